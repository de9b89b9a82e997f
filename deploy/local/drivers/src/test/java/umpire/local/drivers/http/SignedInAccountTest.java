package umpire.local.drivers.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class SignedInAccountTest {
  /** A demo of a long game takes longer than a token holds. */
  @Test
  void whoStaysForLongSignsInAgain() throws IOException {
    AtomicInteger sessions = new AtomicInteger();
    HttpServer service =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    service.createContext(
        "/v1/sessions",
        exchange -> {
          String body =
              "{\"account\":{\"id\":\"a\"},\"token\":\"t%d\"}"
                  .formatted(sessions.incrementAndGet());
          byte[] answer = body.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(201, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    service.start();
    try {
      Api api = new Api("http://127.0.0.1:" + service.getAddress().getPort());
      AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
      SignedInAccount signedInAccount =
          new SignedInAccount(api, api.signIn("ann", "secret"), now::get);
      assertThat(signedInAccount.token()).isEqualTo("t1");
      now.set(Instant.EPOCH.plus(Duration.ofMinutes(9)));
      assertThat(signedInAccount.token()).as("an old one is renewed in time").isEqualTo("t2");
      assertThat(signedInAccount.token()).as("once is enough").isEqualTo("t2");
    } finally {
      service.stop(0);
    }
  }
}
