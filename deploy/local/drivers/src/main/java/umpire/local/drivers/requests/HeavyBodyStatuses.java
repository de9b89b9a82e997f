package umpire.local.drivers.requests;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import umpire.local.drivers.http.Api;

/** How often each status came as the answer to heavy bodies. */
final class HeavyBodyStatuses {
  private static final Set<Integer> OF_IMPORTS = Set.of(201, 400, 408, 413, 415, 422, 429, 503);
  private static final Set<Integer> REFUSALS = Set.of(400, 401, 404, 413, 422, 429, 503);
  private static final Set<Integer> LATER = Set.of(429, 503);

  private HeavyBodyStatuses() {}

  /** Throws where one is not as it must be, or none came. */
  static Map<Integer, Integer> ofImports(List<CompletableFuture<HttpResponse<String>>> sent) {
    return counted(sent, OF_IMPORTS);
  }

  /** Throws where one is not as it must be, or none came. */
  static Map<Integer, Integer> refusals(List<CompletableFuture<HttpResponse<String>>> sent) {
    return counted(sent, REFUSALS);
  }

  private static Map<Integer, Integer> counted(
      List<CompletableFuture<HttpResponse<String>>> sent, Set<Integer> allowed) {
    Map<Integer, Integer> counts = new TreeMap<>();
    for (CompletableFuture<HttpResponse<String>> one : sent) {
      HttpResponse<String> answer;
      try {
        answer = one.join();
      } catch (CompletionException broken) {
        throw new Api.Unexpected("no answer: " + broken.getCause());
      }
      check(answer, allowed);
      counts.merge(answer.statusCode(), 1, Integer::sum);
    }
    return counts;
  }

  private static void check(HttpResponse<String> answer, Set<Integer> allowed) {
    int status = answer.statusCode();
    String type = answer.headers().firstValue("Content-Type").orElse("");
    if (!allowed.contains(status)
        || (status >= 300 && !type.startsWith("application/problem+json"))) {
      throw new Api.Unexpected(answer.uri() + " answered " + status + ": " + answer.body());
    }
    if (LATER.contains(status) && answer.headers().firstValue("Retry-After").isEmpty()) {
      throw new Api.Unexpected(status + " without Retry-After: " + answer.body());
    }
  }
}
