package umpire.local.drivers.leaks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Requests to one origin; a quota that is spent is waited for. */
final class Requests {
  private static final Duration LONGEST = Duration.ofSeconds(60);
  private static final int TOO_MANY = 429;

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final String origin;

  Requests(String origin) {
    this.origin = origin;
  }

  HttpClient client() {
    return client;
  }

  String origin() {
    return origin;
  }

  HttpResponse<byte[]> get(String path, String token) {
    return send(to(path, token).build());
  }

  HttpResponse<byte[]> delete(String path, String token) {
    return send(to(path, token).DELETE().build());
  }

  HttpResponse<byte[]> post(String path, String token, String json) {
    return send(json(path, token).POST(BodyPublishers.ofString(json)).build());
  }

  HttpResponse<byte[]> put(String path, String token, String json) {
    return send(json(path, token).PUT(BodyPublishers.ofString(json)).build());
  }

  private HttpRequest.Builder json(String path, String token) {
    // A report is waited for, so that the answer holds all that follows.
    return to(path, token).header("Content-Type", "application/json").header("Prefer", "wait=30");
  }

  HttpRequest.Builder to(String path, String token) {
    return HttpRequest.newBuilder(URI.create(origin + path))
        .timeout(LONGEST)
        .header("Authorization", "Bearer " + token);
  }

  private HttpResponse<byte[]> send(HttpRequest request) {
    while (true) {
      HttpResponse<byte[]> answer = once(request);
      if (answer.statusCode() != TOO_MANY) {
        return answer;
      }
      long seconds = Long.parseLong(answer.headers().firstValue("Retry-After").orElse("1"));
      LockSupport.parkNanos(Duration.ofSeconds(seconds).toNanos());
    }
  }

  private HttpResponse<byte[]> once(HttpRequest request) {
    try {
      return client.send(request, BodyHandlers.ofByteArray());
    } catch (IOException broken) {
      throw new UncheckedIOException(request.method() + " " + request.uri(), broken);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }
}
