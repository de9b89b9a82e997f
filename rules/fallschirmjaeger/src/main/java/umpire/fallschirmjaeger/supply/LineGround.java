package umpire.fallschirmjaeger.supply;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import umpire.fallschirmjaeger.terrain.MovementCosts;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.fallschirmjaeger.terrain.ZonesOfControl;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.Reach;

/** SCS-supply: where lines can go, which are traced from their sources over hexes for infantry. */
record LineGround(MapGraph map, MovementCosts costs) {
  /**
   * Shortest lines of any length from the nearest of some places.
   *
   * @param before by place the one before it on the way from a source; a source has itself
   */
  record Lines(Map<Place, Place> before) {
    /** From the place to the source, both included; empty if no line leads there. */
    List<Place> path(Place to) {
      List<Place> path = new ArrayList<>();
      for (Place at = to; before.containsKey(at); at = before.getOrDefault(at, at)) {
        path.add(at);
        if (at.equals(before.get(at))) {
          return path;
        }
      }
      return path;
    }
  }

  /** Lines of any length that do not enter the barred hexes. */
  @Rule("SCS-supply")
  Lines lines(Collection<Place> sources, Predicate<Place> barred) {
    Map<Place, Place> before = new HashMap<>();
    Deque<Place> open = new ArrayDeque<>();
    for (Place source : sources) {
      if (before.putIfAbsent(source, source) == null) {
        open.add(source);
      }
    }
    while (!open.isEmpty()) {
      Place at = open.remove();
      for (Place next : map.neighbours(at)) {
        if (!before.containsKey(next)
            && costs.of(at, next, false) instanceof Passage.Open
            && !barred.test(next)) {
          before.put(next, at);
          open.add(next);
        }
      }
    }
    return new Lines(before);
  }

  /** 2.7b, r32: what infantry would pay from a head, with the surcharge of enemy zones. */
  @Rule({"2.7b", "2.7b/r32", "2.9a"})
  Reach reach(LineBrief brief, Place head, Fraction budget, boolean throughEnemies) {
    Set<Place> held = throughEnemies ? Set.of() : new HashSet<>(brief.enemyHeld());
    return Reach.from(
        head,
        budget,
        map::neighbours,
        (from, to) -> {
          Passage passage =
              brief.bridges().contains(new Hexside(from, to))
                  ? costs.entering(to, false)
                  : costs.of(from, to, false);
          if (held.contains(to) || !(passage instanceof Passage.Open(Fraction points, var _))) {
            return new Reach.Step.Barred();
          }
          return new Reach.Step.Costs(
              hindered(brief, to) ? points.plus(ZonesOfControl.SURCHARGE) : points);
        });
  }

  /** True in an enemy zone that no friend cancels. */
  static boolean hindered(LineBrief brief, Place hex) {
    return brief.enemyZones().contains(hex) && !brief.friends().contains(hex);
  }

  /** True where no line of any length goes. */
  static boolean barred(LineBrief brief, Place hex) {
    return brief.enemyHeld().contains(hex) || hindered(brief, hex);
  }

  /** The first hex of a path, behind its first, that fulfils a condition. */
  static Optional<Place> first(List<Place> path, Predicate<Place> condition) {
    return path.stream().skip(1).filter(condition).findFirst();
  }
}
