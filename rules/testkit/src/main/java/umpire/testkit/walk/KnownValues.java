package umpire.testkit.walk;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.pack.Pack;
import umpire.testkit.match.Records;

/**
 * Values that a walk has met, by kind, to build commands that nobody offered: they look valid and
 * are not.
 */
public final class KnownValues {
  private static final int MOST = 300;
  private static final int MOST_LISTS = 1_000;
  private static final int DEPTH = 4;

  private final RandomGenerator random;
  private final Map<Class<?>, List<Object>> byType = new HashMap<>();
  private final Set<Object> met = new HashSet<>();
  private final Set<List<?>> lists = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * At first the counters, hexes and areas of a pack.
   *
   * @param random which of them are given
   */
  public KnownValues(Pack pack, RandomGenerator random) {
    this.random = random;
    pack.counters().keySet().stream().sorted().forEach(this::add);
    pack.map().hexes().forEach(this::add);
    pack.map().sheet().areas().forEach(area -> add(area.id()));
    add(new Place("nowhere"));
    add("nobody");
  }

  /** Stores the values of these offers; lists that stand in many offers are read once. */
  void add(Offers<Object> offers) {
    for (Offer<Object> offer : offers.offers()) {
      for (Offer.Parameter parameter : offer.parameters()) {
        switch (parameter.domain()) {
          case Domain.One(List<?> values) -> addAll(values);
          case Domain.Some(List<?> values, int _, int _) -> addAll(values);
          case Domain.Shares(List<Domain.Share> shares, int _, int _) ->
              shares.forEach(share -> add(share.value()));
          case Domain.Named(String _, Set<?> members) ->
              // Sets keep no order, and a walk must come out the same each time.
              members.stream()
                  .sorted(Comparator.comparing(Object::toString))
                  .limit(MOST)
                  .forEach(this::add);
          case Domain.Number(int min, int max) -> {
            add(min);
            add(max);
          }
        }
      }
    }
  }

  /** Any value of the component's type; empty if none can be made up. */
  Optional<Object> any(RecordComponent component) {
    return any(component.getGenericType(), 0);
  }

  /** Any command of the type; empty if its constructor refuses what was made up. */
  Optional<Object> command(Class<?> type) {
    return record(type, 0);
  }

  /** Any value that has been met, of the same class as this one. */
  Optional<Object> like(Object value) {
    return any(value.getClass(), 0);
  }

  private void addAll(List<?> values) {
    if (lists.size() > MOST_LISTS) {
      lists.clear();
    }
    if (lists.add(values)) {
      values.forEach(this::add);
    }
  }

  private void add(Object value) {
    List<Object> values = byType.computeIfAbsent(value.getClass(), type -> new ArrayList<>());
    if (values.size() < MOST && met.add(value)) {
      values.add(value);
    }
  }

  private Optional<Object> any(Type type, int depth) {
    if (depth > DEPTH) {
      return Optional.empty();
    }
    if (type instanceof ParameterizedType generic
        && generic.getRawType() instanceof Class<?> raw
        && Collection.class.isAssignableFrom(raw)) {
      return Optional.of(
          several(generic.getActualTypeArguments()[0], Set.class.isAssignableFrom(raw), depth));
    }
    if (type instanceof ParameterizedType generic && generic.getRawType() == Map.class) {
      Type[] ends = generic.getActualTypeArguments();
      return Optional.of(mapped(ends[0], ends[1], depth));
    }
    if (!(type instanceof Class<?> plain)) {
      return Optional.empty();
    }
    if (plain == int.class || plain == Integer.class) {
      return Optional.of(random.nextInt(-2, 40));
    }
    if (plain == boolean.class) {
      return Optional.of(random.nextBoolean());
    }
    if (plain.isEnum()) {
      return Optional.of(one(List.of(plain.getEnumConstants())));
    }
    if (plain.isSealed()) {
      return any(one(Records.members(plain)), depth + 1);
    }
    List<Object> alike = byType.getOrDefault(plain, List.of());
    if (!alike.isEmpty() && (!plain.isRecord() || random.nextBoolean())) {
      return Optional.of(one(alike));
    }
    return plain.isRecord() ? record(plain, depth + 1) : Optional.empty();
  }

  private Optional<Object> record(Class<?> type, int depth) {
    List<Object> values = new ArrayList<>();
    for (RecordComponent component : Records.components(type)) {
      Optional<Object> value = any(component.getGenericType(), depth + 1);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Records.make(type, values);
  }

  private Collection<Object> several(Type element, boolean different, int depth) {
    Collection<Object> values = different ? new LinkedHashSet<>() : new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      any(element, depth + 1).ifPresent(values::add);
    }
    return values;
  }

  private Map<Object, Object> mapped(Type key, Type value, int depth) {
    Map<Object, Object> values = new LinkedHashMap<>();
    for (Object made : several(key, true, depth)) {
      any(value, depth + 1).ifPresent(number -> values.put(made, number));
    }
    return values;
  }

  private <T> T one(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }
}
