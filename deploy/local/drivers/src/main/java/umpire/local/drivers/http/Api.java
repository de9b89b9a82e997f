package umpire.local.drivers.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/** The HTTP API at one origin. */
public final class Api {
  public static final ObjectMapper JSON = new ObjectMapper();
  public static final Duration TIMEOUT = Duration.ofSeconds(90);

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();
  private final String origin;

  public Api(String origin) {
    this.origin = origin;
  }

  /** Somebody who is signed in. */
  public record Person(String name, String password, String account, String token) {}

  /** An answer that is no good; the message has it all. */
  public static final class Unexpected extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Unexpected(String message) {
      super(message);
    }
  }

  /** One try; throws IOException where nobody answers. */
  public HttpAnswer send(HttpRequest request) throws IOException {
    try {
      HttpResponse<byte[]> response = client.send(request, BodyHandlers.ofByteArray());
      JsonNode body =
          response.body().length == 0 ? MissingNode.getInstance() : json(response.body());
      return new HttpAnswer(response.statusCode(), body);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  private static JsonNode json(byte[] body) throws IOException {
    try {
      return JSON.readTree(body);
    } catch (JsonProcessingException _) {
      return MissingNode.getInstance();
    }
  }

  /** Tries again while nobody answers; any other answer is the answer. */
  public HttpAnswer patiently(HttpRequest request) {
    return PollUntil.until(
        "an answer to " + request.method() + " " + request.uri(),
        TIMEOUT,
        () -> {
          try {
            HttpAnswer httpAnswer = send(request);
            return httpAnswer.nobodyThere() ? Optional.empty() : Optional.of(httpAnswer);
          } catch (IOException _) {
            return Optional.empty();
          }
        });
  }

  /** The body of a good answer; throws Unexpected. */
  public JsonNode good(HttpRequest request) {
    HttpAnswer httpAnswer = patiently(request);
    if (!httpAnswer.good()) {
      throw new Unexpected(
          "%s %s answered %d: %s"
              .formatted(request.method(), request.uri(), httpAnswer.status(), httpAnswer.body()));
    }
    return httpAnswer.body();
  }

  public HttpRequest get(String path, String token) {
    return request(path, token).GET().build();
  }

  public HttpRequest delete(String path, String token) {
    return request(path, token).DELETE().build();
  }

  public HttpRequest post(String path, String token, JsonNode body) {
    return post(path, token, body, Duration.ZERO);
  }

  public HttpRequest put(String path, String token, JsonNode body) {
    return request(path, token)
        .header("Content-Type", "application/json")
        .PUT(BodyPublishers.ofString(body.toString()))
        .build();
  }

  /** A text that anybody may read; throws IOException where it is not there. */
  public String text(String path) throws IOException {
    return new String(bytes(path), StandardCharsets.UTF_8);
  }

  /** A file that anybody may read; throws IOException where it is not there. */
  public byte[] bytes(String path) throws IOException {
    try {
      HttpResponse<byte[]> response =
          client.send(request(path, "").GET().build(), BodyHandlers.ofByteArray());
      if (response.statusCode() != 200) {
        throw new IOException("GET " + path + " answered " + response.statusCode());
      }
      return response.body();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  /** A POST whose answer is kept back for so long, if something is outstanding. */
  public HttpRequest post(String path, String token, JsonNode body, Duration wait) {
    HttpRequest.Builder builder =
        request(path, token)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body.toString()));
    return wait.isZero()
        ? builder.build()
        : builder.header("Prefer", "wait=" + wait.toSeconds()).build();
  }

  private HttpRequest.Builder request(String path, String token) {
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(URI.create(origin + path)).timeout(Duration.ofSeconds(40));
    return token.isEmpty() ? builder : builder.header("Authorization", "Bearer " + token);
  }

  /** Opens an account and signs in. */
  public Person signUp(String name, String password) {
    HttpAnswer opened = patiently(post("/v1/accounts", "", credentials(name, password)));
    if (!opened.good() && opened.status() != 409) {
      throw new Unexpected("signing up answered " + opened);
    }
    return signIn(name, password);
  }

  public Person signIn(String name, String password) {
    JsonNode session = good(post("/v1/sessions", "", credentials(name, password)));
    return new Person(
        name, password, session.at("/account/id").asText(), session.path("token").asText());
  }

  private static ObjectNode credentials(String name, String password) {
    return JSON.createObjectNode().put("name", name).put("password", password);
  }

  /** Such as {@code http://127.0.0.1:8080}. */
  public String origin() {
    return origin;
  }

  public HttpClient client() {
    return client;
  }
}
