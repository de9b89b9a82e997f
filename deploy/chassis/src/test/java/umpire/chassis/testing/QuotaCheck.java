package umpire.chassis.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.util.Optional;

/** Whether the calls of one route are counted by the quota that they should be, and by no other. */
final class QuotaCheck {
  /** After so many calls a quota is used up, or the route has none. */
  static final int MOST_CALLS = 60;

  /** Calls of a route without a quota. */
  private static final int FREE_CALLS = 3;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int TOO_MANY = 429;
  private static final String NONE = "-";

  private QuotaCheck() {}

  /** What is wrong, if anything: the request is repeated until it is refused by its quota. */
  static Optional<String> fault(PlainRequest request, String quota) {
    int most = quota.equals(NONE) ? FREE_CALLS : MOST_CALLS;
    for (int call = 1; call <= most; call++) {
      String counted = countedBy(request);
      if (!counted.equals(quota) && !counted.equals(quota + " refused")) {
        return Optional.of("counted by %s, not by %s (call %d)".formatted(counted, quota, call));
      }
      if (counted.endsWith("refused")) {
        return Optional.empty();
      }
    }
    return quota.equals(NONE)
        ? Optional.empty()
        : Optional.of("never refused by its quota %s in %d calls".formatted(quota, most));
  }

  /** The quota that an answer names, with {@code refused} where nothing is left of it. */
  private static String countedBy(PlainRequest request) {
    HttpResponse<InputStream> answer = request.open();
    try (InputStream body = answer.body()) {
      if (answer.statusCode() == TOO_MANY) {
        JsonNode problem = JSON.readTree(body);
        return problem.path("key").asText(problem.path("type").asText()) + " refused";
      }
      // A structured field: "read";r=19;t=10
      return answer
          .headers()
          .firstValue("RateLimit")
          .map(header -> header.split("\"", -1)[1])
          .orElse(NONE);
    } catch (IOException broken) {
      throw new UncheckedIOException(request.address(), broken);
    }
  }
}
