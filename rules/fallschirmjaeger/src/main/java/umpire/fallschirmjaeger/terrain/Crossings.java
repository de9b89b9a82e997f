package umpire.fallschirmjaeger.terrain;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/**
 * What lies between two adjacent hexes: a way along which one goes, or a water that bars. Over a
 * bridge the terrain of the hex alone holds (T-Terrain/r110): the hexside has no effect.
 */
public record Crossings(MapGraph map) {
  /** The cheapest first. */
  private static final List<String> WAYS = List.of("highway", "road", "railway");

  /** The worst first. */
  private static final List<String> BARRIERS =
      List.of("prohibited-hexside", "major-river", "river", "canal");

  private static final String BRIDGE = "bridge";

  /** The cheapest of the ways that join the two hexes; empty if none does. */
  @Rule("SCS-road")
  public Optional<String> way(Place from, Place to) {
    for (String way : WAYS) {
      if (map.linked(from, to, way)) {
        return Optional.of(way);
      }
    }
    return Optional.empty();
  }

  /**
   * The worst obstacle of the hexside, canals among them; empty where there is none, or where a
   * bridge or a way leads across. 1.1d: a lake along a hexside is a river of the map.
   */
  @Rule({"1.1d", "T-Terrain/r110"})
  public Optional<String> barrier(Place from, Place to) {
    Set<String> side = map.side(from, to);
    if (side.isEmpty() || side.contains(BRIDGE) || way(from, to).isPresent()) {
      return Optional.empty();
    }
    return BARRIERS.stream().filter(side::contains).findFirst();
  }

  /** The water under a bridge of the map; empty where there is none. */
  public Optional<String> underBridge(Place from, Place to) {
    Set<String> side = map.side(from, to);
    return side.contains(BRIDGE)
        ? BARRIERS.stream().filter(side::contains).findFirst()
        : Optional.empty();
  }

  /** 1.1b, SCS-zoc: true if neither units nor zones of control pass. */
  @Rule("1.1b")
  public boolean closed(Place from, Place to) {
    return barrier(from, to).filter(one -> !one.equals("canal")).isPresent();
  }

  /** 1.1g/r73: true if the hex is a bridge over a river that fills it. */
  @Rule({"1.1g", "1.1g/r73"})
  public boolean fullBridge(Place hex) {
    return map.hexHas(hex, "major-bridge") && map.hex(hex).terrain().equals("major-river");
  }
}
