package umpire.weserubung.rules;

import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.terrain.MapFacts;

/** 8.8 Where ships are in port. */
public final class Ports {
  private final MapFacts mapFacts;

  public Ports(MapFacts mapFacts) {
    this.mapFacts = mapFacts;
  }

  /** 8.8-c: true in the hex of a port of the side's: whatever ships of it are there are in port. */
  @Rule({"3.4-e", "8.8-c"})
  public boolean isHarbour(Position position, Side side, Place hex) {
    return mapFacts.isPort(hex) && position.country().control(hex) == side;
  }

  /** 13.1-a/r59: likewise, or in a box, which counts as one. */
  @Rule("13.1-a/r59")
  public boolean isHaven(Position position, Side side, Place place) {
    return MapFacts.isBox(place) || isHarbour(position, side, place);
  }
}
