package umpire.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.vertx.core.Vertx;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What becomes of a personal token that the gateway knows while lobby-service is away. */
class TokenExchangeTest {
  private static final String TOKEN = "ump_known";

  private final AtomicInteger asked = new AtomicInteger();
  private final AtomicInteger status = new AtomicInteger(200);
  private final Vertx vertx = Vertx.vertx();
  private final HttpServer lobby;
  private final TokenExchange tokenExchange;

  TokenExchangeTest() throws IOException {
    lobby = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    lobby.createContext("/v1/tokens/exchange", this::answer);
    tokenExchange =
        new TokenExchange(
            vertx,
            URI.create("http://127.0.0.1:" + lobby.getAddress().getPort()),
            Duration.ofMillis(1));
  }

  @BeforeEach
  void start() {
    lobby.start();
  }

  @AfterEach
  void stop() {
    lobby.stop(0);
    vertx.close();
  }

  @Test
  void aKnownTokenGoesOnWhileLobbyServiceIsAway() throws Exception {
    assertThat(exchanged()).isEqualTo("Bearer jwt-1");
    status.set(503);
    for (int i = 0; i < 20; i++) {
      assertThat(exchanged()).isEqualTo("Bearer jwt-1");
    }
    lobby.stop(0);
    for (int i = 0; i < 20; i++) {
      assertThat(exchanged()).isEqualTo("Bearer jwt-1");
    }
  }

  @Test
  void aKnownTokenIsRenewedBesideRequests() {
    assertThat(get()).isEqualTo("Bearer jwt-1");
    until(() -> get().equals("Bearer jwt-2"));
  }

  @Test
  void aTokenThatLobbyServiceKnowsNoMoreIsSoonRefused() {
    assertThat(get()).isEqualTo("Bearer jwt-1");
    status.set(401);
    until(() -> get().equals("The token was revoked, has expired, or never was."));
  }

  @Test
  void aBearerTokenThatAServiceRefusedIsNotUsedAgainWhileLobbyServiceIsAway() {
    assertThat(get()).isEqualTo("Bearer jwt-1");
    status.set(503);
    tokenExchange.refused("Bearer jwt-1");
    assertThat(get()).isEqualTo("lobby-service exchanges no tokens now");
  }

  private void answer(HttpExchange exchange) throws IOException {
    int now = status.get();
    String body =
        now == 200
            ? "{\"token\": \"jwt-%d\", \"expiresAt\": \"%s\"}"
                .formatted(asked.incrementAndGet(), Instant.now().plusSeconds(600))
            : "{}";
    exchange.sendResponseHeaders(now, body.length());
    exchange.getResponseBody().write(body.getBytes(StandardCharsets.UTF_8));
    exchange.close();
  }

  private String exchanged() throws Exception {
    return tokenExchange
        .authorization(TOKEN)
        .toCompletionStage()
        .toCompletableFuture()
        .get(20, TimeUnit.SECONDS);
  }

  /** The header, or why there is none. */
  private String get() {
    try {
      return exchanged();
    } catch (ExecutionException refused) {
      return refused.getCause() instanceof TokenExchange.Refused known
          ? known.detail()
          : String.valueOf(refused);
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
  }

  private static void until(BooleanSupplier holds) {
    Instant last = Instant.now().plusSeconds(20);
    while (!holds.getAsBoolean()) {
      assertThat(Instant.now()).isBefore(last);
      LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
    }
  }
}
