package umpire.lobby.discord.http;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** One client for both APIs; whoever asks waits, on a virtual thread. */
final class HttpClients {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .followRedirects(HttpClient.Redirect.NEVER)
          .build();

  private HttpClients() {}

  /** The answer; {@link ApiUnreachable} where there is none. */
  static HttpResponse<byte[]> send(HttpRequest request) {
    try {
      return CLIENT.send(request, HttpResponse.BodyHandlers.ofByteArray());
    } catch (IOException failure) {
      throw new ApiUnreachable(request.uri().getHost(), failure);
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      throw new ApiUnreachable(request.uri().getHost(), ending);
    }
  }
}
