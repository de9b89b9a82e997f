package umpire.weserubung.play.upkeep;

import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.rules.Ports;
import umpire.weserubung.terrain.MapFacts;

/** 3.4-f, 8.8-e, 13.3-b Where ships are safe and where units are repaired. */
final class SafePorts {
  private final MapFacts mapFacts;
  private final Ports ports;

  SafePorts(MapFacts mapFacts) {
    this.mapFacts = mapFacts;
    this.ports = new Ports(mapFacts);
  }

  /** 8.8-e: a friendly port or a box. */
  @Rule({"8.8-e", "3.4-e"})
  boolean isPort(Position position, Place place, Side side) {
    return ports.isHaven(position, side, place);
  }

  /** 13.3-b: a town of the side's; no box is one (r155). */
  @Rule("13.3-b/r155")
  boolean isTown(Position position, Place place, Side side) {
    return mapFacts.isTown(place) && position.country().control(place) == side;
  }

  /** 13.3-b, 3.3-e: an airfield of the side's, or a box; never a lake air base (9.0-lake-b). */
  boolean isAirfield(Position position, Place place, Side side) {
    return MapFacts.isBox(place)
        || (mapFacts.isAirfield(place) && position.country().control(place) == side);
  }
}
