package umpire.chassis.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
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

  private final AtomicInteger status = new AtomicInteger(200);
  private final HttpServer lobby;
  private volatile String served = "{\"keys\":[]}";

  KeyRingTest() throws Exception {
    lobby = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    lobby.createContext(
        "/jwks.json",
        exchange -> {
          byte[] body = served.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(status.get(), body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
  }

  @BeforeEach
  void start() {
    lobby.start();
  }

  @AfterEach
  void stop() {
    lobby.stop(0);
  }

  @Test
  void a_key_that_lobby_service_withdraws_is_soon_of_no_use() {
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
  void while_lobby_service_is_away_the_keys_that_are_here_hold() {
    serve(TestIssuer.newKey("one"));
    KeyRing keys = ring(Duration.ZERO);
    assertThat(holds(keys, "one")).isTrue();
    status.set(503);
    for (int i = 0; i < 20; i++) {
      assertThat(holds(keys, "one")).isTrue();
    }
    lobby.stop(0);
    assertThat(holds(keys, "one")).isTrue();
  }

  private KeyRing ring(Duration refresh) {
    return new KeyRing(
        URI.create("http://127.0.0.1:" + lobby.getAddress().getPort() + "/jwks.json"), refresh);
  }

  private void serve(JsonWebKey... keys) {
    served = new JsonWebKeySet(keys).toJson(JsonWebKey.OutputControlLevel.PUBLIC_ONLY);
  }

  private static boolean holds(KeyRing keys, String id) {
    return keys.key(id).toCompletableFuture().join().isPresent();
  }
}
