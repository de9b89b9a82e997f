package umpire.chassis.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwk.RsaJsonWebKey;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;

class KeyRingTest {
  private static final Duration DEADLINE = Duration.ofSeconds(20);
  private static final String SECRET = "secret-of-this-installation-alone-0123456789";

  private final AtomicInteger status = new AtomicInteger(200);
  private final HttpServer issuer;
  private volatile String served = "{\"keys\":[]}";
  private volatile KeySetMac issuerMac = code("");
  private volatile Optional<String> replayed = Optional.empty();

  KeyRingTest() throws Exception {
    issuer = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    issuer.createContext(
        "/jwks.json",
        exchange -> {
          byte[] body = served.getBytes(StandardCharsets.UTF_8);
          String nonce = exchange.getRequestHeaders().getFirst(KeySetMac.NONCE);
          issuerMac
              .of(replayed.orElse(nonce == null ? "" : nonce), body)
              .ifPresent(code -> exchange.getResponseHeaders().set(KeySetMac.CODE, code));
          exchange.sendResponseHeaders(status.get(), body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
  }

  @BeforeEach
  void start() {
    issuer.start();
  }

  @AfterEach
  void stop() {
    issuer.stop(0);
  }

  @Test
  void a_key_that_the_issuer_withdraws_is_soon_of_no_use() {
    RsaJsonWebKey one = TestIssuer.newKey("one");
    RsaJsonWebKey two = TestIssuer.newKey("two");
    serve(one, two);
    KeyRing keys = ring(Duration.ofMillis(50));
    assertThat(holds(keys, "one")).isTrue();
    serve(two);
    await().atMost(DEADLINE).until(() -> !holds(keys, "one"));
    assertThat(holds(keys, "two")).isTrue();
  }

  @Test
  void while_the_issuer_is_away_the_keys_that_are_here_hold() {
    serve(TestIssuer.newKey("one"));
    KeyRing keys = ring(Duration.ZERO);
    assertThat(holds(keys, "one")).isTrue();
    status.set(503);
    for (int i = 0; i < 20; i++) {
      assertThat(holds(keys, "one")).isTrue();
    }
    issuer.stop(0);
    assertThat(holds(keys, "one")).isTrue();
  }

  @Test
  void with_a_secret_the_keys_of_whoever_does_not_know_it_are_refused() {
    serve(TestIssuer.newKey("one"));
    assertThat(fails(ring(Duration.ZERO, code(SECRET)))).isTrue();
    issuerMac = code(SECRET.replace('s', 't'));
    assertThat(fails(ring(Duration.ZERO, code(SECRET)))).isTrue();
    issuerMac = code(SECRET);
    assertThat(holds(ring(Duration.ZERO, code(SECRET)), "one")).isTrue();
    assertThat(holds(ring(Duration.ZERO, code("")), "one")).isTrue();
    replayed = Optional.of("of-another-question");
    assertThat(fails(ring(Duration.ZERO, code(SECRET)))).isTrue();
  }

  @Test
  void while_another_program_has_the_port_the_keys_that_are_here_hold() {
    serve(TestIssuer.newKey("one"));
    issuerMac = code(SECRET);
    KeyRing keys = ring(Duration.ZERO, code(SECRET));
    assertThat(holds(keys, "one")).isTrue();
    issuerMac = code("");
    serve(TestIssuer.newKey("forged"));
    for (int i = 0; i < 20; i++) {
      assertThat(holds(keys, "one")).isTrue();
    }
  }

  @Test
  void a_short_secret_is_refused() {
    assertThatThrownBy(() -> code("guessed")).hasMessageContaining("32 characters");
  }

  static KeySetMac code(String secret) {
    return new KeySetMac(Optional.of(secret).filter(text -> !text.isEmpty()));
  }

  private static boolean fails(KeyRing keys) {
    return keys.key("one").handle((_, failure) -> failure != null).toCompletableFuture().join();
  }

  private KeyRing ring(Duration refresh) {
    return ring(refresh, code(""));
  }

  private KeyRing ring(Duration refresh, KeySetMac code) {
    return new KeyRing(
        URI.create("http://127.0.0.1:" + issuer.getAddress().getPort() + "/jwks.json"),
        refresh,
        code);
  }

  private void serve(JsonWebKey... keys) {
    served = new JsonWebKeySet(keys).toJson(JsonWebKey.OutputControlLevel.PUBLIC_ONLY);
  }

  private static boolean holds(KeyRing keys, String id) {
    return keys.key(id).toCompletableFuture().join().isPresent();
  }
}
