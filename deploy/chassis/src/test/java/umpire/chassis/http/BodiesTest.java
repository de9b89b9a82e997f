package umpire.chassis.http;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bodies against the bounds of the test's settings: 10 KiB, 4 MiB, and 2 MiB of memory in all. */
@QuarkusTest
class BodiesTest {
  private static final Duration DEADLINE = Duration.ofSeconds(30);
  private static final int MEBIBYTE = 1024 * 1024;

  @Inject MemoryBudget budget;

  private final URI origin =
      URI.create(
          "http://127.0.0.1:"
              + ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class));
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  @Test
  void what_was_held_is_given_back_when_the_request_is_answered() {
    given()
        .contentType(ContentType.JSON)
        .body("[" + "7,".repeat(9_999) + "7]")
        .post("/sample/large")
        .then()
        .statusCode(200)
        .body(equalTo("10000"));
    await().atMost(DEADLINE).until(() -> budget.held() == 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[],", "{},", "7,", "\"\","})
  void a_body_that_takes_too_much_memory_is_413_however_it_is_sent(String element)
      throws Exception {
    String body = "[" + element.repeat(3 * MEBIBYTE / element.length()) + "0]";
    assertThat(send("/sample/large", body, false).statusCode()).isEqualTo(413);
    assertThat(send("/sample/large", body, true).statusCode()).isEqualTo(413);
    await().atMost(DEADLINE).until(() -> budget.held() == 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/sample", "/sample/raw", "/sample/large"})
  void a_body_of_unknown_length_is_413_when_it_has_become_too_large(String path) throws Exception {
    int length = path.endsWith("large") ? 5 * MEBIBYTE : 2 * MEBIBYTE;
    HttpResponse<String> answer = send(path, " ".repeat(length) + "{}", true);
    assertThat(answer.statusCode()).isEqualTo(413);
    assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/problem+json");
    await().atMost(DEADLINE).until(() -> budget.held() == 0);
  }

  @Test
  void what_others_hold_is_503_and_comes_back_with_them() throws Exception {
    List<MemoryBudget.Share> others = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      MemoryBudget.Share other = budget.open();
      other.add(MEBIBYTE);
      others.add(other);
    }
    HttpResponse<String> busy = send("/sample/large", "[1]", false);
    assertThat(busy.statusCode()).isEqualTo(503);
    assertThat(busy.headers().firstValue("Retry-After")).hasValue("2");
    assertThat(busy.body()).contains("urn:umpire:problem:busy");
    assertThat(send("/sample/raw", "[1]", false).statusCode()).isEqualTo(503);
    others.forEach(MemoryBudget.Share::close);
    assertThat(send("/sample/large", "[1]", false).statusCode()).isEqualTo(200);
    assertThat(send("/sample/raw", "[1]", false).statusCode()).isEqualTo(200);
  }

  @Test
  void a_connection_that_ends_in_the_middle_gives_back_what_it_held() throws Exception {
    try (Socket socket = new Socket(origin.getHost(), origin.getPort())) {
      OutputStream out = socket.getOutputStream();
      write(
          out,
          "POST /sample/large HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
              + "Content-Length: 1000000\r\n\r\n["
              + "7,".repeat(20_000));
      out.flush();
      await().atMost(DEADLINE).until(() -> budget.held() > 0);
    }
    await().atMost(DEADLINE).until(() -> budget.held() == 0);
  }

  @Test
  void many_at_once_are_served_or_refused_and_nothing_stays_held() throws Exception {
    String body = "[" + "[],".repeat(5_000) + "0]";
    List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
    for (int i = 0; i < 32; i++) {
      all.add(client.sendAsync(request("/sample/large", body, i % 2 == 0), text()));
    }
    assertThat(all).allSatisfy(one -> assertThat(one.join().statusCode()).isIn(200, 503));
    await().atMost(DEADLINE).until(() -> budget.held() == 0);
    // All may have been refused, if each held a part when the memory was used up.
    assertThat(send("/sample/large", body, false).statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"%00", "%0a", "%1F", "%7f", "%C2%85", "%ed%a0%80"})
  void no_address_holds_a_control_character(String wrong) throws Exception {
    for (String address : List.of("/sample/refused/" + wrong, "/sample/mine?x=" + wrong)) {
      HttpResponse<String> answer =
          client.send(HttpRequest.newBuilder(origin.resolve(address)).build(), text());
      assertThat(answer.statusCode()).isEqualTo(400);
      assertThat(answer.body()).contains("no address holds a control character");
    }
  }

  @Test
  void a_name_with_a_control_character_is_refused_where_it_stands() throws Exception {
    HttpResponse<String> answer =
        send(
            "/sample",
            "{\"name\":\"a\",\"parts\":[],\"at\":\"2026-01-01T00:00:00Z\","
                + "\"labels\":{\"b\\u0007\":\"\"}}",
            false);
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body())
        .contains("no text holds the control character U+0007")
        .contains("\"/labels/b\\u0007\"");
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private HttpResponse<String> send(String path, String body, boolean chunked) throws Exception {
    return client.send(request(path, body, chunked), text());
  }

  private HttpRequest request(String path, String body, boolean chunked) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    return HttpRequest.newBuilder(origin.resolve(path))
        .header("Content-Type", "application/json")
        .timeout(DEADLINE)
        .POST(
            chunked
                ? HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes))
                : HttpRequest.BodyPublishers.ofByteArray(bytes))
        .build();
  }

  private static HttpResponse.BodyHandler<String> text() {
    return HttpResponse.BodyHandlers.ofString();
  }
}
