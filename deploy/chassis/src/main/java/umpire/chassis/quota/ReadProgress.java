package umpire.chassis.quota;

import jakarta.inject.Singleton;
import java.util.Map;
import umpire.chassis.common.RecentlyUsed;

/** How many events of a match each reader had been shown when they last read in it. */
@Singleton
class ReadProgress {
  private static final int MOST = 50_000;

  private final Map<Reader, Long> shown = new RecentlyUsed<>(MOST);

  private record Reader(String holder, String match) {}

  /** Events that this reader is shown for the first time; none where they never read before. */
  synchronized long fresh(String holder, String match, long count) {
    Long before = shown.put(new Reader(holder, match), count);
    return before == null ? 0 : Math.max(0, count - before);
  }
}
