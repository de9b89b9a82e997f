package umpire.weserubung.rules;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of counters by id, never changed. Rules ask it for every piece in play, again and
 * again: a table of strings with open addresses answers in half the time of a hash map, which
 * serves keys of any kind.
 *
 * @param <V> what is known
 */
public final class CounterTable<V> {
  /** A power of two, at least three of four slots null. */
  private final @Nullable String[] ids;

  private final @Nullable V[] values;

  /** A table of these entries. */
  public CounterTable(Map<String, V> entries) {
    int size = Integer.highestOneBit(Math.max(1, entries.size())) * 8;
    this.ids = new String[size];
    this.values = empty(size);
    entries.forEach(
        (id, value) -> {
          int slot = slot(id);
          ids[slot] = id.intern(); // as the pack's set-ups name them
          values[slot] = value;
        });
  }

  @SuppressWarnings("unchecked") // there are no arrays of generic types
  private static <V> @Nullable V[] empty(int size) {
    return (V[]) new Object[size];
  }

  /** What is known of that counter; null if there is none of that id. */
  public @Nullable V get(String id) {
    return values[slot(id)];
  }

  /** Where the id is, or where it would be. */
  private int slot(String id) {
    int hash = id.hashCode();
    int slot = (hash ^ (hash >>> 16)) & (ids.length - 1);
    for (String there = ids[slot]; there != null && !there.equals(id); there = ids[slot]) {
      slot = (slot + 1) & (ids.length - 1);
    }
    return slot;
  }
}
