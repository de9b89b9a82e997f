package umpire.narvik.supply;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Landmarks;

/**
 * 19.1 The Ofoten railway: German arrivals are tested if an Allied land unit stands on it between
 * the hex of arrival and Narvik, Narvik included.
 */
public final class Railway {
  private final MapGraph map;

  /** From each railway hex, Narvik first, to the next one towards Narvik. */
  private final Map<Place, Place> towardsNarvik = new LinkedHashMap<>();

  /** The railway of a map. */
  public Railway(MapGraph map) {
    this.map = map;
    Deque<Place> open = new ArrayDeque<>();
    towardsNarvik.put(Landmarks.NARVIK, Landmarks.NARVIK);
    open.add(Landmarks.NARVIK);
    while (!open.isEmpty()) {
      Place here = open.remove();
      for (Place next : map.linkedTo(here, "railway")) {
        if (towardsNarvik.putIfAbsent(next, here) == null) {
          open.add(next);
        }
      }
    }
  }

  /**
   * True if arrivals in the hex are tested.
   *
   * @param alliedHeld hexes with Allied land units
   * @param arrival a hex with a German unit
   */
  @Rule({"19.1", "19.1/r12"})
  public boolean cut(Set<Place> alliedHeld, Place arrival) {
    Place here = station(arrival);
    while (!alliedHeld.contains(here)) {
      if (here.equals(Landmarks.NARVIK)) {
        return false;
      }
      here = towardsNarvik.getOrDefault(here, Landmarks.NARVIK);
    }
    return true;
  }

  /** Ruling 12: off the railway, its nearest hex; of two equally near the one nearer to Narvik. */
  private Place station(Place arrival) {
    return towardsNarvik.keySet().stream()
        .min(Comparator.comparingInt(hex -> map.distance(arrival, hex)))
        .orElse(Landmarks.NARVIK);
  }
}
