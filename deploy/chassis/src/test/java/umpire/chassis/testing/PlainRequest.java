package umpire.chassis.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.config.ConfigProvider;

/**
 * A request to the service under test by the JDK's client: it does not look into what it sends, and
 * what comes back is not held against the contract, which makes it quick enough for thousands.
 *
 * @param body empty for none
 */
public record PlainRequest(
    String method, String address, Map<String, String> headers, String body) {
  // A stream that is left early ends its connection, and not, as a reset too many, that of others.
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static final Duration LONGEST = Duration.ofSeconds(60);
  private static final String TYPE = "Content-Type";

  public PlainRequest {
    headers = Map.copyOf(headers);
  }

  /** A request with a bearer token, which may be empty, and without a body. */
  public static PlainRequest of(String method, String token, String address) {
    return new PlainRequest(
        method,
        address,
        token.isEmpty() ? Map.of() : Map.of("Authorization", "Bearer " + token),
        "");
  }

  /** The same with a body of JSON. */
  public PlainRequest sending(String json) {
    return new PlainRequest(method, address, headers, json).with(TYPE, "application/json");
  }

  /** The same with one header more, or another. */
  public PlainRequest with(String header, String value) {
    Map<String, String> more = new TreeMap<>(headers);
    more.put(header, value);
    return new PlainRequest(method, address, more, body);
  }

  /** The same with a query, which begins with a question mark. */
  PlainRequest asking(String query) {
    return new PlainRequest(method, address + query, headers, body);
  }

  /** The answer. */
  public HttpResponse<String> send() {
    return send(HttpResponse.BodyHandlers.ofString());
  }

  /** The status of the answer alone: a body that does not end, as a stream's, is not waited for. */
  int status() {
    HttpResponse<InputStream> answer = open();
    try (InputStream _ = answer.body()) {
      return answer.statusCode();
    } catch (IOException broken) {
      throw new UncheckedIOException(method + " " + address, broken);
    }
  }

  /** The answer with a body that is not read yet, and has to be closed. */
  HttpResponse<InputStream> open() {
    return send(HttpResponse.BodyHandlers.ofInputStream());
  }

  private <T> HttpResponse<T> send(HttpResponse.BodyHandler<T> handler) {
    int port = ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
    // Brackets stand as they are in no address.
    String escaped = address.replace("[", "%5B").replace("]", "%5D");
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + escaped)).timeout(LONGEST);
    headers.forEach(request::header);
    request.method(
        method,
        headers.containsKey(TYPE)
            ? HttpRequest.BodyPublishers.ofString(body)
            : HttpRequest.BodyPublishers.noBody());
    try {
      return CLIENT.send(request.build(), handler);
    } catch (IOException broken) {
      throw new UncheckedIOException(method + " " + address, broken);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }
}
