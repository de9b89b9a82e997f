package umpire.game.events;

import java.util.UUID;
import umpire.chassis.common.RecentlyUsed;
import umpire.game.store.JournalOutbox;
import umpire.game.store.transaction.OutboxRow;

/**
 * The last revision of each match whose message was handed to the publisher, as far as remembered:
 * what is forgotten goes out twice. Not thread-safe.
 */
final class HandedOver {
  private static final int MOST_MATCHES = 4_096;

  private final RecentlyUsed<UUID, Integer> revisions = new RecentlyUsed<>(MOST_MATCHES);

  /** True if the message of the revision before was handed over, and this one was not. */
  boolean follows(OutboxRow row) {
    int before = row.revision() == 1 ? 0 : revisions.getOrDefault(row.match(), -1);
    return before == row.revision() - 1;
  }

  /** True if it was not handed over. */
  boolean misses(OutboxRow row) {
    return misses(row.match(), row.revision());
  }

  /** True if the message of this entry was not handed over. */
  boolean misses(JournalOutbox.Entry entry) {
    return misses(entry.match(), entry.revision());
  }

  private boolean misses(UUID match, int revision) {
    return revision > revisions.getOrDefault(match, 0);
  }

  void add(OutboxRow row) {
    revisions.put(row.match(), row.revision());
  }

  /** It did not go out, so nothing of its match counts as handed over. */
  void forget(OutboxRow row) {
    revisions.put(row.match(), 0);
  }

  void forget() {
    revisions.clear();
  }
}
