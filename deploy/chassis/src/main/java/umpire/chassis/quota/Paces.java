package umpire.chassis.quota;

import jakarta.inject.Singleton;
import java.util.Map;
import umpire.chassis.keep.RecentlyUsed;

/**
 * How fast matches go. Every order that a match has accepted lets each token that reads in it read
 * some more, so that nobody who follows a match is held below its pace, whoever gives the orders.
 */
@Singleton
class Paces {
  private static final int MOST = 50_000;

  private final Map<String, Long> accepted = new RecentlyUsed<>(MOST);
  private final Map<Reader, Long> seen = new RecentlyUsed<>(MOST);

  private record Reader(String holder, String match) {}

  /** The match has accepted an order. */
  synchronized void accepted(String match) {
    accepted.merge(match, 1L, Long::sum);
  }

  /** Orders that were accepted since this reader last read in the match; none at the first time. */
  synchronized long since(String holder, String match) {
    long now = accepted.getOrDefault(match, 0L);
    Long before = seen.put(new Reader(holder, match), now);
    return before == null ? 0 : Math.max(0, now - before);
  }
}
