package umpire.weserubung.play.attackers;

import java.util.BitSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What searches from one place found, kept with the stack there: it stands while nobody comes or
 * goes, and while nothing changes on the hexes that the search looked at. Entries are immutable:
 * one that another thread has overwritten is worked out again, to the same.
 *
 * @param <K> what was searched for, such as who goes and how
 * @param <V> what was found, never changed
 */
final class KnownReach<K, V> {
  /** Enough for the pieces of one stack; what is asked beyond that begins again. */
  private static final int MOST = 16;

  private @Nullable Entry<K, V> last;

  /** Nothing is known yet. */
  KnownReach() {
    this.last = null;
  }

  /**
   * What a search found.
   *
   * @param value never changed
   * @param seen the hexes that it depends on, not to be written to any more
   */
  record Found<V>(V value, BitSet seen) {}

  /**
   * A search that was made.
   *
   * @param held the hexes that were held by enemies, or else closed, then
   */
  private record Entry<K, V>(
      K key, BitSet held, Found<V> found, int depth, @Nullable Entry<K, V> earlier) {
    boolean stands(BitSet now) {
      if (held.equals(now)) {
        return true;
      }
      BitSet changed = (BitSet) held.clone();
      changed.xor(now);
      return !changed.intersects(found.seen());
    }
  }

  /**
   * What the search finds.
   *
   * @param held the hexes that are held by enemies, or else closed; not to be written to any more
   * @param search depends on them, on its key, and on what never changes
   */
  V of(K key, BitSet held, Supplier<Found<V>> search) {
    for (Entry<K, V> one = last; one != null; one = one.earlier()) {
      if (one.key().equals(key) && one.stands(held)) {
        return one.found().value();
      }
    }
    Found<V> found = search.get();
    Entry<K, V> earlier = last;
    last =
        earlier == null || earlier.depth() == MOST
            ? new Entry<>(key, held, found, 1, null)
            : new Entry<>(key, held, found, earlier.depth() + 1, earlier);
    return found.value();
  }
}
