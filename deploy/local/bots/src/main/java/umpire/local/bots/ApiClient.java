package umpire.local.bots;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.stream.Stream;

/** The public HTTP API at one address; each request is tried once. */
final class ApiClient {
  static final ObjectMapper JSON = new ObjectMapper();

  /** Longer than any request may be kept waiting. */
  private static final Duration LONGEST = Duration.ofSeconds(45);

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();
  private final String address;

  ApiClient(String address) {
    this.address = address;
  }

  /** A request at a path; without a token, nobody's. */
  HttpRequest.Builder request(String path, String token) {
    HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(address + path));
    return token.isEmpty() ? builder : builder.header("Authorization", "Bearer " + token);
  }

  /** The answer; throws IOException where nobody answers. */
  HttpAnswer send(HttpRequest.Builder request) throws IOException {
    try {
      HttpResponse<byte[]> response =
          client.send(request.timeout(LONGEST).build(), BodyHandlers.ofByteArray());
      return new HttpAnswer(response.statusCode(), json(response.body()), retryAfter(response));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  /** The lines of an answer that does not end by itself; throws IOException if it is no 200. */
  Stream<String> lines(HttpRequest.Builder request) throws IOException {
    try {
      HttpResponse<Stream<String>> response = client.send(request.build(), BodyHandlers.ofLines());
      if (response.statusCode() != 200) {
        response.body().close();
        throw new IOException("a stream was answered " + response.statusCode());
      }
      return response.body();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  private static JsonNode json(byte[] body) throws IOException {
    try {
      return body.length == 0 ? MissingNode.getInstance() : JSON.readTree(body);
    } catch (JsonProcessingException _) {
      return MissingNode.getInstance();
    }
  }

  private static Duration retryAfter(HttpResponse<?> response) {
    return response
        .headers()
        .firstValue("Retry-After")
        .filter(text -> text.matches("\\d{1,4}"))
        .map(text -> Duration.ofSeconds(Long.parseLong(text)))
        .orElse(Duration.ZERO);
  }
}
