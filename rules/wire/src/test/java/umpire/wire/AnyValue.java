package umpire.wire;

import java.lang.reflect.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Reason;
import umpire.kernel.citation.RuleId;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.table.Axis;
import umpire.kernel.table.Band;
import umpire.wire.toy.Toy;

/** Random values of any record or family; those whose constructors are strict have makers here. */
final class AnyValue {
  private static final int TRIES = 2_000;
  private static final List<String> WORDS =
      List.of("", "a", "two words", "\"quoted\"", "a/b~c", "Åndalsnes", "line\nbreak", "\u0001");

  private final Random random;
  private final Bindings bindings;
  private final Map<Class<?>, Function<Random, Object>> makers = new HashMap<>();

  AnyValue(long seed) {
    this.random = new Random(seed);
    this.bindings =
        new Bindings(Map.of(), variable -> new Binding.OfGame(Toy.types()).variable(variable));
    makers.put(Place.class, r -> new Place("%04d".formatted(r.nextInt(10_000))));
    makers.put(Seat.class, r -> new Seat("seat-" + r.nextInt(5)));
    makers.put(RuleId.class, r -> new RuleId(r.nextInt(30) + "." + r.nextInt(9)));
    makers.put(DrawKey.class, r -> new DrawKey("%064x".formatted(r.nextLong(1, Long.MAX_VALUE))));
    makers.put(Fraction.class, r -> new Fraction(r.nextInt(-9, 99), r.nextInt(1, 9)));
    makers.put(
        Probability.class,
        r -> new Probability(new BigInteger(90, r), BigInteger.TEN.pow(r.nextInt(1, 40))));
    makers.put(Band.class, AnyValue::band);
    makers.put(Axis.Bands.class, r -> new Axis.Bands(List.of(band(r))));
    makers.put(Axis.Names.class, r -> new Axis.Names(List.of("n" + r.nextInt(9), "m")));
    makers.put(Grid.class, AnyValue::grid);
    makers.put(Offer.class, AnyValue::offer);
  }

  /** A value of the type, its arguments settled. */
  Object of(Type type) {
    Type settled = bindings.settle(type);
    if (settled instanceof Bindings.Settled use) {
      return generic(use);
    }
    Class<?> plain = (Class<?>) settled;
    Function<Random, Object> maker = makers.get(plain);
    if (maker != null) {
      return maker.apply(random);
    }
    if (plain == String.class) {
      return WORDS.get(random.nextInt(WORDS.size()));
    }
    if (plain == int.class || plain == Integer.class) {
      return random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(1, 7);
    }
    if (plain == long.class || plain == Long.class) {
      return random.nextBoolean() ? random.nextLong() : random.nextInt(9);
    }
    if (plain == boolean.class) {
      return random.nextBoolean();
    }
    if (plain.isEnum()) {
      return plain.getEnumConstants()[random.nextInt(plain.getEnumConstants().length)];
    }
    return plain.isRecord() ? record(plain, bindings) : member(plain, family(plain));
  }

  private Object generic(Bindings.Settled use) {
    Class<?> raw = use.raw();
    Function<Random, Object> maker = makers.get(raw);
    if (maker != null) {
      return maker.apply(random);
    }
    if (Map.class.isAssignableFrom(raw)) {
      Map<Object, Object> map = raw == Map.class ? new HashMap<>() : new TreeMap<>();
      several(use.arguments().getFirst()).forEach(key -> map.put(key, of(use.arguments().get(1))));
      return map;
    }
    if (Set.class.isAssignableFrom(raw)) {
      List<Object> values = several(use.arguments().getFirst());
      return raw == Set.class ? new HashSet<>(values) : new TreeSet<>(values);
    }
    if (Collection.class.isAssignableFrom(raw)) {
      return several(use.arguments().getFirst());
    }
    return raw.isRecord()
        ? record(raw, bindings.inside(use))
        : of(bindings.member(pick(members(List.of(raw))), use));
  }

  private Object member(Class<?> open, List<Class<?>> families) {
    return of(pick(members(families.isEmpty() ? List.of(open) : families)));
  }

  private static List<Class<?>> family(Class<?> open) {
    return Set.of(Reason.class, Brief.class, Report.class, Scenario.Setup.class, Record.class)
            .contains(open)
        ? new Binding.OfGame(Toy.types()).families(open)
        : List.of();
  }

  private static List<Class<?>> members(List<Class<?>> families) {
    return List.copyOf(Families.members(families).values());
  }

  private Object record(Class<?> type, Bindings inside) {
    RecordLayout layout = RecordLayout.of(type);
    for (int i = 0; i < TRIES; i++) {
      try {
        List<Object> values = new ArrayList<>();
        layout.parts().forEach(part -> values.add(of(inside.settle(part.type()))));
        return layout.make(values);
      } catch (IllegalArgumentException _) {
        // Its constructor refuses such values: try others.
      }
    }
    throw new IllegalStateException("no " + type + " in " + TRIES + " tries");
  }

  private List<Object> several(Type element) {
    List<Object> values = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      values.add(of(element));
    }
    return values;
  }

  private <T> T pick(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  private static Band band(Random random) {
    int from = random.nextInt(-3, 9);
    return switch (random.nextInt(4)) {
      case 0 -> new Band(Integer.MIN_VALUE, from);
      case 1 -> new Band(from, Integer.MAX_VALUE);
      case 2 -> new Band(Integer.MIN_VALUE, Integer.MAX_VALUE);
      default -> new Band(from, from + random.nextInt(4));
    };
  }

  private static Object grid(Random random) {
    boolean rows = random.nextBoolean();
    return new Grid(
        rows ? Grid.Orientation.POINTY_TOP : Grid.Orientation.FLAT_TOP,
        rows ? Grid.Compass.NORTH : Grid.Compass.WEST,
        rows ? Grid.Compass.WEST : Grid.Compass.SOUTH,
        random.nextBoolean() ? Grid.Parity.EVEN : Grid.Parity.ODD,
        random.nextBoolean() ? "." : "",
        random.nextInt(1, 4));
  }

  private static Object offer(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> Offer.of(Toy.Command.Pass.class);
      case 1 ->
          new Offer<>(
              Toy.Command.Move.class,
              List.of(
                  new Offer.Parameter("unit", new Domain.One(List.of(new Toy.UnitId("a")))),
                  new Offer.Parameter("to", new Domain.One(List.of(new Place("0101"))))));
      case 2 ->
          Offer.of(
              Toy.Command.Share.class,
              "hits",
              new Domain.Shares(
                  List.of(
                      new Domain.Share(new Toy.UnitId("b"), 0, 2),
                      new Domain.Share(new Toy.UnitId("a"), -1, random.nextInt(3))),
                  random.nextInt(-1, 2),
                  random.nextInt(2, 9)));
      default ->
          new Offer<>(
              Toy.Command.Call.class,
              List.of(
                  new Offer.Parameter("units", new Domain.Some(List.of(new Toy.UnitId("a")), 0, 1)),
                  new Offer.Parameter("strength", new Domain.Number(1, random.nextInt(1, 9)))));
    };
  }
}
