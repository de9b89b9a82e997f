package umpire.fallschirmjaeger.model.state;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/**
 * 4.0a Who was where last. At the start every hex and bridge is Dutch (r72).
 *
 * @param german hexes that a German unit entered last
 * @param bridges who crossed a bridge last, by its named set; Dutch where nothing stands
 */
@Rule({"4.0a", "4.0a/r72"})
public record Ground(Set<Place> german, Map<String, Side> bridges) {
  public Ground {
    german = Collections.unmodifiableSet(new TreeSet<>(german));
    bridges = Collections.unmodifiableMap(new TreeMap<>(bridges));
  }

  /** All of it Dutch. */
  public static Ground dutch() {
    return new Ground(Set.of(), Map.of());
  }

  /** Who entered the hex last. */
  public Side holder(Place hex) {
    return german.contains(hex) ? Side.GERMAN : Side.ALLIED;
  }

  /** Who crossed the bridge last. */
  public Side crossedLast(String bridge) {
    return bridges.getOrDefault(bridge, Side.ALLIED);
  }

  /** After a unit of a side has entered a hex. */
  public Ground entered(Side side, Place hex) {
    if (holder(hex) == side) {
      return this;
    }
    Set<Place> now = new TreeSet<>(german);
    if (side == Side.GERMAN) {
      now.add(hex);
    } else {
      now.remove(hex);
    }
    return new Ground(now, bridges);
  }

  /** After a side has crossed a bridge. */
  public Ground crossed(Side side, String bridge) {
    Map<String, Side> now = new TreeMap<>(bridges);
    now.put(bridge, side);
    return new Ground(german, now);
  }
}
