package umpire.game.testing.stream;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.RestAssured;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import umpire.chassis.testing.StreamContract;
import umpire.game.testing.Client;

/** A stream as a client reads it; whatever comes is held against openapi/streams.yaml. */
public final class StreamReader implements AutoCloseable {
  /** All streams of the account's. */
  public static final String ALL = "/v1/stream";

  private static final StreamContract CONTRACT = contract();

  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final Set<String> AROUND = Set.of("waiting", "presence", "heartbeat");

  private static final Duration LONGEST = Duration.ofSeconds(30);

  /** More than two heartbeats: a stream without a message for so long has ended. */
  private static final Duration SILENCE = Duration.ofSeconds(25);

  private static final ExecutorService READERS = Executors.newVirtualThreadPerTaskExecutor();

  private final BufferedReader lines;

  private StreamReader(BufferedReader lines) {
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
   * @param event its name
   * @param id by which to go on behind it; empty if it has none
   */
  public record Message(String event, String id, JsonNode data) {
    /** The viewer's own number. */
    public int seq() {
      return data.path("seq").asInt(-1);
    }

    /** The same as a text frame of a socket. */
    public String frame() {
      return "{\"type\":\"%s\",%s\"data\":%s}"
          .formatted(event, id.isEmpty() ? "" : "\"id\":\"" + id + "\",", data);
    }
  }

  /** The address of a match's stream. */
  public static String of(String match) {
    return "/v1/matches/" + match + "/stream";
  }

  /** Opens a match's stream behind an event, if one is named. */
  public static StreamReader open(Client client, String match, String lastEventId)
      throws IOException, InterruptedException {
    return at(client, of(match), lastEventId);
  }

  /** Opens a stream behind an event, if one is named. */
  public static StreamReader at(Client client, String path, String lastEventId)
      throws IOException, InterruptedException {
    HttpResponse<InputStream> answer = ask(client, path, lastEventId);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type").orElse(""))
        .startsWith("text/event-stream");
    assertThat(answer.headers().firstValue("Cache-Control").orElse(""))
        .isEqualTo("private, no-store");
    return new StreamReader(
        new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8)));
  }

  /** The answer to whoever asks for a stream. */
  public static HttpResponse<InputStream> ask(Client client, String path, String lastEventId)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + RestAssured.port + path));
    if (!client.token().isEmpty()) {
      request.header("Authorization", "Bearer " + client.token());
    }
    if (!lastEventId.isEmpty()) {
      request.header("Last-Event-ID", lastEventId);
    }
    return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
  }

  /** The next snapshot or event, or whatever else is not around it. */
  public Message next() throws IOException {
    return next("anything but " + AROUND, message -> !AROUND.contains(message.event()));
  }

  /** The next of this name; others are passed over. */
  public Message next(String event) throws IOException {
    return next(event, message -> message.event().equals(event));
  }

  private Message next(String what, Predicate<Message> wanted) throws IOException {
    // Heartbeats come for ever.
    Instant deadline = Instant.now().plus(LONGEST);
    Message message = any();
    while (!wanted.test(message)) {
      assertThat(Instant.now()).as("%s comes before this", what).isBefore(deadline);
      message = any();
    }
    return message;
  }

  /** Whatever comes next. */
  public Message any() throws IOException {
    String event = "";
    String id = "";
    String data = "";
    for (String line = line(); line != null; line = line()) {
      if (line.isEmpty() && !data.isEmpty()) {
        return message(event, id, data);
      }
      if (line.startsWith("event:")) {
        event = line.substring(6).strip();
      } else if (line.startsWith("id:")) {
        id = line.substring(3).strip();
      } else if (line.startsWith("data:")) {
        data = line.substring(5).strip();
      }
    }
    throw new AssertionError("the stream ended");
  }

  /** Whether it has ended, read to its end. */
  public boolean ended() throws IOException {
    for (String line = line(); line != null; line = line()) {
      if (line.startsWith("data:")) {
        return false;
      }
    }
    return true;
  }

  private @Nullable String line() throws IOException {
    Future<@Nullable String> line = READERS.submit(lines::readLine);
    try {
      return line.get(SILENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (TimeoutException silent) {
      throw new AssertionError("the stream said nothing for " + SILENCE, silent);
    } catch (ExecutionException failed) {
      throw new IOException(failed.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while a stream was read");
    }
  }

  private static Message message(String event, String id, String data) {
    assertThat(CONTRACT.faults(event, !id.isEmpty(), data)).as(event + " " + data).isEmpty();
    return new Message(event, id, Client.json(data));
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
