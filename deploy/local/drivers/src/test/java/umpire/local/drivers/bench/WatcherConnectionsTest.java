package umpire.local.drivers.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.local.drivers.http.PollUntil;

class WatcherConnectionsTest {
  /** More than are let in at the same time. */
  private static final int COUNT = 120;

  private static final Duration SOON = Duration.ofSeconds(20);

  private ServerSocket server = new ServerSocket();

  /** Held: the garbage collector closes a socket that nothing refers to. */
  private final Queue<Socket> sockets = new ConcurrentLinkedQueue<>();

  private volatile boolean ends;
  private volatile String messages = "";

  WatcherConnectionsTest() throws IOException {}

  @BeforeEach
  void serve() throws IOException {
    server = new ServerSocket(0, COUNT, InetAddress.getLoopbackAddress());
    Thread _ = Thread.startVirtualThread(this::accept);
  }

  @AfterEach
  void stop() throws IOException {
    server.close();
    for (Socket socket : sockets) {
      socket.close();
    }
  }

  private void accept() {
    try {
      while (true) {
        Socket socket = server.accept();
        sockets.add(socket);
        Thread _ = Thread.startVirtualThread(() -> answer(socket));
      }
    } catch (IOException _) {
      // The test is over.
    }
  }

  private void answer(Socket socket) {
    try {
      BufferedReader request =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      assertThat(request.readLine()).isEqualTo("GET /stream HTTP/1.1");
      while (!request.readLine().isEmpty()) {
        // Its headers.
      }
      String body = messages;
      String answer =
          "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n%x\r\n%s\r\n"
              .formatted(body.length(), body);
      socket.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
      if (ends) {
        socket.close();
      }
    } catch (IOException _) {
      // They have gone away.
    }
  }

  private static String message(String type, int id) {
    return "event: %s\nid: %d\ndata: {}\n\n".formatted(type, id);
  }

  private WatcherConnections watching(int count) throws IOException {
    return WatcherConnections.of(
        "http://127.0.0.1:" + server.getLocalPort(), "/stream", "token", count);
  }

  @Test
  void whatComesToEachIsNoted() throws IOException {
    messages = message("snapshot", 7) + message("event", 8) + message("event", 9);
    WatcherConnections watcherConnections = watching(COUNT);
    PollUntil.until("all events", SOON, () -> watcherConnections.events() == 2 * COUNT);
    assertThat(watcherConnections.begun()).isEqualTo(COUNT);
    List<WatcherConnections.Arrival> arrivals = watcherConnections.ended();
    assertThat(arrivals).hasSize(2 * COUNT);
    assertThat(arrivals.stream().filter(one -> one.seq() == 9)).hasSize(COUNT);
    assertThat(watcherConnections.faults()).isEmpty();
  }

  @Test
  void aGapIsAFault() throws IOException {
    messages = message("snapshot", 7) + message("event", 9);
    try (WatcherConnections watcherConnections = watching(1)) {
      PollUntil.until("a fault", SOON, () -> !watcherConnections.faults().isEmpty());
      assertThat(watcherConnections.faults()).containsExactly("watcher 0: 9 behind 7");
    }
  }

  @Test
  void aStreamThatEndsIsAFault() throws IOException {
    messages = message("snapshot", 7);
    ends = true;
    try (WatcherConnections watcherConnections = watching(1)) {
      PollUntil.until("a fault", SOON, () -> !watcherConnections.faults().isEmpty());
      assertThat(watcherConnections.faults()).containsExactly("watcher 0: the stream ended");
    }
  }
}
