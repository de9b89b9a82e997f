package umpire.fallschirmjaeger.terrain;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.fallschirmjaeger.model.chart.Cells.Ferry;
import umpire.fallschirmjaeger.model.chart.MovementCost;
import umpire.fallschirmjaeger.model.why.TerrainWhy;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;

/** 1.1h: ferries, each from one hex to the next, across water that nothing else crosses. */
@Rule({"1.1h", "1.1h/r55", "1.1h/r111"})
public final class Ferries {
  private static final String RIVER_FERRY = "river-ferry";
  private static final String OTHER_FERRY = "other-ferry";

  private final MapGraph map;
  private final MovementCosts costs;
  private final Table<MovementCost> table;
  private final Map<Hexside, Fraction> printed = new HashMap<>();
  private final Set<Place> piers = new HashSet<>();

  /** The ferries of a pack. */
  public Ferries(Pack pack, MovementCosts costs) {
    this.map = pack.map();
    this.costs = costs;
    this.table = pack.table("terrain-movement");
    Table<Ferry> ferries = pack.table("ferries");
    for (String name : ferries.rows().headings()) {
      Ferry ferry = ferries.at(name, "ferry");
      printed.put(new Hexside(ferry.from(), ferry.to()), ferry.points());
    }
    for (MapSheet.Link link : map.sheet().links()) {
      if (link.kind().equals(RIVER_FERRY) || link.kind().equals(OTHER_FERRY)) {
        piers.add(link.between().first());
        piers.add(link.between().second());
      }
    }
  }

  /** True if a ferry joins the two hexes. */
  public boolean joins(Place from, Place to) {
    return piers.contains(from)
        && (map.linked(from, to, RIVER_FERRY) || map.linked(from, to, OTHER_FERRY));
  }

  /** What the passage by ferry costs, or why it cannot be made; empty where there is no ferry. */
  public Optional<Passage> of(Place from, Place to, boolean armoured) {
    if (!joins(from, to)) {
      return Optional.empty();
    }
    String kind = map.linked(from, to, RIVER_FERRY) ? RIVER_FERRY : OTHER_FERRY;
    return Optional.of(passage(from, to, kind, armoured));
  }

  /** What the ferry adds to the cost of the hex where a unit lands. */
  private Passage passage(Place from, Place to, String kind, boolean armoured) {
    Passage hex = costs.entering(to, armoured);
    if (hex instanceof Passage.Barred) {
      return hex;
    }
    return switch (table.at(kind, armoured ? "armour" : "others")) {
      case MovementCost.Added(Fraction added) -> over(from, to, kind, hex, added);
      case MovementCost.AsOnTheMap _ -> {
        Fraction added = printed.get(new Hexside(from, to));
        if (added == null) {
          throw new IllegalStateException("no cost for the ferry from " + from + " to " + to);
        }
        yield over(from, to, kind, hex, added);
      }
      case MovementCost.Prohibited _ ->
          new Passage.Barred(
              Finding.forbids("T-Terrain", new TerrainWhy.ProhibitedHexside(from, to, kind)));
      case MovementCost other -> throw new IllegalStateException(kind + " costs " + other);
    };
  }

  private static Passage over(Place from, Place to, String kind, Passage hex, Fraction added) {
    return hex.plus(added, "1.1h", new TerrainWhy.CrossingCost(from, to, kind, added));
  }
}
