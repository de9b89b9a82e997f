package umpire.chassis.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.config.ConfigProvider;

/**
 * A request to the service under test by the JDK's client: it does not look into what it sends, and
 * what comes back is not held against the contract, which makes it quick enough for thousands.
 *
 * @param body empty for none
 * @param charset in which the body is written
 */
public record PlainRequest(
    String method, String address, Map<String, String> headers, String body, Charset charset) {
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
        "",
        StandardCharsets.UTF_8);
  }

  /** The request of a sample to its operation, with a body where the operation takes one. */
  static PlainRequest of(Contract.Operation operation, Sample sample) {
    PlainRequest request =
        of(
            operation.method().toUpperCase(Locale.ROOT),
            sample.token(),
            sample.address(operation.path()));
    return operation.json().has("requestBody") ? request.sending(sample.body()) : request;
  }

  /** The same with a body of JSON. */
  public PlainRequest sending(String json) {
    return new PlainRequest(method, address, headers, json, charset).with(TYPE, "application/json");
  }

  /** The same with one header more, or another. */
  public PlainRequest with(String header, String value) {
    Map<String, String> more = new TreeMap<>(headers);
    more.put(header, value);
    return new PlainRequest(method, address, more, body, charset);
  }

  /** The same, of whose body each character is a byte. */
  PlainRequest ofBytes() {
    return new PlainRequest(method, address, headers, body, StandardCharsets.ISO_8859_1);
  }

  /** The same with a query, which begins with a question mark. */
  PlainRequest asking(String query) {
    return new PlainRequest(method, address + query, headers, body, charset);
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

  /**
   * The status of the answer to what the JDK's client would not send, such as a NUL in a header; 0
   * where the connection ends without one.
   */
  int rawStatus() {
    StringBuilder request = new StringBuilder();
    request.append(method).append(' ').append(address).append(" HTTP/1.1\r\nHost: 127.0.0.1\r\n");
    headers.forEach(
        (name, value) -> request.append(name).append(": ").append(value).append("\r\n"));
    request.append("Content-Length: ").append(body.getBytes(charset).length);
    request.append("\r\nConnection: close\r\n\r\n").append(body);
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
      socket.setSoTimeout((int) LONGEST.toMillis());
      socket.getOutputStream().write(request.toString().getBytes(charset));
      byte[] line = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
      return line.length < "HTTP/1.1 200".length()
          ? 0
          : Integer.parseInt(new String(line, StandardCharsets.US_ASCII).substring(9));
    } catch (IOException broken) {
      throw new UncheckedIOException(method + " " + address, broken);
    }
  }

  private static int port() {
    return ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
  }

  private <T> HttpResponse<T> send(HttpResponse.BodyHandler<T> handler) {
    // Brackets stand as they are in no address.
    String escaped = address.replace("[", "%5B").replace("]", "%5D");
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + escaped)).timeout(LONGEST);
    headers.forEach(request::header);
    request.method(
        method,
        headers.containsKey(TYPE)
            ? HttpRequest.BodyPublishers.ofString(body, charset)
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
