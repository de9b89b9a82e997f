package umpire.local.bots;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * An account that is signed in, and signs in again before its token ends. Its requests are tried
 * again until they are answered: services come and go, and so do answers.
 */
final class Session {
  /** A token is good for ten minutes; nobody waits until the last of them. */
  private static final Duration RESERVE = Duration.ofMinutes(2);

  private static final Duration PRESET = Duration.ofMinutes(8);

  /** Tokens in a row that may be refused: after that it is no matter of their age. */
  private static final int MOST_REFUSALS = 5;

  private final ApiClient apiClient;
  private final String name;
  private final String password;
  private String token = "";
  private Instant renewal = Instant.MIN;

  Session(ApiClient apiClient, String name, String password) {
    this.apiClient = apiClient;
    this.name = name;
    this.password = password;
  }

  /** An answer that is no good; the message has it all. */
  static final class Unexpected extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unexpected(String message) {
      super(message);
    }
  }

  String name() {
    return name;
  }

  HttpAnswer get(String path) {
    return patiently(path, HttpRequest.Builder::GET);
  }

  HttpAnswer delete(String path) {
    return patiently(path, HttpRequest.Builder::DELETE);
  }

  /** A body under a method; its answer may be kept back for so long while a report is awaited. */
  HttpAnswer send(String method, String path, JsonNode body, Duration wait) {
    return patiently(
        path,
        request -> {
          request
              .header("Content-Type", "application/json")
              .method(method, BodyPublishers.ofString(body.toString()));
          return wait.isZero() ? request : request.header("Prefer", "wait=" + wait.toSeconds());
        });
  }

  /** The body of a good answer; throws Unexpected for any other. */
  JsonNode good(String path) {
    HttpAnswer httpAnswer = get(path);
    if (!httpAnswer.good()) {
      throw new Unexpected("GET %s was answered %s".formatted(path, httpAnswer));
    }
    return httpAnswer.body();
  }

  /** A stream's lines from behind an event, if one is named; throws IOException. */
  Stream<String> stream(String path, String lastEventId) throws IOException {
    HttpRequest.Builder request = apiClient.request(path, token());
    return apiClient.lines(
        lastEventId.isEmpty() ? request : request.header("Last-Event-ID", lastEventId));
  }

  private HttpAnswer patiently(String path, UnaryOperator<HttpRequest.Builder> filled) {
    Backoff backoff = new Backoff();
    int refused = 0;
    while (true) {
      Duration asked = Duration.ZERO;
      try {
        String with = token();
        HttpAnswer httpAnswer = apiClient.send(filled.apply(apiClient.request(path, with)));
        boolean unknown = httpAnswer.status() == 401 && refused < MOST_REFUSALS;
        if (!unknown && !httpAnswer.passing()) {
          return httpAnswer;
        }
        if (unknown) {
          refused++;
          discard(with);
        }
        asked = httpAnswer.retryAfter();
      } catch (IOException _) {
        // Nobody answered, or the answer was lost: the same request again.
      }
      backoff.pause(asked);
    }
  }

  private synchronized void discard(String refused) {
    if (token.equals(refused)) {
      renewal = Instant.MIN;
    }
  }

  /** A token that holds for a while; throws IOException where nobody gives one. */
  private synchronized String token() throws IOException {
    if (Instant.now().isBefore(renewal)) {
      return token;
    }
    JsonNode who = ApiClient.JSON.createObjectNode().put("name", name).put("password", password);
    HttpAnswer httpAnswer =
        apiClient.send(
            apiClient
                .request("/v1/sessions", "")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(who.toString())));
    if (!httpAnswer.good()) {
      throw new IOException(name + " cannot sign in: " + httpAnswer.status());
    }
    token = httpAnswer.body().path("token").asText();
    renewal = renewal(httpAnswer.body().path("expiresAt").asText());
    return token;
  }

  private static Instant renewal(String expires) {
    try {
      return Instant.parse(expires).minus(RESERVE);
    } catch (DateTimeParseException _) {
      return Instant.now().plus(PRESET);
    }
  }
}
