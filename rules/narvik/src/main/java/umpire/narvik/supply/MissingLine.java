package umpire.narvik.supply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.Reach;
import umpire.narvik.model.why.Why;

/**
 * 19.3 Why a unit has no line of supply: there is no base, no way by land, the way is too long, or
 * the enemy cuts it. Where they cut it, every hex is named in which they do so along the shortest
 * way that there would be without them; if they left those, the line would stand.
 */
final class MissingLine {
  /** Of two ways equally long, the one that the enemy cuts in fewer hexes is the cheaper. */
  private static final Fraction CUT = new Fraction(1, 1_000_000);

  /** More than any way on a map can cost. */
  private static final Fraction ANY_LENGTH = Fraction.of(1_000_000);

  private final MapGraph map;
  private final Obstacles obstacles;

  MissingLine(MapGraph map, Obstacles obstacles) {
    this.map = map;
    this.obstacles = obstacles;
  }

  /** At least one finding; asked only for units without a line. */
  @Rule({"19.3", "12.2"})
  List<Finding> why(SupplyBrief.Traced unit, Set<Place> bases) {
    if (bases.isEmpty()) {
      return List.of(Finding.forbids("19.3", new Why.NoBase(unit.unit())));
    }
    Reach byLand = reach(unit.place(), false);
    Optional<Place> base = NarvikSupply.nearest(bases, byLand);
    if (base.isEmpty()) {
      return List.of(Finding.forbids("19.3", new Why.NoWayByLand(unit.unit())));
    }
    List<Place> way = byLand.path(base.get());
    List<Finding> findings = new ArrayList<>();
    if (way.size() - 1 <= NarvikSupply.LIMIT) {
      way.stream().skip(1).forEach(hex -> findings.addAll(obstacles.cuts(unit.unit(), hex)));
    }
    // A line past the enemy may exist that is only too long; otherwise the ground alone decides.
    Reach pastTheEnemy = reach(unit.place(), true);
    NarvikSupply.nearest(bases, pastTheEnemy)
        .map(pastTheEnemy::path)
        .or(() -> findings.isEmpty() ? Optional.of(way) : Optional.empty())
        .ifPresent(line -> findings.add(tooLong(unit, line.size() - 1)));
    return findings;
  }

  private Reach reach(Place start, boolean pastTheEnemy) {
    return Reach.from(
        start,
        ANY_LENGTH,
        map::neighbours,
        (from, to) -> {
          boolean cut = obstacles.cut(to);
          if (!obstacles.ground(from, to) || (cut && pastTheEnemy)) {
            return new Reach.Step.Barred();
          }
          return new Reach.Step.Costs(cut ? Fraction.ONE.plus(CUT) : Fraction.ONE);
        });
  }

  private static Finding tooLong(SupplyBrief.Traced unit, int hexes) {
    return Finding.forbids("19.3", new Why.LineTooLong(unit.unit(), hexes, NarvikSupply.LIMIT));
  }
}
