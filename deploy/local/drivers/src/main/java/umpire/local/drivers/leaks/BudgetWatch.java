package umpire.local.drivers.leaks;

import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the header {@code RateLimit} tells besides the time and the reader's own calls: whether more
 * was given back than the time alone gives. Budgets belong to tokens, so that one watch sees all
 * calls of both matches.
 */
final class BudgetWatch {
  private static final Pattern LEFT = Pattern.compile("\"([a-z]+)\";r=(\\d+);t=\\d+");
  private static final Pattern HELD = Pattern.compile("\"[a-z]+\";q=(\\d+);w=(\\d+)");

  /** An event or an order gives 20; clocks of two processes may differ a little. */
  private static final int JITTER = 5;

  private final Map<String, Reading> last = new HashMap<>();

  private record Reading(long left, long begun) {}

  /**
   * One word about an answer: the quota, and whether it was given more than its time gives.
   *
   * @param begun when the request was sent: the call was counted at some time after that
   */
  String word(HttpResponse<?> answer, String token, long begun) {
    Matcher left = LEFT.matcher(answer.headers().firstValue("RateLimit").orElse(""));
    Matcher held = HELD.matcher(answer.headers().firstValue("RateLimit-Policy").orElse(""));
    if (!left.matches() || !held.matches()) {
      return "none";
    }
    long now = System.nanoTime();
    long count = Long.parseLong(left.group(2));
    Reading before = last.put(token + left.group(1), new Reading(count, begun));
    if (before == null) {
      return left.group(1); // the first reading, which stands for both matches
    }
    double aSecond = Double.parseDouble(held.group(1)) / Double.parseDouble(held.group(2));
    long byTime = (long) Math.ceil((now - before.begun()) / 1e9 * aSecond) + 1;
    return count > before.left() - 1 + byTime + JITTER
        ? left.group(1) + " given more"
        : left.group(1);
  }
}
