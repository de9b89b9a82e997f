package umpire.chassis.http;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.chassis.http.RawConnections.status;
import static umpire.chassis.http.RawConnections.write;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes of a body after its request was refused; the connection is closed 4 s later. */
@QuarkusTest
class UnreadBodyDiscardTest {
  private static final int MEBIBYTE = 1024 * 1024;
  private static final int CONNECTIONS = 16;
  private static final int ROUNDS = 20;

  private final RawConnections connections = new RawConnections();

  @AfterEach
  void hang_up() throws IOException {
    connections.close();
  }

  /** One refused unread, one in the middle, one whose connection is used for long after. */
  @ParameterizedTest
  @ValueSource(strings = {"/sample/unread", "/sample/large"})
  void who_sends_the_rest_keeps_the_connection(String path) throws IOException {
    Socket socket = connections.begin(path, "Content-Length: " + 4 * MEBIBYTE);
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
      socket.setSoTimeout(RawConnections.DEADLINE_MILLISECONDS);
      return all.toString();
    }
  }

  /** A client that keeps its connections sends the next request while the rest still comes in. */
  @ParameterizedTest
  @CsvSource({"/sample/unread, 503", "/sample/large, 413 or 503"})
  void a_refusal_harms_no_later_request_on_the_connection(String path, String statuses) {
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + RawConnections.port() + path))
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
    Socket socket = connections.begin("/sample/unread", "Content-Length: " + MEBIBYTE);
    assertThat(status(socket)).contains("503");
    String rest = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    assertThat(rest).contains("urn:umpire:problem:busy");
  }
}
