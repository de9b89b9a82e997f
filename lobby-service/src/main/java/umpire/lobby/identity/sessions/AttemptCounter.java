package umpire.lobby.identity.sessions;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import umpire.chassis.common.RecentlyUsed;

/** Counts tries by key, and says how long the next one has to wait. Not thread-safe. */
final class AttemptCounter {
  private static final int KEYS = 20_000;

  /**
   * How delays grow: none for so many tries, then this long, doubled with each, up to the longest.
   *
   * @param forgottenAfter without a try the key starts afresh
   */
  record Schedule(int free, Duration first, Duration longest, Duration forgottenAfter) {
    Duration delay(int count) {
      if (count < free) {
        return Duration.ZERO;
      }
      Duration delay = first.multipliedBy(1L << Math.min(count - free, 20));
      return delay.compareTo(longest) < 0 ? delay : longest;
    }
  }

  private record Tries(int count, Instant last) {}

  private final Schedule schedule;
  private final Map<String, Tries> tries = new RecentlyUsed<>(KEYS);

  AttemptCounter(Schedule schedule) {
    this.schedule = schedule;
  }

  /** How long to wait; zero where a try is admitted. */
  Duration wait(String key, Instant now) {
    @Nullable Tries before = lately(key, now);
    if (before == null) {
      return Duration.ZERO;
    }
    Duration left = Duration.between(now, before.last().plus(schedule.delay(before.count())));
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** One try more. */
  void count(String key, Instant now) {
    @Nullable Tries before = lately(key, now);
    tries.put(key, new Tries(before == null ? 1 : before.count() + 1, now));
  }

  /** One try fewer: it was no guess. */
  void takeBack(String key) {
    tries.computeIfPresent(
        key,
        (_, before) -> before.count() <= 1 ? null : new Tries(before.count() - 1, before.last()));
  }

  /** The key starts afresh. */
  void clear(String key) {
    tries.remove(key);
  }

  private @Nullable Tries lately(String key, Instant now) {
    @Nullable Tries before = tries.get(key);
    return before == null || before.last().plus(schedule.forgottenAfter()).isBefore(now)
        ? null
        : before;
  }
}
