package umpire.local.drivers.leaks;

import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the header {@code RateLimit} of one reader's answers says besides the time and the reader's
 * own calls: how many calls the budget was given between two answers. All calls of the reader must
 * pass here, or a call that was not seen looks like one that was taken away.
 */
final class BudgetWatch {
  private static final Pattern LEFT = Pattern.compile("\"([a-z]+)\";r=(\\d+);t=\\d+");
  private static final Pattern HELD = Pattern.compile("\"[a-z]+\";q=(\\d+);w=(\\d+)");

  /** The server counts whole calls. */
  private static final long ROUNDED = 1;

  private final Map<String, Reading> last = new HashMap<>();

  private record Reading(long left, long begun, long ended) {}

  /**
   * How many calls a budget was given since the answer before, beyond what the time gives.
   *
   * @param quota its name; empty where the answer names none
   * @param least and not fewer than this
   * @param most and not more than this: for ever where the budget is full
   */
  record Given(String quota, long least, long most) {
    private static final Given NONE = new Given("", 0, 0);

    /** Whether the same may have been given in both. */
    boolean agreesWith(Given other) {
      return quota.equals(other.quota) && least <= other.most && other.least <= most;
    }
  }

  /**
   * What an answer says.
   *
   * @param begun when the request was sent: the call was counted at some time after that
   */
  Given given(HttpResponse<?> answer, long begun) {
    long ended = System.nanoTime();
    Matcher left = LEFT.matcher(answer.headers().firstValue("RateLimit").orElse(""));
    Matcher held = HELD.matcher(answer.headers().firstValue("RateLimit-Policy").orElse(""));
    if (!left.matches() || !held.matches()) {
      return Given.NONE;
    }
    String quota = left.group(1);
    long count = Long.parseLong(left.group(2));
    long capacity = Long.parseLong(held.group(1));
    Reading before = last.put(quota, new Reading(count, begun, ended));
    if (before == null) {
      return new Given(quota, 0, Long.MAX_VALUE);
    }
    double aSecond = (double) capacity / Long.parseLong(held.group(2));
    long change = count - before.left() + 1; // this call cost one
    long byTimeAtMost = (long) Math.ceil((ended - before.begun()) / 1e9 * aSecond) + ROUNDED;
    long byTimeAtLeast =
        (long) Math.floor(Math.max(0, begun - before.ended()) / 1e9 * aSecond) - ROUNDED;
    // Of a budget that is full nobody knows how much more it was given.
    return new Given(
        quota,
        change - byTimeAtMost,
        count >= capacity - 1 ? Long.MAX_VALUE : change - byTimeAtLeast);
  }
}
