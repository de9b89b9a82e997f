package umpire.weserubung.model.state;

import java.util.Map;
import java.util.Set;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.Remembering;
import umpire.weserubung.model.counter.Side;

/**
 * Who controls what.
 *
 * @param german land hexes under German control; all others are the Allies' (14.2-a)
 * @param silenced battery hexes of Oslo that were German once (14.2.2)
 * @param lakes the lake that each side has chosen for its air base (9.0)
 * @param thawed sides whose lake air base is gone: captured, or removed by date (9.0)
 */
public record Country(
    Set<Place> german, Set<Place> silenced, Map<Side, Place> lakes, Set<Side> thawed) {
  public Country {
    german = OrderedSet.of(german);
    silenced = OrderedSet.of(silenced);
    lakes = OrderedMap.of(lakes);
    thawed = OrderedSet.of(thawed);
  }

  /** Who controls which hex, with what was worked out of that. */
  public Remembering control() {
    return OrderedSet.of(german);
  }

  /** Who controls the hex. */
  public Side control(Place hex) {
    return german.contains(hex) ? Side.GERMAN : Side.ALLIED;
  }

  /** With the hex under that side's control. */
  public Country controlled(Place hex, Side side) {
    Set<Place> hexes =
        side == Side.GERMAN ? OrderedSet.with(german, hex) : OrderedSet.without(german, hex);
    return new Country(hexes, silenced, lakes, thawed);
  }

  /** With a battery silent for good. */
  public Country silencing(Place battery) {
    return new Country(german, OrderedSet.with(silenced, battery), lakes, thawed);
  }

  /** With that side's lake chosen. */
  public Country choosing(Side side, Place lake) {
    return new Country(german, silenced, OrderedMap.with(lakes, side, lake), thawed);
  }

  /** With that side's lake air base gone. */
  public Country thawing(Side side) {
    return new Country(german, silenced, lakes, OrderedSet.with(thawed, side));
  }

  /** True if the hex holds a lake air base of that side. */
  public boolean isLakeBase(Place hex, Side side) {
    return hex.equals(lakes.get(side)) && !thawed.contains(side);
  }
}
