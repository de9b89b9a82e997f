package umpire.narvik.terrain;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;

/**
 * 14.1, 16.1a, 16.2 Passage: water bars every land unit; mountains and river hexsides bar artillery
 * and tanks, except along a road. Who holds the hex is not asked here.
 */
public final class Passage {
  private static final Set<String> WATERSIDES = Set.of("fjord", "lake");
  private final MapGraph map;

  /** By type and hex: the neighbours that a unit can pass into, in order of id. */
  private final Map<UnitType, Map<Place, List<Place>>> exits = new EnumMap<>(UnitType.class);

  public Passage(MapGraph map) {
    this.map = map;
    for (UnitType type : UnitType.values()) {
      Map<Place, List<Place>> ways = new HashMap<>();
      map.hexes().forEach(from -> ways.put(from, waysOut(type, from)));
      exits.put(type, ways);
    }
  }

  private List<Place> waysOut(UnitType type, Place from) {
    return map.neighbours(from).stream()
        .filter(to -> bars("", type, from, to).isEmpty())
        .sorted()
        .toList();
  }

  /** True if a unit of that type can pass directly from one hex into the next. */
  public boolean open(UnitType type, Place from, Place to) {
    return exits(type, from).contains(to);
  }

  /** The neighbours that a unit of that type can pass into, in order of id; none from an area. */
  public List<Place> exits(UnitType type, Place from) {
    return exits.getOrDefault(type, Map.of()).getOrDefault(from, List.of());
  }

  /** Why the unit cannot pass directly from one hex into the next; empty if it can. */
  @Rule("14.1")
  public List<Finding> bars(NarvikCounter.LandUnit unit, Place from, Place to) {
    if (open(unit.kind(), from, to)) {
      return List.of();
    }
    if (!map.isHex(to)) {
      return List.of(Finding.forbids("14.1", new Why.NoSuchHex(to)));
    }
    if (!map.adjacent(from, to)) {
      return List.of(Finding.forbids("14.1", new Why.NotAdjacent(from, to)));
    }
    return bars(unit.id(), unit.kind(), from, to);
  }

  private List<Finding> bars(String unit, UnitType type, Place from, Place to) {
    List<Finding> why = new ArrayList<>();
    if (map.hex(to).terrain().equals("water")) {
      why.add(Finding.forbids("14.1", new Why.TerrainBars(unit, to, "water")));
    }
    for (String feature : map.side(from, to)) {
      if (WATERSIDES.contains(feature)) {
        why.add(Finding.forbids("14.1", new Why.HexsideBars(unit, from, to, feature)));
      }
    }
    if ((type == UnitType.ARTILLERY || type == UnitType.TANK) && !byRoad(from, to)) {
      why.addAll(barsVehicles(unit, type, from, to));
    }
    return List.copyOf(why);
  }

  @Rule({"16.1a", "16.2"})
  private List<Finding> barsVehicles(String unit, UnitType type, Place from, Place to) {
    String rule = type == UnitType.TANK ? "16.2" : "16.1a";
    List<Finding> why = new ArrayList<>();
    if (map.hex(to).terrain().equals("mountain")) {
      why.add(Finding.forbids(rule, new Why.TerrainBars(unit, to, "mountain")));
    }
    if (map.side(from, to).contains("river")) {
      why.add(Finding.forbids(rule, new Why.HexsideBars(unit, from, to, "river")));
    }
    return why;
  }

  /** 14.2: true if a road or the railway directly joins the two hexes. */
  @Rule("14.2")
  public boolean byRoad(Place from, Place to) {
    return map.linked(from, to, "road") || map.linked(from, to, "railway");
  }

  /** 12.0: true if a zone of control does not reach across: the hexside is water. */
  boolean waterBetween(Place from, Place to) {
    return map.side(from, to).stream().anyMatch(WATERSIDES::contains);
  }
}
