package umpire.kernel.hex;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is in play, in order of id and never changed: a position that passes it on need not copy it,
 * and what stands in a place is found without asking everything. Equal to any map of the same
 * entries.
 *
 * @param <V> what is in play
 */
public final class PlacedById<V> extends AbstractMap<String, V> implements Remembering {
  private final Ids ids;
  private final List<V> values;
  private final Function<V, Place> where;
  private final Groups<V> groups;
  private final Memory memory = new Memory();

  /** Ids in order, with their numbers in it; the same object while nothing comes or goes. */
  public static final class Ids implements Remembering {
    private final List<String> sorted;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Memory memory = new Memory();

    private Ids(List<String> sorted) {
      this.sorted = sorted;
      sorted.forEach(id -> numbers.put(id, numbers.size()));
    }

    /** All of them, in order; an id's number is its index. */
    public List<String> sorted() {
      return sorted;
    }

    @Override
    public Memory memory() {
      return memory;
    }

    /** Below zero if there is none. */
    int number(@Nullable Object id) {
      return numbers.getOrDefault(id, -1);
    }
  }

  private PlacedById(Ids ids, List<V> values, Function<V, Place> where, Groups<V> groups) {
    this.ids = ids;
    this.values = values;
    this.where = where;
    this.groups = groups;
  }

  /**
   * A map of these entries; the same map if it is one of these already.
   *
   * @param where the place of a value; it must not change
   */
  public static <V> PlacedById<V> of(Map<String, V> entries, Function<V, Place> where) {
    if (entries instanceof PlacedById<V> same) {
      return same;
    }
    Map<String, V> sorted = new TreeMap<>(entries);
    Groups<V> groups = Groups.none();
    for (Map.Entry<String, V> entry : sorted.entrySet()) {
      groups = joined(groups, where.apply(entry.getValue()), entry.getKey(), entry.getValue());
    }
    Ids ids = new Ids(List.copyOf(sorted.keySet()));
    return new PlacedById<>(ids, List.copyOf(sorted.values()), where, groups);
  }

  private static <V> Groups<V> joined(Groups<V> groups, Place place, String id, V value) {
    return groups.with(place, groups.in(place).with(id, value));
  }

  /** A map with this value under the id, in place of the one that was there. */
  public PlacedById<V> with(String id, V value) {
    int number = ids.number(id);
    if (number < 0) {
      return added(id, value);
    }
    Object[] changed = values.toArray();
    changed[number] = value;
    return new PlacedById<>(
        ids, listOf(changed), where, moved(groups, id, values.get(number), value));
  }

  /** A map with these values under their ids, in place of those that were there. */
  public PlacedById<V> with(Map<String, V> others) {
    Object[] changed = values.toArray();
    Groups<V> now = groups;
    Map<String, V> fresh = new TreeMap<>();
    for (Map.Entry<String, V> other : others.entrySet()) {
      int number = ids.number(other.getKey());
      if (number < 0) {
        fresh.put(other.getKey(), other.getValue());
      } else {
        now = moved(now, other.getKey(), values.get(number), other.getValue());
        changed[number] = other.getValue();
      }
    }
    PlacedById<V> all = new PlacedById<>(ids, listOf(changed), where, now);
    for (Map.Entry<String, V> one : fresh.entrySet()) {
      all = all.added(one.getKey(), one.getValue());
    }
    return all;
  }

  private PlacedById<V> added(String id, V value) {
    int number = -Collections.binarySearch(ids.sorted, id) - 1;
    List<String> moreIds = new ArrayList<>(ids.sorted);
    List<V> more = new ArrayList<>(values);
    moreIds.add(number, id);
    more.add(number, value);
    return new PlacedById<>(
        new Ids(List.copyOf(moreIds)),
        List.copyOf(more),
        where,
        joined(groups, where.apply(value), id, value));
  }

  private Groups<V> moved(Groups<V> now, String id, V before, V after) {
    Place from = where.apply(before);
    Place to = where.apply(after);
    Groups<V> left = from.equals(to) ? now : now.with(from, now.in(from).without(id));
    return joined(left, to, id, after);
  }

  @SuppressWarnings("unchecked") // filled with values alone
  private static <V> List<V> listOf(Object[] values) {
    return (List<V>) List.of(values);
  }

  /** A map without the value of this id; the same map if there is none. */
  public PlacedById<V> without(String id) {
    int number = ids.number(id);
    if (number < 0) {
      return this;
    }
    List<String> fewerIds = new ArrayList<>(ids.sorted);
    List<V> fewer = new ArrayList<>(values);
    fewerIds.remove(number);
    Place place = where.apply(fewer.remove(number));
    return new PlacedById<>(
        new Ids(List.copyOf(fewerIds)),
        List.copyOf(fewer),
        where,
        groups.with(place, groups.in(place).without(id)));
  }

  /**
   * A map of the same ids with other values; the same map if none is another.
   *
   * @param change gives the same object for a value that stays as it is
   */
  public PlacedById<V> mapped(UnaryOperator<V> change) {
    Map<String, V> changed = new HashMap<>();
    for (int i = 0; i < values.size(); i++) {
      V value = values.get(i);
      V other = change.apply(value);
      if (other != value) {
        changed.put(ids.sorted.get(i), other);
      }
    }
    return changed.isEmpty() ? this : with(changed);
  }

  /** The values in that place, in order of id; unmodifiable, empty if nothing is there. */
  public Group<V> in(Place place) {
    return groups.in(place);
  }

  /** The ids, with what was worked out of them. */
  public Ids ids() {
    return ids;
  }

  /**
   * Some of the values, without a copy; unmodifiable.
   *
   * @param numbers of their ids; not to be written to
   */
  public List<V> at(int[] numbers) {
    return new Some<>(values, numbers);
  }

  /** Values at some indices. */
  private static final class Some<V> extends AbstractList<V> implements RandomAccess {
    private final List<V> all;
    private final int[] numbers;

    Some(List<V> all, int[] numbers) {
      this.all = all;
      this.numbers = numbers;
    }

    @Override
    public V get(int index) {
      return all.get(numbers[index]);
    }

    @Override
    public int size() {
      return numbers.length;
    }
  }

  @Override
  public Memory memory() {
    return memory;
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    int number = ids.number(key);
    return number < 0 ? null : values.get(number);
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return ids.number(key) >= 0;
  }

  @Override
  public int size() {
    return values.size();
  }

  @Override
  public Set<String> keySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return values.size();
      }

      @Override
      public boolean contains(@Nullable Object key) {
        return containsKey(key);
      }

      @Override
      public Iterator<String> iterator() {
        return ids.sorted.iterator();
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
        return values.size();
      }

      @Override
      public Iterator<Entry<String, V>> iterator() {
        return IntStream.range(0, values.size())
            .mapToObj(index -> Map.entry(ids.sorted.get(index), values.get(index)))
            .iterator();
      }
    };
  }
}
