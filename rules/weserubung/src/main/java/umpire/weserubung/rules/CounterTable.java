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
  /** Each id before its value; at least half of it null. */
  private final @Nullable Object[] table;

  /** A table of these entries. */
  public CounterTable(Map<String, V> entries) {
    this.table = new Object[Integer.highestOneBit(Math.max(1, entries.size())) * 8];
    entries.forEach(
        (id, value) -> {
          int slot = slot(id);
          table[slot] = id.intern(); // as the pack's set-ups name them
          table[slot + 1] = value;
        });
  }

  /** What is known of that counter; null if there is none of that id. */
  @SuppressWarnings("unchecked") // there are no arrays of generic types
  public @Nullable V get(String id) {
    return (V) table[slot(id) + 1];
  }

  /** Where the id is, or where it would be. */
  private int slot(String id) {
    int hash = id.hashCode();
    int slot = ((hash ^ (hash >>> 16)) << 1) & (table.length - 1);
    for (Object there = table[slot]; there != null && !id.equals(there); there = table[slot]) {
      slot = (slot + 2) & (table.length - 1);
    }
    return slot;
  }
}
