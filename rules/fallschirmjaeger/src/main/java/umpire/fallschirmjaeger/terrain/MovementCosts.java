package umpire.fallschirmjaeger.terrain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.fallschirmjaeger.model.chart.MovementCost;
import umpire.fallschirmjaeger.model.why.TerrainWhy;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;

/** SCS-move, T-Terrain: what a step into an adjacent hex costs a ground unit, zones not counted. */
public final class MovementCosts {
  private static final String TABLE = "T-Terrain";

  private final MapGraph map;
  private final Crossings crossings;
  private final Table<MovementCost> table;
  private final Map<Place, Map<Place, Passage>> others = new HashMap<>();
  private final Map<Place, Map<Place, Passage>> armour = new HashMap<>();

  /** The costs on the map of a pack. */
  public MovementCosts(Pack pack) {
    this.map = pack.map();
    this.crossings = new Crossings(map);
    this.table = pack.table("terrain-movement");
    for (Place hex : map.hexes()) {
      others.put(hex, around(hex, "others"));
      armour.put(hex, around(hex, "armour"));
    }
  }

  /** What becomes of a step. */
  public sealed interface Passage {
    /** It costs so many movement points; a finding for each part of the cost. */
    record Open(Fraction points, List<Finding> findings) implements Passage {
      public Open {
        findings = List.copyOf(findings);
      }
    }

    /** It cannot be made. */
    record Barred(Finding because) implements Passage {}

    /** Why it cannot be made; empty if it can. */
    default Optional<Finding> bars() {
      return this instanceof Barred(Finding because) ? Optional.of(because) : Optional.empty();
    }

    /** The same for so many points more, and why; what is barred stays so. */
    default Passage plus(Fraction more, String rule, TerrainWhy why) {
      if (!(this instanceof Open(Fraction points, List<Finding> findings))) {
        return this;
      }
      List<Finding> all = new ArrayList<>(findings);
      all.add(Finding.of(rule, why, new Effect.Costs(more)));
      return new Open(points.plus(more), all);
    }
  }

  private Map<Place, Passage> around(Place hex, String mover) {
    Map<Place, Passage> all = new HashMap<>();
    map.neighbours(hex).forEach(next -> all.put(next, passage(hex, next, mover)));
    return all;
  }

  /**
   * The step between two adjacent hexes; throws IllegalArgumentException for any others.
   *
   * @param armoured true for armour (P-Armour)
   */
  public Passage of(Place from, Place to, boolean armoured) {
    Passage passage = (armoured ? armour : others).getOrDefault(from, Map.of()).get(to);
    if (passage == null) {
      throw new IllegalArgumentException(from + " and " + to + " are no neighbours");
    }
    return passage;
  }

  /** What it costs to enter the map in this hex (SCS-arrive). */
  public Passage entering(Place hex, boolean armoured) {
    return hex(hex, armoured ? "armour" : "others");
  }

  private Passage passage(Place from, Place to, String mover) {
    return crossings
        .way(from, to)
        .map(way -> along(from, to, way, mover))
        .orElseGet(() -> across(from, to, mover));
  }

  /** SCS-road, 1.1e: a way counts instead of hex and hexside. */
  @Rule("SCS-road")
  private Passage along(Place from, Place to, String way, String mover) {
    Fraction cost =
        switch (table.at(way, mover)) {
          case MovementCost.Points(Fraction points) -> points;
          case MovementCost other -> throw new IllegalStateException(way + " costs " + other);
        };
    return open(cost, new TerrainWhy.Along(from, to, way, cost), "SCS-road");
  }

  /** 1.1g/r73: without a way nobody enters or leaves a bridge that fills its hex. */
  @Rule("SCS-move")
  private Passage across(Place from, Place to, String mover) {
    if (crossings.fullBridge(from) || crossings.fullBridge(to)) {
      Place bridge = crossings.fullBridge(from) ? from : to;
      return barred("1.1g/r73", new TerrainWhy.ProhibitedHex(bridge, "major-bridge"));
    }
    Optional<String> barrier = crossings.barrier(from, to);
    Passage hex = hex(to, mover);
    return barrier.isPresent() ? over(from, to, barrier.get(), hex, mover) : hex;
  }

  /** The cost of a hexside on top of that of the hex. */
  @Rule({"1.1b", "T-Terrain"})
  private Passage over(Place from, Place to, String barrier, Passage hex, String mover) {
    return switch (table.at(barrier, mover)) {
      case MovementCost.Added(Fraction points) ->
          hex.plus(points, TABLE, new TerrainWhy.CrossingCost(from, to, barrier, points));
      case MovementCost.Prohibited _ ->
          barred(
              barrier.equals("prohibited-hexside") ? "1.1b" : TABLE,
              new TerrainWhy.ProhibitedHexside(from, to, barrier));
      case MovementCost other -> throw new IllegalStateException(barrier + " costs " + other);
    };
  }

  /** 1.1e: the dearest terrain of the hex; whatever else is marked in it costs nothing. */
  @Rule({"1.1e", "1.1c", "P-Armour"})
  private Passage hex(Place hex, String mover) {
    String terrain = map.hex(hex).terrain();
    return switch (table.at(terrain, mover)) {
      case MovementCost.Points(Fraction points) ->
          open(points, new TerrainWhy.EntryCost(hex, terrain, points), TABLE);
      case MovementCost.Prohibited _ -> barred(TABLE, new TerrainWhy.ProhibitedHex(hex, terrain));
      case MovementCost other -> throw new IllegalStateException(terrain + " costs " + other);
    };
  }

  private static Passage open(Fraction cost, TerrainWhy why, String rule) {
    return new Passage.Open(cost, List.of(Finding.of(rule, why, new Effect.Costs(cost))));
  }

  private static Passage barred(String rule, TerrainWhy why) {
    return new Passage.Barred(Finding.forbids(rule, why));
  }
}
