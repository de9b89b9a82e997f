package umpire.weserubung.rules;

import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.terrain.MapFacts;

/**
 * 14.2.2 The guns of Oslo: they fire at German ships in both of their hexes until both were German.
 */
public final class OsloGuns {
  private final MapFacts mapFacts;

  public OsloGuns(MapFacts mapFacts) {
    this.mapFacts = mapFacts;
  }

  /** How many dice they throw: half, rounded up, once one hex was German; none after both (r75). */
  @Rule({"14.2.2", "14.2.2/r75"})
  public int dice(Position position) {
    int silenced = position.country().silenced().size();
    int dice = position.conventions().batteryDice();
    return switch (silenced) {
      case 0 -> dice;
      case 1 -> (dice + 1) / 2;
      default -> 0;
    };
  }

  /** True if ships of that side are fired at when they enter the hex, be it taken or not. */
  @Rule("14.2.2/r156")
  public boolean fireAt(Position position, Side side, Place hex) {
    return side == Side.GERMAN && mapFacts.isBattery(hex) && dice(position) > 0;
  }
}
