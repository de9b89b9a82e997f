package umpire.chassis.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes of a body after its request was refused; the connection is closed 4 s later. */
@QuarkusTest
class UnreadBodyTest {
  private static final int MEBIBYTE = 1024 * 1024;
  private static final int CONNECTIONS = 16;
  private static final int DEADLINE_MILLISECONDS = 30_000;

  private final List<Socket> open = new ArrayList<>();

  @AfterEach
  void hang_up() throws IOException {
    for (Socket socket : open) {
      socket.close();
    }
  }

  /** One body is refused unread, the other in the middle; of both 3 of 4 MiB are sent. */
  @ParameterizedTest
  @ValueSource(strings = {"/sample/unread", "/sample/large"})
  void the_rest_of_refused_bodies_is_kept_nowhere(String path) throws IOException {
    long before = used();
    for (int i = 0; i < CONNECTIONS; i++) {
      Socket socket = begin(path, "Content-Length: " + 4 * MEBIBYTE);
      socket
          .getOutputStream()
          .write(("[" + "[],".repeat(MEBIBYTE)).getBytes(StandardCharsets.US_ASCII));
      assertThat(status(socket)).startsWith("HTTP/1.1 ").containsAnyOf("503", "413");
    }
    await()
        .atMost(Duration.ofSeconds(3))
        .untilAsserted(() -> assertThat(used() - before).isLessThan((long) CONNECTIONS * MEBIBYTE));
  }

  @Test
  void who_sends_the_rest_may_send_another_request() throws IOException {
    Socket socket = begin("/sample/unread", "Content-Length: " + MEBIBYTE);
    socket.getOutputStream().write(new byte[MEBIBYTE / 2]);
    assertThat(status(socket)).contains("503");
    socket.getOutputStream().write(new byte[MEBIBYTE / 2]);
    write(socket, "GET /sample/refused/422 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    String rest = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    assertThat(rest).contains("urn:umpire:problem:busy").contains("HTTP/1.1 422");
  }

  @Test
  void who_sends_no_rest_is_cut_off() throws IOException {
    Socket socket = begin("/sample/unread", "Content-Length: " + MEBIBYTE);
    assertThat(status(socket)).contains("503");
    String rest = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    assertThat(rest).contains("urn:umpire:problem:busy");
  }

  @Test
  void who_sends_without_end_is_cut_off() throws IOException {
    Socket socket = begin("/sample/unread", "Transfer-Encoding: chunked");
    String piece = "10000\r\n" + "x".repeat(0x10000) + "\r\n";
    long begun = System.nanoTime();
    long sent = 0;
    try {
      while (sent < 1024L * MEBIBYTE) {
        write(socket, piece);
        sent += piece.length();
      }
    } catch (IOException cut) {
      assertThat(cut).hasMessageMatching("(?i).*(reset|broken pipe|closed).*");
    }
    assertThat(sent).isLessThan(64L * MEBIBYTE);
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(4));
  }

  private Socket begin(String path, String length) throws IOException {
    int port = ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    open.add(socket);
    socket.setSoTimeout(DEADLINE_MILLISECONDS);
    write(
        socket,
        "POST %s HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n%s\r\n\r\n"
            .formatted(path, length));
    return socket;
  }

  private static void write(Socket socket, String text) throws IOException {
    OutputStream out = socket.getOutputStream();
    out.write(text.getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  private static String status(Socket socket) throws IOException {
    StringBuilder line = new StringBuilder();
    int next = socket.getInputStream().read();
    while (next >= 0 && next != '\n') {
      line.append((char) next);
      next = socket.getInputStream().read();
    }
    return line.toString();
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
