package umpire.chassis.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes of a body after its request was refused; the connection is closed 4 s later. */
@QuarkusTest
class UnreadBodyTest {
  private static final int MEBIBYTE = 1024 * 1024;
  private static final int CONNECTIONS = 16;
  private static final int ROUNDS = 20;
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

  /** One refused unread, one in the middle, one whose connection is used for long after. */
  @ParameterizedTest
  @ValueSource(strings = {"/sample/unread", "/sample/large"})
  void who_sends_the_rest_keeps_the_connection(String path) throws IOException {
    Socket socket = begin(path, "Content-Length: " + 4 * MEBIBYTE);
    write(socket, "[" + "[],".repeat(MEBIBYTE));
    assertThat(status(socket)).containsAnyOf("503", "413");
    write(socket, " ".repeat(MEBIBYTE - 1));
    String first = quiet(socket);
    assertThat(first).contains("urn:umpire:problem:");
    write(
        socket, "GET /sample/refused/422 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assertThat(status(socket)).contains("422");
  }

  /** What comes until nothing has come for longer than an unread body may last. */
  private static String quiet(Socket socket) throws IOException {
    socket.setSoTimeout(6_000);
    StringBuilder all = new StringBuilder();
    try {
      for (int next = socket.getInputStream().read();
          next >= 0;
          next = socket.getInputStream().read()) {
        all.append((char) next);
      }
      throw new AssertionError("the connection was closed after: " + all);
    } catch (SocketTimeoutException still) {
      socket.setSoTimeout(DEADLINE_MILLISECONDS);
      return all.toString();
    }
  }

  /** A client that keeps its connections sends the next request while the rest still comes in. */
  @ParameterizedTest
  @CsvSource({"/sample/unread, 503", "/sample/large, 413 or 503"})
  void a_refusal_harms_no_later_request_on_the_connection(String path, String statuses) {
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString("[" + "[],".repeat(MEBIBYTE)))
            .build();
    for (int round = 0; round < ROUNDS; round++) {
      List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
      for (int i = 0; i < CONNECTIONS; i++) {
        all.add(client.sendAsync(request, HttpResponse.BodyHandlers.ofString()));
      }
      assertThat(all)
          .allSatisfy(one -> assertThat(statuses).contains("" + one.join().statusCode()));
    }
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
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port());
    open.add(socket);
    socket.setSoTimeout(DEADLINE_MILLISECONDS);
    write(
        socket,
        "POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n%s\r\n\r\n"
            .formatted(path, length));
    return socket;
  }

  private static int port() {
    return ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
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
