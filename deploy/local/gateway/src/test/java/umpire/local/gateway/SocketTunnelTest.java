package umpire.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.vertx.http.HttpServer;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import jakarta.inject.Inject;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * WebSockets through the gateway: both ways, refusals whole, and no faster than the client reads.
 */
@QuarkusTest
@WithTestResource(FakeServices.class)
@NullUnmarked // fields are injected
class SocketTunnelTest {
  private static final int SECONDS = 30;
  private static final int FLOOD = 64 * 1024 * 1024;
  private static final int PART = 64 * 1024;

  @Inject HttpServer gateway;

  @Inject Origins origins;

  @Inject Vertx vertx;

  private final HttpClient client = HttpClient.newHttpClient();
  private final BlockingQueue<String> seen = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> ended = new LinkedBlockingQueue<>();
  private final AtomicLong sent = new AtomicLong();
  private io.vertx.core.http.HttpServer service;

  /** In supply-service's place, which is dead in these tests otherwise. */
  @BeforeEach
  void serve() throws Exception {
    service =
        vertx
            .createHttpServer()
            .requestHandler(this::answer)
            .listen(origins.supply().getPort(), "127.0.0.1")
            .toCompletionStage()
            .toCompletableFuture()
            .get(SECONDS, TimeUnit.SECONDS);
  }

  @AfterEach
  void close() throws Exception {
    service.close().toCompletionStage().toCompletableFuture().get(SECONDS, TimeUnit.SECONDS);
  }

  private void answer(HttpServerRequest request) {
    seen.add(
        "%s authorization %s forwarded %s id %s"
            .formatted(
                request.uri(),
                request.getHeader("Authorization"),
                request.getHeader("Forwarded"),
                request.getHeader("X-Request-Id")));
    if (request.path().endsWith("/refused")) {
      request
          .response()
          .setStatusCode(404)
          .putHeader("Content-Type", Problem.TYPE)
          .end("{\"status\": 404}")
          .onFailure(gone -> request.connection().close());
      return;
    }
    request
        .toWebSocket()
        .onSuccess(socket -> opened(request, socket))
        .onFailure(gone -> request.connection().close());
  }

  private void opened(HttpServerRequest request, ServerWebSocket socket) {
    socket.closeHandler(closed -> ended.add("" + socket.closeStatusCode()));
    if (request.path().endsWith("/flood")) {
      flood(socket);
    } else if (request.path().endsWith("/closing")) {
      socket.close((short) 1012, "server-stops").onFailure(gone -> ended.add("lost"));
    } else {
      socket.textMessageHandler(
          text -> socket.writeTextMessage(text + "!").onFailure(gone -> ended.add("lost")));
    }
  }

  /** As much as it gets rid of. */
  private void flood(ServerWebSocket socket) {
    if (sent.get() < FLOOD) {
      socket
          .writeTextMessage("x".repeat(PART))
          .onSuccess(
              gone -> {
                sent.addAndGet(PART);
                flood(socket);
              })
          .onFailure(gone -> ended.add("lost"));
    }
  }

  /** Keeps what comes, whole texts only, and how it ends. */
  private static final class Listener implements WebSocket.Listener {
    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
      received.add(text.toString());
      socket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
      received.add(code + " " + reason);
      return null;
    }
  }

  private CompletableFuture<WebSocket> open(String path, Listener listener, String authorization) {
    return client
        .newWebSocketBuilder()
        .header("Authorization", authorization)
        .header("Forwarded", "for=1.2.3.4")
        .header("X-Request-Id", "mine-7")
        .buildAsync(
            URI.create("ws://localhost:" + gateway.getPort() + "/v1/supply/" + path), listener);
  }

  @Test
  void bothWaysAndWithTheBearerTokenOfThePersonalOne() throws Exception {
    Listener listener = new Listener();
    WebSocket socket =
        open("socket?after=3", listener, "Bearer ump_socketgood").get(SECONDS, TimeUnit.SECONDS);
    assertThat(seen.poll(SECONDS, TimeUnit.SECONDS))
        .startsWith("/v1/supply/socket?after=3 authorization Bearer jwt-")
        .endsWith("forwarded for=127.0.0.1 id mine-7");
    for (String text : new String[] {"here", "and there"}) {
      assertThat(socket.sendText(text, true).get(SECONDS, TimeUnit.SECONDS)).isNotNull();
      assertThat(listener.received.poll(SECONDS, TimeUnit.SECONDS)).isEqualTo(text + "!");
    }
    socket.abort();
    assertThat(ended.poll(SECONDS, TimeUnit.SECONDS)).as("the service has learnt it").isNotNull();
  }

  @Test
  void aClosingArrivesWithItsReason() throws Exception {
    Listener listener = new Listener();
    assertThat(open("closing", listener, "Bearer x").get(SECONDS, TimeUnit.SECONDS)).isNotNull();
    assertThat(listener.received.poll(SECONDS, TimeUnit.SECONDS)).isEqualTo("1012 server-stops");
  }

  @Test
  void aRefusalArrivesWhole() throws Exception {
    String answer = raw("/v1/supply/refused");
    assertThat(answer).startsWith("HTTP/1.1 404 ").contains(Problem.TYPE, "{\"status\": 404}");
  }

  @Test
  void aDeadServiceIsAProblemHereToo() throws Exception {
    close();
    try {
      assertThat(raw("/v1/supply/socket"))
          .startsWith("HTTP/1.1 503 ")
          .contains(Problem.TYPE, "supply-service does not answer");
    } finally {
      serve();
    }
  }

  @Test
  void whoDoesNotReadSlowsTheServiceDown() throws Exception {
    try (Socket slow = asked("/v1/supply/flood")) {
      long before = -1;
      Instant deadline = Instant.now().plusSeconds(SECONDS);
      while (sent.get() != before) {
        assertThat(Instant.now()).as("it comes to a stop").isBefore(deadline);
        before = sent.get();
        LockSupport.parkNanos(Duration.ofSeconds(1).toNanos());
      }
      // What lies in the buffers of four sockets, and not what the gateway would have kept.
      assertThat(sent.get()).isLessThan(FLOOD / 2);
      // What has arrived is counted, since the sender hears only later that its last part is gone.
      InputStream in = slow.getInputStream();
      byte[] part = new byte[PART];
      long arrived = 0;
      while (arrived < FLOOD) {
        int read = in.read(part);
        assertThat(read).as("it goes on").isPositive();
        arrived += read;
      }
    }
  }

  private String raw(String path) throws IOException {
    try (Socket socket = asked(path)) {
      DataInputStream in = new DataInputStream(socket.getInputStream());
      StringBuilder answer = new StringBuilder();
      while (!answer.toString().endsWith("}")) {
        answer.append((char) in.readUnsignedByte());
      }
      return answer.toString();
    }
  }

  private Socket asked(String path) throws IOException {
    Socket socket = new Socket();
    socket.setSoTimeout(SECONDS * 1000);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), gateway.getPort()));
    String request =
        "GET "
            + path
            + " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }
}
