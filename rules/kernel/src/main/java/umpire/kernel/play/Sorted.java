package umpire.kernel.play;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Copies in natural order that never change, as positions, frames and events hold them: their JSON
 * is the same each time. A copy of a copy is the same object, so that what a position passes on is
 * not copied again.
 */
public final class Sorted {
  private Sorted() {}

  /** These members, each once. */
  @SuppressWarnings("unchecked") // nothing is ever added to a copy
  public static <T extends Comparable<? super T>> Set<T> set(Collection<? extends T> members) {
    return members instanceof Members<?> same
        ? (Set<T>) same
        : new Members<>(new TreeSet<>(members));
  }

  /** These entries, in order of their keys. */
  public static <K extends Comparable<? super K>, V> Map<K, V> map(Map<K, V> entries) {
    return entries instanceof Entries<K, V> same ? same : new Entries<>(new TreeMap<>(entries));
  }

  private static final class Members<T> extends AbstractSet<T> {
    private final Set<T> sorted;

    Members(Set<T> sorted) {
      this.sorted = Collections.unmodifiableSet(sorted);
    }

    @Override
    public Iterator<T> iterator() {
      return sorted.iterator();
    }

    @Override
    public int size() {
      return sorted.size();
    }

    @Override
    public boolean contains(@Nullable Object member) {
      return sorted.contains(member);
    }
  }

  private static final class Entries<K, V> extends AbstractMap<K, V> {
    private final Map<K, V> sorted;

    Entries(Map<K, V> sorted) {
      this.sorted = Collections.unmodifiableMap(sorted);
    }

    @Override
    public Set<Entry<K, V>> entrySet() {
      return sorted.entrySet();
    }

    @Override
    public Set<K> keySet() {
      return sorted.keySet();
    }

    @Override
    public Collection<V> values() {
      return sorted.values();
    }

    @Override
    public int size() {
      return sorted.size();
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
      return sorted.containsKey(key);
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
      return sorted.get(key);
    }
  }
}
