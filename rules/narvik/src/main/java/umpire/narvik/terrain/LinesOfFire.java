package umpire.narvik.terrain;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.narvik.model.why.Why;

/** 16.1b, 20.5b Lines of fire: within range, and not across or along a ridge. */
public final class LinesOfFire {
  /** How far artillery reaches, its own hex not counted (16.1b). */
  public static final int ARTILLERY_RANGE = 2;

  private final MapGraph map;

  /** The longest range of any gun of the game, its own hex not counted. */
  private static final int LONGEST = 4;

  /**
   * By hex: how far it is to each hex within the longest range that no ridge hides. Lines are long
   * to trace, and depend on the map alone.
   */
  private final Map<Place, Map<Place, Integer>> inSight = new HashMap<>();

  /** The lines of a map. */
  public LinesOfFire(MapGraph map) {
    this.map = map;
    map.hexes().forEach(hex -> inSight.put(hex, inSightOf(hex)));
  }

  private Map<Place, Integer> inSightOf(Place from) {
    Map<Place, Integer> seen = new HashMap<>();
    for (Place target : map.within(LONGEST, from)) {
      if (ridge(from, target).isEmpty()) {
        seen.put(target, map.distance(from, target));
      }
    }
    return seen;
  }

  /** 16.1b: true if {@link #barsArtillery} finds nothing; false into or out of an area. */
  public boolean artilleryReaches(Place from, Place target) {
    return reaches(ARTILLERY_RANGE, from, target) || map.adjacent(from, target);
  }

  /** 20.5b: true if {@link #barsShip} finds nothing; false from an area. */
  public boolean reaches(int range, Place from, Place target) {
    Integer distance = inSight.getOrDefault(from, Map.of()).get(target);
    return distance != null && distance <= range;
  }

  /** 16.1b: why artillery cannot fire; a ridge does not bar fire into an adjacent hex. */
  @Rule({"16.1b", "16.1b/r48", "16.1b/r49", "16.1b/r50"})
  public List<Finding> barsArtillery(String gun, Place from, Place target) {
    if (!map.isHex(from)) {
      // 22.1: nothing is fired out of the Harstad box.
      return List.of(Finding.forbids("22.1", new Why.NoSuchHex(from)));
    }
    int distance = map.distance(from, target);
    if (distance > ARTILLERY_RANGE) {
      return List.of(
          Finding.forbids("16.1b", new Why.OutOfRange(gun, target, distance, ARTILLERY_RANGE)));
    }
    return distance <= 1 ? List.of() : ridges("16.1b", gun, from, target);
  }

  /** 20.5b: why a ship cannot bombard; a ridge bars it at any distance. */
  @Rule({"20.5b", "20.5b/r51"})
  public List<Finding> barsShip(String ship, int range, Place from, Place target) {
    int distance = map.distance(from, target);
    if (distance > range) {
      return List.of(Finding.forbids("20.5b", new Why.OutOfRange(ship, target, distance, range)));
    }
    return ridges("20.5b", ship, from, target);
  }

  private List<Finding> ridges(String rule, String shooter, Place from, Place target) {
    return ridge(from, target)
        .map(side -> new Why.RidgeBetween(shooter, target, side.first(), side.second()))
        .map(why -> List.of(Finding.forbids(rule, why)))
        .orElse(List.of());
  }

  /** The first ridge that the line crosses or runs along. */
  private Optional<Hexside> ridge(Place from, Place target) {
    return map.lineOfFire(from, target).stream()
        .filter(side -> map.side(side.first(), side.second()).contains("ridge"))
        .findFirst();
  }
}
