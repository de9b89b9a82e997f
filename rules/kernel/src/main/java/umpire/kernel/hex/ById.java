package umpire.kernel.hex;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
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

  private ById(
      List<String> ids, List<V> values, Function<V, Place> where, Map<Place, List<V>> places) {
    this.ids = ids;
    this.values = values;
    this.where = where;
    this.places = places;
  }

  /**
   * A map of these entries; the same map if it is one of these already.
   *
   * @param where the place of a value; it must not change
   */
  public static <V> ById<V> of(Map<String, V> entries, Function<V, Place> where) {
    if (entries instanceof ById<V> same) {
      return same;
    }
    Map<String, V> sorted = new TreeMap<>(entries);
    List<V> values = List.copyOf(sorted.values());
    Map<Place, List<V>> places = new HashMap<>();
    for (V value : values) {
      places.computeIfAbsent(where.apply(value), _ -> new ArrayList<>(4)).add(value);
    }
    return new ById<>(List.copyOf(sorted.keySet()), values, where, places);
  }

  /** A map with this value under the id, in place of the one that was there. */
  public ById<V> with(String id, V value) {
    return with(Map.of(id, value));
  }

  /**
   * A map with these values under their ids, in place of those that were there: one copy for all.
   */
  public ById<V> with(Map<String, V> others) {
    List<String> more = ids;
    List<V> changed = new ArrayList<>(values);
    Set<Place> touched = new HashSet<>();
    for (Map.Entry<String, V> other : others.entrySet()) {
      int index = Collections.binarySearch(more, other.getKey());
      if (index >= 0) {
        touched.add(where.apply(changed.set(index, other.getValue())));
      } else {
        more = more == ids ? new ArrayList<>(ids) : more;
        more.add(-index - 1, other.getKey());
        changed.add(-index - 1, other.getValue());
      }
      touched.add(where.apply(other.getValue()));
    }
    return new ById<>(List.copyOf(more), List.copyOf(changed), where, placed(changed, touched));
  }

  /** A map without the value of this id; the same map if there is none. */
  public ById<V> without(String id) {
    int index = index(id);
    if (index < 0) {
      return this;
    }
    List<String> fewer = new ArrayList<>(ids);
    fewer.remove(index);
    List<V> changed = new ArrayList<>(values);
    Set<Place> touched = Set.of(where.apply(changed.remove(index)));
    return new ById<>(List.copyOf(fewer), List.copyOf(changed), where, placed(changed, touched));
  }

  /** What stands where: as it was, but for the places that were touched. */
  private Map<Place, List<V>> placed(List<V> changed, Set<Place> touched) {
    Map<Place, List<V>> now = new HashMap<>(places);
    now.keySet().removeAll(touched);
    for (V value : changed) {
      Place place = where.apply(value);
      if (touched.contains(place)) {
        now.computeIfAbsent(place, _ -> new ArrayList<>(4)).add(value);
      }
    }
    return now;
  }

  /** The values in that place, in order of id; unmodifiable, empty if nothing is there. */
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
    return new AbstractSet<>() {
      @Override
      public int size() {
        return ids.size();
      }

      @Override
      public boolean contains(@Nullable Object key) {
        return containsKey(key);
      }

      @Override
      public Iterator<String> iterator() {
        return ids.iterator();
      }
    };
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
