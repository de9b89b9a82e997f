package umpire.lobby.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.TreeMap;

/** What a browser does at the provider's page. */
public final class Browser {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private Browser() {}

  /**
   * Signs in at the provider's page.
   *
   * @param claims to be returned of this person besides, as a JSON object
   * @return where the browser is sent then
   */
  public static URI signIn(URI page, String person, String claims) {
    String form =
        "username="
            + URLEncoder.encode(person, UTF_8)
            + "&claims="
            + URLEncoder.encode(claims, UTF_8);
    HttpRequest request =
        HttpRequest.newBuilder(page)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(HttpRequest.BodyPublishers.ofString(form))
            .build();
    try {
      HttpResponse<String> answer = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
      return URI.create(
          answer
              .headers()
              .firstValue("Location")
              .orElseThrow(() -> new AssertionError(answer.statusCode() + answer.body())));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }

  /** The parameters of an address. */
  public static Map<String, String> query(URI address) {
    Map<String, String> parameters = new TreeMap<>();
    for (String part : address.getRawQuery().split("&", -1)) {
      int equals = part.indexOf('=');
      parameters.put(
          part.substring(0, equals), URLDecoder.decode(part.substring(equals + 1), UTF_8));
    }
    return parameters;
  }
}
