package umpire.weserubung.play.naval;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Voyage;
import umpire.weserubung.rules.OsloGuns;

/** 14.2.2 The batteries of Oslo: who enters one of their two hexes is fired at. */
final class Batteries {
  /** The highest roll that hits. */
  private static final int HITS = 3;

  private final ShipPositions shipPositions;
  private final OsloGuns guns;

  Batteries(ShipPositions shipPositions) {
    this.shipPositions = shipPositions;
    this.guns = new OsloGuns(shipPositions.chart());
  }

  /** How many dice they throw. */
  int dice(Position position) {
    return guns.dice(position);
  }

  /** True if ships of that side are fired at when they enter the hex. */
  boolean fireAt(Position position, Side side, Place hex) {
    return guns.fireAt(position, side, hex);
  }

  /** Which place of the way is the first that will be fired at; the length of it if none will. */
  int next(Position position, Voyage voyage) {
    List<Place> way = voyage.way();
    Side side = shipPositions.side(voyage.ships().getFirst());
    for (int step = 1; step < way.size(); step++) {
      if (fireAt(position, side, way.get(step))) {
        return step;
      }
    }
    return way.size();
  }

  /** How many of the dice hit. */
  static int hits(List<Integer> dice) {
    int hits = 0;
    for (int die : dice) {
      hits += die <= HITS ? 1 : 0;
    }
    return hits;
  }
}
