package umpire.weserubung.model;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.hex.Place;

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
    german = Collections.unmodifiableSet(new TreeSet<>(german));
    silenced = Collections.unmodifiableSet(new TreeSet<>(silenced));
    lakes = Collections.unmodifiableMap(new TreeMap<>(lakes));
    thawed = Collections.unmodifiableSet(new TreeSet<>(thawed));
  }

  /** Who controls the hex. */
  public Side control(Place hex) {
    return german.contains(hex) ? Side.GERMAN : Side.ALLIED;
  }

  /** With the hex under that side's control. */
  public Country controlled(Place hex, Side side) {
    Set<Place> hexes = new TreeSet<>(german);
    if (side == Side.GERMAN) {
      hexes.add(hex);
    } else {
      hexes.remove(hex);
    }
    return new Country(hexes, silenced, lakes, thawed);
  }

  /** With a battery silent for good. */
  public Country silencing(Place battery) {
    Set<Place> more = new TreeSet<>(silenced);
    more.add(battery);
    return new Country(german, more, lakes, thawed);
  }

  /** With that side's lake chosen. */
  public Country choosing(Side side, Place lake) {
    Map<Side, Place> more = new TreeMap<>(lakes);
    more.put(side, lake);
    return new Country(german, silenced, more, thawed);
  }

  /** With that side's lake air base gone. */
  public Country thawing(Side side) {
    Set<Side> more = new TreeSet<>(thawed);
    more.add(side);
    return new Country(german, silenced, lakes, more);
  }

  /** True if the hex holds a lake air base of that side. */
  public boolean isLakeBase(Place hex, Side side) {
    return hex.equals(lakes.get(side)) && !thawed.contains(side);
  }
}
