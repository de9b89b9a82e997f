package umpire.connections;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketConnectOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server of Vert.x, as Quarkus has it, with the limits that this module's pom sets for tests. */
class ConnectionsTest {
  private static final String HELLO = "GET /hello HTTP/1.1\nHost: localhost\n\n";
  private static final AtomicInteger SERVED = new AtomicInteger();
  private static final Vertx VERTX = Vertx.vertx();
  private static int port;

  @BeforeAll
  static void listen() throws Exception {
    HttpServer server =
        VERTX
            .createHttpServer(new HttpServerOptions().setHttp2ClearTextEnabled(false))
            .requestHandler(ConnectionsTest::serve)
            .listen(0, "127.0.0.1")
            .toCompletionStage()
            .toCompletableFuture()
            .get(10, TimeUnit.SECONDS);
    port = server.actualPort();
  }

  @AfterAll
  static void close() throws Exception {
    VERTX.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
  }

  private static void serve(HttpServerRequest request) {
    SERVED.incrementAndGet();
    switch (request.path()) {
      case "/stream" -> {
        request.response().setChunked(true).write("begun");
        VERTX.setTimer(4_000, _ -> request.response().end("ended"));
      }
      case "/socket" ->
          request
              .toWebSocket()
              .onSuccess(socket -> socket.textMessageHandler(socket::writeTextMessage));
      default ->
          request
              .body()
              .onSuccess(
                  body ->
                      request
                          .response()
                          .end("read " + body.length() + " " + request.getHeader("Upgrade")));
    }
  }

  private static RawConnection connect() {
    return new RawConnection("127.0.0.1", port);
  }

  @Test
  void requestsFollowEachOtherOnOneConnectionPipelinedOrNot() {
    try (RawConnection connection = connect()) {
      assertThat(connection.send(HELLO).answer())
          .startsWith("HTTP/1.1 200")
          .endsWith("read 0 null");
      String post = "POST / HTTP/1.1\nHost: localhost\nContent-Length: 3\n\nabc";
      connection.send(post + HELLO);
      assertThat(connection.answer()).endsWith("read 3 null");
      assertThat(connection.answer()).endsWith("read 0 null");
    }
  }

  @Test
  void aRequestWithBothLengthsIsRefusedUnread() {
    int before = SERVED.get();
    try (RawConnection connection = connect()) {
      connection.send(
          "POST / HTTP/1.1\nHost: localhost\nContent-Length: 3\nTransfer-Encoding: chunked\n\n0\n\nGET");
      assertThat(connection.rest())
          .startsWith("HTTP/1.1 400 Bad Request")
          .contains("Content-Type: application/problem+json", "Connection: close", "not both");
    }
    assertThat(SERVED).hasValue(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET / HTTP/1.1\nHost: evil.example\n\n",
        "GET / HTTP/1.1\nHost: 127.0.0.1.evil.example\n\n",
        "GET / HTTP/1.1\nHost: localhost@evil.example\n\n",
        "GET http://evil.example/ HTTP/1.1\nHost: localhost\n\n",
        "GET / HTTP/1.1\nHost: 10.1.2.3\n\n"
      })
  void aForeignHostIsRefused(String request) {
    int before = SERVED.get();
    try (RawConnection connection = connect()) {
      assertThat(connection.send(request).rest())
          .startsWith("HTTP/1.1 421 Misdirected Request")
          .doesNotContain("evil");
    }
    assertThat(SERVED).hasValue(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost",
        "LOCALHOST:81",
        "127.0.0.1:1",
        "127.9.9.9",
        "[::1]:8080",
        "umpire.example.org",
        "Play.Example.org:443"
      })
  void itsOwnNamesAreServed(String host) {
    try (RawConnection connection = connect()) {
      String request = "GET / HTTP/1.1\nHost: %s\n\n".formatted(host);
      assertThat(connection.send(request).answer()).startsWith("HTTP/1.1 200");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET / HTTP/1.1\n\n",
        "GET / HTTP/1.1\nHost: localhost\nHost: localhost\n\n",
        "GET / HTTP/1.1\nHost: localhost\nBad Name: 1\n\n",
        "PRI * HTTP/2.0\n\nSM\n\n",
        "nonsense\n\n"
      })
  void whatIsNoRequestIsRefused(String request) {
    try (RawConnection connection = connect()) {
      assertThat(connection.send(request).rest()).startsWith("HTTP/1.1 400 Bad Request");
    }
  }

  @Test
  void longTargetsLongHeadersAndTunnelsAreRefused() {
    try (RawConnection line = connect();
        RawConnection head = connect();
        RawConnection tunnel = connect()) {
      line.send("GET /" + "a".repeat(5_000) + " HTTP/1.1\nHost: localhost\n\n");
      assertThat(line.rest()).startsWith("HTTP/1.1 414 ");
      head.send("GET / HTTP/1.1\nHost: localhost\nX: " + "a".repeat(30_000) + "\n\n");
      assertThat(head.rest()).startsWith("HTTP/1.1 431 ");
      tunnel.send("CONNECT localhost:22 HTTP/1.1\nHost: localhost\n\n");
      assertThat(tunnel.rest()).startsWith("HTTP/1.1 405 ");
    }
  }

  @Test
  void anUpgradeToHttp2IsDeclined() {
    try (RawConnection connection = connect()) {
      connection.send(
          """
          GET / HTTP/1.1
          Host: localhost
          Connection: Upgrade, HTTP2-Settings
          Upgrade: h2c
          HTTP2-Settings: AAMAAABkAAQAAP__

          """);
      assertThat(connection.answer()).startsWith("HTTP/1.1 200").endsWith("read 0 null");
    }
  }

  @Test
  void aHeadThatTricklesIsEnded() {
    try (RawConnection connection = connect()) {
      connection.send("GET / HTTP/1.1\nHost: localhost\n");
      trickle(connection, Duration.ofSeconds(5));
      assertThat(connection.rest()).startsWith("HTTP/1.1 408 ").contains("The head");
    }
  }

  @Test
  void aBodyThatTricklesIsEnded() {
    try (RawConnection connection = connect()) {
      connection.send("POST / HTTP/1.1\nHost: localhost\nContent-Length: 1000\n\n");
      trickle(connection, Duration.ofSeconds(6));
      assertThat(connection.rest()).startsWith("HTTP/1.1 408 ").contains("The body");
    }
  }

  /** A byte now and then; must be ended long before this time is over. */
  private static void trickle(RawConnection connection, Duration most) {
    long begun = System.nanoTime();
    while (connection.takes("a") && System.nanoTime() - begun < most.toNanos()) {
      LockSupport.parkNanos(Duration.ofMillis(300).toNanos());
      if (System.nanoTime() - begun > Duration.ofMillis(2_900).toNanos()) {
        return; // what the other side said is read before a reset can discard it
      }
    }
  }

  @Test
  void aConnectionWithoutARequestIsEndedInSilence() {
    try (RawConnection fresh = connect();
        RawConnection used = connect()) {
      used.send(HELLO).answer();
      assertThat(fresh.rest()).isEmpty();
      assertThat(used.rest()).isEmpty();
    }
  }

  @Test
  void anAnswerMayTakeLongerThanAllLimits() {
    try (RawConnection connection = connect()) {
      connection.send("GET /stream HTTP/1.1\nHost: localhost\nConnection: close\n\n");
      assertThat(connection.rest()).contains("begun").contains("ended");
    }
  }

  @Test
  void aWebSocketOutlivesAllLimits() throws Exception {
    CompletableFuture<String> echoed = new CompletableFuture<>();
    WebSocket socket =
        VERTX
            .createWebSocketClient()
            .connect(
                new WebSocketConnectOptions().setHost("localhost").setPort(port).setURI("/socket"))
            .toCompletionStage()
            .toCompletableFuture()
            .get(10, TimeUnit.SECONDS);
    socket.textMessageHandler(echoed::complete);
    VERTX.setTimer(4_000, _ -> socket.writeTextMessage("still here"));
    assertThat(echoed.get(10, TimeUnit.SECONDS)).isEqualTo("still here");
  }

  @Test
  void anAddressHasSoManyConnectionsAndOthersHaveTheirOwn() {
    List<RawConnection> all = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      all.add(
          new RawConnection("127.0.0.2", port).send("GET /stream HTTP/1.1\nHost: localhost\n\n"));
    }
    all.forEach(connection -> assertThat(connection.answer()).startsWith("HTTP/1.1 200"));
    try (RawConnection ninth = new RawConnection("127.0.0.2", port);
        RawConnection elsewhere = new RawConnection("127.0.0.3", port)) {
      assertThat(ninth.send(HELLO).rest())
          .startsWith("HTTP/1.1 429 ")
          .contains("Retry-After: 10", "too-many-connections");
      assertThat(elsewhere.send(HELLO).answer()).startsWith("HTTP/1.1 200");
    }
    all.forEach(RawConnection::close);
    assertThat(servedAgain()).isTrue();
  }

  /** That others are gone is known a moment later. */
  private static boolean servedAgain() {
    long begun = System.nanoTime();
    while (System.nanoTime() - begun < Duration.ofSeconds(10).toNanos()) {
      try (RawConnection again = new RawConnection("127.0.0.2", port)) {
        if (again.send(HELLO).answer().startsWith("HTTP/1.1 200")) {
          return true;
        }
      }
    }
    return false;
  }
}
