package umpire.game.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.RestAssured;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import umpire.chassis.testing.StreamContract;

/** A match's stream as a client reads it; whatever comes is held against openapi/streams.yaml. */
public final class Streamed implements AutoCloseable {
  private static final StreamContract CONTRACT = contract();

  private final BufferedReader lines;

  private Streamed(BufferedReader lines) {
    this.lines = lines;
  }

  private static StreamContract contract() {
    try {
      return StreamContract.published();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What came.
   *
   * @param event its name; {@code heartbeat} is a comment
   * @param id the viewer's own number; -1 if it has none
   */
  public record Message(String event, int id, JsonNode data) {}

  /** Opens it behind an event, if one is named. */
  public static Streamed open(Client client, String match, String lastEventId)
      throws IOException, InterruptedException {
    URI address =
        URI.create("http://127.0.0.1:" + RestAssured.port + "/v1/matches/" + match + "/stream");
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address).header("Authorization", "Bearer " + client.token());
    if (!lastEventId.isEmpty()) {
      request.header("Last-Event-ID", lastEventId);
    }
    HttpResponse<InputStream> answer =
        HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type").orElse(""))
        .startsWith("text/event-stream");
    assertThat(answer.headers().firstValue("Cache-Control").orElse(""))
        .isEqualTo("private, no-store");
    return new Streamed(
        new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8)));
  }

  /** The next snapshot or event; whom is waited for and heartbeats are passed over. */
  public Message next() throws IOException {
    Message message = any();
    while (message.id() < 0) {
      message = any();
    }
    return message;
  }

  /** Whatever comes next. */
  public Message any() throws IOException {
    String event = "";
    int id = -1;
    String data = "";
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.isEmpty() && !data.isEmpty()) {
        return told(event, id, data);
      }
      if (line.startsWith(":")) {
        String comment = line.substring(1).strip();
        return told(comment, -1, "\"" + comment + "\"");
      }
      if (line.startsWith("event:")) {
        event = line.substring(6).strip();
      } else if (line.startsWith("id:")) {
        id = Integer.parseInt(line.substring(3).strip());
      } else if (line.startsWith("data:")) {
        data = line.substring(5).strip();
      }
    }
    throw new AssertionError("the stream ended");
  }

  private static Message told(String event, int id, String data) {
    assertThat(CONTRACT.faults(event, id >= 0, data)).as(event + " " + data).isEmpty();
    return new Message(event, id, Client.json(data));
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
