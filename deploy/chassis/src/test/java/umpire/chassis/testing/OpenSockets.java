package umpire.chassis.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.RestAssured;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What requests leave open in the process, from Linux' /proc. */
public final class OpenSockets {
  private static final int REQUESTS = 100;

  private OpenSockets() {}

  /** Fails if requests over one connection leave a socket behind, each or nearly each. */
  public static void assertThatRequestsLeaveNone() throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + RestAssured.port + "/q/health/live"))
            .build();
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<Void> _ = client.send(request, BodyHandlers.discarding());
      long before = count();
      for (int i = 0; i < REQUESTS; i++) {
        assertThat(client.send(request, BodyHandlers.discarding()).statusCode()).isEqualTo(200);
      }
      // A few come and go with the consumers and the pools.
      assertThat(count()).isLessThan(before + REQUESTS / 2);
    }
  }

  private static long count() throws IOException {
    try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
      return open.count();
    }
  }
}
