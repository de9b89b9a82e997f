package umpire.narvik.supply;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.Reach;
import umpire.kernel.pack.Pack;
import umpire.kernel.supply.SupplyRules;
import umpire.narvik.model.counter.Nation;
import umpire.narvik.model.why.Why;
import umpire.narvik.supply.SupplyReport.Status;
import umpire.narvik.terrain.Passage;

/**
 * 19.2, 19.3 Allied supply: a unit is in supply by a line of at most ten hexes to a base, its own
 * hex not counted, the base's counted (ruling 45). Norwegians and units that landed this turn bear
 * no penalty without one; landed artillery still may not interdict, so who asks for that looks at
 * the status, not at the penalty.
 */
public final class NarvikSupply implements SupplyRules<SupplyBrief, SupplyReport> {
  /** The greatest length of a line, in hexes. */
  @Rule({"19.3", "19.3/r45"})
  static final int LIMIT = 10;

  private final MapGraph map;
  private final Passage passage;

  /** The rules on the map of a pack. */
  public NarvikSupply(Pack pack) {
    this.map = pack.map();
    this.passage = new Passage(map);
  }

  /** {@inheritDoc} Throws IllegalArgumentException for places that the map has not. */
  @Override
  public SupplyReport trace(SupplyBrief brief) {
    check(brief);
    Obstacles obstacles = new Obstacles(passage, brief);
    return new SupplyReport(
        brief.units().stream().map(unit -> trace(unit, brief.bases(), obstacles)).toList());
  }

  @Rule({"19.3", "19.4/r44", "19.2/r67"})
  private SupplyReport.Line trace(SupplyBrief.Traced unit, Set<Place> bases, Obstacles obstacles) {
    Reach within =
        Reach.from(
            unit.place(),
            Fraction.of(LIMIT),
            map::neighbours,
            (from, to) ->
                obstacles.ground(from, to) && !obstacles.cut(to)
                    ? new Reach.Step.Costs(Fraction.ONE)
                    : new Reach.Step.Barred());
    return nearest(bases, within)
        .map(base -> supplied(unit, base, within.path(base), obstacles))
        .orElseGet(() -> withoutLine(unit, bases, obstacles));
  }

  /** The base that costs least to reach, the lower number if two do. */
  static Optional<Place> nearest(Set<Place> bases, Reach reach) {
    return bases.stream()
        .filter(reach::reaches)
        .min(Comparator.comparing(reach::cost).thenComparing(Comparator.naturalOrder()));
  }

  private static SupplyReport.Line supplied(
      SupplyBrief.Traced unit, Place base, List<Place> path, Obstacles obstacles) {
    List<Place> line = path.subList(1, path.size());
    List<Finding> findings = new ArrayList<>();
    findings.add(Finding.notes("19.3", new Why.LineOfSupply(unit.unit(), base, line.size())));
    for (Place hex : line) {
      if (obstacles.opened(hex)) {
        findings.add(Finding.notes("12.2", new Why.ZoneOpened(unit.unit(), hex)));
      }
    }
    return new SupplyReport.Line(unit.unit(), Status.SUPPLIED, line, findings);
  }

  /** 19.2: without a line; exempt are Norwegians, and whoever landed this turn. */
  @Rule("19.2")
  private SupplyReport.Line withoutLine(
      SupplyBrief.Traced unit, Set<Place> bases, Obstacles obstacles) {
    List<Finding> findings = new ArrayList<>(new MissingLine(map, obstacles).why(unit, bases));
    boolean norwegian = unit.nation() == Nation.NORWEGIAN;
    if (norwegian) {
      findings.add(Finding.notes("19.2", new Why.Exempt(unit.unit(), "norwegian")));
    }
    if (unit.landedThisTurn()) {
      findings.add(Finding.notes("19.2", new Why.Exempt(unit.unit(), "landed-this-turn")));
    }
    Status status = norwegian || unit.landedThisTurn() ? Status.EXEMPT : Status.UNSUPPLIED;
    return new SupplyReport.Line(unit.unit(), status, List.of(), findings);
  }

  private void check(SupplyBrief brief) {
    Stream.of(
            brief.units().stream().map(SupplyBrief.Traced::place),
            brief.bases().stream(),
            brief.enemyHeld().stream(),
            brief.enemyZones().stream(),
            brief.infantryHeld().stream())
        .flatMap(places -> places)
        .forEach(place -> require(map.has(place), "the map has no place " + place));
    for (SupplyBrief.Traced unit : brief.units()) {
      require(unit.nation() != Nation.GERMAN, unit.unit() + " is German: 19.2 is Allied supply");
      require(
          !brief.enemyHeld().contains(unit.place()),
          unit.unit() + " and the enemy both stand in " + unit.place());
    }
    for (Place hex : brief.infantryHeld()) {
      require(
          !brief.enemyHeld().contains(hex), "Allied infantry and the enemy both stand in " + hex);
    }
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
