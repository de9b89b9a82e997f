package umpire.weserubung.supply;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.supply.SupplyRules;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.why.SupplyWhy;
import umpire.weserubung.terrain.MapFacts;

/**
 * 10.1 Supply: a unit is in supply unless enemy land units close a circle round it, of whatever
 * size, and no way over land leads to the coast.
 */
public final class WeserubungSupply implements SupplyRules<SupplyBrief, SupplyReport> {
  /** A hex with fewer neighbours lies on the edge of the map. */
  private static final int SIDES = 6;

  private static final Fraction HALF = new Fraction(1, 2);

  private final MapFacts mapFacts;

  public WeserubungSupply(Pack pack) {
    this.mapFacts = new MapFacts(pack.map());
  }

  /**
   * {@inheritDoc} Throws IllegalArgumentException for a unit in a place that is no land: who is
   * aboard is not asked about (r159).
   */
  @Override
  @Rule("10.1-a/r159")
  public SupplyReport trace(SupplyBrief brief) {
    List<SupplyReport.Line> lines = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    for (SupplyBrief.Placed unit : brief.units()) {
      checkAshore(unit);
      Set<Place> enemies = unit.side() == Side.GERMAN ? brief.allied() : brief.german();
      trace(unit, enemies, lines, findings);
    }
    return new SupplyReport(lines, findings);
  }

  private void checkAshore(SupplyBrief.Placed unit) {
    if (!mapFacts.isLand(unit.hex())) {
      throw new IllegalArgumentException(
          "%s is not ashore in %s".formatted(unit.unit(), unit.hex().id()));
    }
  }

  /** 10.1-a/r51: the circle is made of enemy land units; the border and the edge are none. */
  @Rule({"10.1-a", "10.1-a/r51", "6.1-b/r17"})
  private void trace(
      SupplyBrief.Placed unit,
      Set<Place> enemies,
      List<SupplyReport.Line> lines,
      List<Finding> findings) {
    Predicate<Place> isCoast = mapFacts::isCombined;
    Flood line =
        Flood.until(isCoast, unit.hex(), mapFacts, (from, to) -> isOnLine(from, to, enemies));
    Optional<Place> coast = line.found(isCoast);
    if (coast.isPresent()) {
      List<Place> path = line.path(coast.get());
      lines.add(new SupplyReport.Line(unit.unit(), true, path, List.of()));
      findings.add(
          Finding.notes(
              "10.1-a", new SupplyWhy.LineToCoast(unit.unit(), coast.get(), path.size())));
      return;
    }
    Predicate<Place> isEdge = hex -> mapFacts.map().neighbours(hex).size() < SIDES;
    Flood around = Flood.until(isEdge, unit.hex(), mapFacts, (_, to) -> !enemies.contains(to));
    Optional<Place> gap = around.found(isEdge);
    if (gap.isPresent()) {
      lines.add(new SupplyReport.Line(unit.unit(), true, List.of(), List.of()));
      findings.add(Finding.notes("10.1-a", new SupplyWhy.CircleOpen(unit.unit(), gap.get())));
      return;
    }
    List<Place> ring = ring(around.reached(), enemies);
    lines.add(new SupplyReport.Line(unit.unit(), false, List.of(), ring));
    findings.add(halved(unit.unit(), ring));
  }

  /** 10.1-b: attack and defence are halved. */
  @Rule("10.1-b")
  private static Finding halved(String unit, List<Place> ring) {
    return Finding.of("10.1-b", new SupplyWhy.Surrounded(unit, ring), new Effect.Times(HALF));
  }

  private boolean isOnLine(Place from, Place to, Set<Place> enemies) {
    return mapFacts.isLand(to) && !mapFacts.barsLand(from, to) && !enemies.contains(to);
  }

  private List<Place> ring(Set<Place> inside, Set<Place> enemies) {
    Set<Place> ring = new TreeSet<>();
    for (Place hex : inside) {
      for (Place next : mapFacts.map().neighbours(hex)) {
        if (enemies.contains(next)) {
          ring.add(next);
        }
      }
    }
    return List.copyOf(ring);
  }

  /**
   * Hexes that can be reached step by step, nearest first, ties by id, up to the first that was
   * wanted.
   *
   * @param before for each hex the one it was reached from; the first hex is its own
   */
  private record Flood(SequencedMap<Place, Place> before) {
    static Flood until(
        Predicate<Place> wanted, Place start, MapFacts mapFacts, BiPredicate<Place, Place> passes) {
      LinkedHashMap<Place, Place> before = new LinkedHashMap<>(Map.of(start, start));
      Deque<Place> open = new ArrayDeque<>(List.of(start));
      while (!open.isEmpty() && !wanted.test(before.sequencedKeySet().getLast())) {
        Place from = open.removeFirst();
        for (Place to : mapFacts.beside(from)) {
          if (!before.containsKey(to) && passes.test(from, to)) {
            before.put(to, from);
            open.addLast(to);
            if (wanted.test(to)) {
              break;
            }
          }
        }
      }
      return new Flood(before);
    }

    Set<Place> reached() {
      return new HashSet<>(before.keySet());
    }

    /** The nearest that was wanted: the last that was reached, if any. */
    Optional<Place> found(Predicate<Place> wanted) {
      Place last = before.sequencedKeySet().getLast();
      return wanted.test(last) ? Optional.of(last) : Optional.empty();
    }

    List<Place> path(Place end) {
      List<Place> path = new ArrayList<>(List.of(end));
      Place from = before.getOrDefault(end, end);
      while (!from.equals(path.getFirst())) {
        path.addFirst(from);
        from = before.getOrDefault(from, from);
      }
      return List.copyOf(path);
    }
  }
}
