package umpire.kernel.hex;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is in play, in order of id and never changed: a position that passes it on need not copy it,
 * and what stands in a place is found without asking everything. Equal to any map of the same
 * entries.
 *
 * @param <V> what is in play
 */
public final class ById<V> extends AbstractMap<String, V> {
  private final List<String> ids;
  private final List<V> values;
  private final Function<V, Place> where;
  private final Map<Place, List<V>> places;

  private ById(List<String> ids, List<V> values, Function<V, Place> where) {
    this.ids = ids;
    this.values = values;
    this.where = where;
    this.places = new HashMap<>();
    for (V value : values) {
      places.computeIfAbsent(where.apply(value), _ -> new ArrayList<>(4)).add(value);
    }
  }

  /** These entries; the map itself if it is one of these already. */
  public static <V> ById<V> of(Map<String, V> entries, Function<V, Place> where) {
    if (entries instanceof ById<V> same) {
      return same;
    }
    Map<String, V> sorted = new TreeMap<>(entries);
    return new ById<>(List.copyOf(sorted.keySet()), List.copyOf(sorted.values()), where);
  }

  /** With this one in place of the one of its id, or added. */
  public ById<V> with(String id, V value) {
    List<V> changed = new ArrayList<>(values);
    int index = index(id);
    if (index >= 0) {
      changed.set(index, value);
      return new ById<>(ids, List.copyOf(changed), where);
    }
    List<String> more = new ArrayList<>(ids);
    more.add(-index - 1, id);
    changed.add(-index - 1, value);
    return new ById<>(List.copyOf(more), List.copyOf(changed), where);
  }

  /** Without the one of this id, if there is one. */
  public ById<V> without(String id) {
    int index = index(id);
    if (index < 0) {
      return this;
    }
    List<String> fewer = new ArrayList<>(ids);
    fewer.remove(index);
    List<V> changed = new ArrayList<>(values);
    changed.remove(index);
    return new ById<>(List.copyOf(fewer), List.copyOf(changed), where);
  }

  /** What stands there, in order of id. */
  public List<V> in(Place place) {
    return Collections.unmodifiableList(places.getOrDefault(place, List.of()));
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    int index = index(key);
    return index < 0 ? null : values.get(index);
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return index(key) >= 0;
  }

  /** Where the id is, or, below zero, where it would be: as binary search has it. */
  private int index(@Nullable Object key) {
    return key instanceof String id ? Collections.binarySearch(ids, id) : -1;
  }

  @Override
  public int size() {
    return ids.size();
  }

  @Override
  public Set<String> keySet() {
    return Collections.unmodifiableSet(new LinkedHashSet<>(ids));
  }

  @Override
  public Collection<V> values() {
    return values;
  }

  @Override
  public Set<Entry<String, V>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return ids.size();
      }

      @Override
      public Iterator<Entry<String, V>> iterator() {
        return IntStream.range(0, ids.size())
            .mapToObj(index -> Map.entry(ids.get(index), values.get(index)))
            .iterator();
      }
    };
  }
}
