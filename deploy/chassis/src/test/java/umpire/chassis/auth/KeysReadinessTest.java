package umpire.chassis.auth;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.eclipse.microprofile.health.HealthCheckResponse.Status;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.JsonWebKeySet;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;

class KeysReadinessTest {
  @Test
  void ready_means_that_tokens_can_be_verified() throws Exception {
    HttpServer issuer =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    int port = issuer.getAddress().getPort();
    KeysReadiness readiness =
        new KeysReadiness(new KeyRing(at(port), Duration.ofMinutes(1), KeyRingTest.code("")));
    String keys =
        new JsonWebKeySet(TestIssuer.newKey("one"))
            .toJson(JsonWebKey.OutputControlLevel.PUBLIC_ONLY);
    int[] status = {503};
    issuer.createContext(
        "/jwks.json",
        exchange -> {
          byte[] body = keys.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(status[0], body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    issuer.start();
    assertThat(status(readiness)).isEqualTo(Status.DOWN);
    status[0] = 200;
    assertThat(status(readiness)).isEqualTo(Status.UP);
    issuer.stop(0);
    assertThat(status(readiness)).as("with the keys that it has").isEqualTo(Status.UP);
    assertThat(
            status(
                new KeysReadiness(
                    new KeyRing(at(port), Duration.ofMinutes(1), KeyRingTest.code("")))))
        .as("without any")
        .isEqualTo(Status.DOWN);
  }

  private static URI at(int port) {
    return URI.create("http://127.0.0.1:" + port + "/jwks.json");
  }

  private static Status status(KeysReadiness readiness) {
    return readiness.call().await().atMost(Duration.ofSeconds(20)).getStatus();
  }
}
