package umpire.narvik.terrain;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.narvik.model.why.Why;

/** 16.1b, 20.5b Lines of fire: within range, and not across or along a ridge. */
public final class LinesOfFire {
  /** How far artillery reaches, its own hex not counted (16.1b). */
  public static final int ARTILLERY_RANGE = 2;

  private final MapGraph map;

  public LinesOfFire(MapGraph map) {
    this.map = map;
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
    for (Hexside side : map.lineOfFire(from, target)) {
      if (map.side(side.first(), side.second()).contains("ridge")) {
        return List.of(
            Finding.forbids(
                rule, new Why.RidgeBetween(shooter, target, side.first(), side.second())));
      }
    }
    return List.of();
  }
}
