package umpire.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.vertx.http.HttpServer;
import jakarta.inject.Inject;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The limits of connections hold at the gateway: Netty has loaded them. */
@QuarkusTest
@WithTestResource(FakeServices.class)
class GuardedConnectionTest {
  @Inject HttpServer gateway;

  @ParameterizedTest
  @CsvSource({
    "Host: evil.example, HTTP/1.1 421 Misdirected Request",
    "Host: localhost|Content-Length: 1|Transfer-Encoding: chunked, HTTP/1.1 400 Bad Request"
  })
  void aRequestThatNoServiceShouldSeeIsRefused(String headers, String status) throws Exception {
    try (Socket socket = new Socket(InetAddress.ofLiteral("127.0.0.1"), gateway.getPort())) {
      socket.setSoTimeout(10_000);
      String request =
          "POST /v1/matches HTTP/1.1\r\n" + headers.replace("|", "\r\n") + "\r\n\r\n0\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      assertThat(answer).startsWith(status).contains("Connection: close");
    }
  }
}
