package umpire.weserubung.map;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.Reach;

/** The map, drawn once for all tests, and the ways that rules will look for on it. */
final class Norway {
  static final NorwayInputs INPUTS = inputs();
  static final NorwayMap MAP = new NorwayMap(INPUTS);
  static final MapSheet SHEET = MAP.sheet();
  static final MapGraph GRAPH = new MapGraph(SHEET);
  static final Place DENMARK = new Place("denmark");
  static final Place BRITAIN = new Place("britain");

  private static final Fraction ANYWHERE = Fraction.of(100_000);
  private static final Map<String, Place> NAMED = named();

  private Norway() {}

  static Place place(String name) {
    return Objects.requireNonNull(NAMED.get(name), () -> "no place " + name);
  }

  /** The only hex of a set. */
  static Place only(String set) {
    return GRAPH.set(set).iterator().next();
  }

  static Set<Place> towns() {
    return new TreeSet<>(GRAPH.set("towns"));
  }

  static boolean walkable(Place from, Place to) {
    return GRAPH.hexHas(from, "land")
        && GRAPH.hexHas(to, "land")
        && !GRAPH.side(from, to).contains("impassable");
  }

  static boolean navigable(Place from, Place to) {
    return GRAPH.hexHas(from, "sea")
        && GRAPH.hexHas(to, "sea")
        && !GRAPH.side(from, to).contains("impassable-sea");
  }

  /** Hexes on land. */
  static Reach onFoot(Place from) {
    return steps(from, Norway::walkable);
  }

  /** Hexes by sea; a box touches the hexes of its arrows, and no way leads through one. */
  static Reach bySea(Place from, Set<Place> without) {
    return steps(
        from,
        (one, other) ->
            !without.contains(other)
                && (GRAPH.linked(one, other, "arrow") || navigable(one, other)));
  }

  /** Hexes through the air, which goes over no other country. */
  static Reach byAir(Place from) {
    return steps(from, (one, other) -> !GRAPH.hexHas(other, "abroad"));
  }

  /** Hexes by railway. */
  static Reach byRail(Place from) {
    return steps(from, (one, other) -> GRAPH.linked(one, other, "rail"));
  }

  private static Reach steps(Place from, BiPredicate<Place, Place> passes) {
    return Reach.from(
        from,
        ANYWHERE,
        Norway::around,
        (one, other) ->
            GRAPH.isHex(other) && passes.test(one, other)
                ? new Reach.Step.Costs(Fraction.ONE)
                : new Reach.Step.Barred());
  }

  private static Set<Place> around(Place place) {
    Set<Place> around = new HashSet<>(GRAPH.neighbours(place));
    around.addAll(GRAPH.linkedTo(place, "arrow"));
    return around;
  }

  private static Map<String, Place> named() {
    Map<String, Place> named = new HashMap<>();
    for (MapSheet.Hex hex : SHEET.hexes()) {
      if (!hex.name().isEmpty() && named.put(hex.name(), hex.id()) != null) {
        throw new IllegalStateException(hex.name() + " stands twice");
      }
    }
    return Map.copyOf(named);
  }

  private static NorwayInputs inputs() {
    try {
      return NorwayInputs.load();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every place of the list by name. */
  static List<Place> places(String... names) {
    return List.of(names).stream().map(Norway::place).toList();
  }
}
