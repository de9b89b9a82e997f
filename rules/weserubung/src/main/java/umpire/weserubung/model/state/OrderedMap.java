package umpire.weserubung.model.state;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A map in the order of its keys that never changes: a position passes it on without a copy. Equal
 * to any map of the same entries.
 *
 * @param <K> what is looked up
 * @param <V> what is found
 */
public final class OrderedMap<K extends Comparable<? super K>, V> extends AbstractMap<K, V> {
  private final Map<K, V> entries;

  private OrderedMap(Map<K, V> entries) {
    this.entries = Collections.unmodifiableMap(entries);
  }

  /** These entries; the map itself if it is one of these already. */
  public static <K extends Comparable<? super K>, V> OrderedMap<K, V> of(Map<K, V> entries) {
    return entries instanceof OrderedMap<K, V> same
        ? same
        : new OrderedMap<>(new TreeMap<>(entries));
  }

  /** With this value in place of the key's, or added. */
  public static <K extends Comparable<? super K>, V> OrderedMap<K, V> with(
      Map<K, V> entries, K key, V value) {
    Map<K, V> others = new TreeMap<>(entries);
    others.put(key, value);
    return new OrderedMap<>(others);
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    return entries.get(key);
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return entries.containsKey(key);
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return entries.entrySet();
  }
}
