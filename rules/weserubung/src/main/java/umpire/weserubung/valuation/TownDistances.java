package umpire.weserubung.valuation;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.BiPredicate;
import umpire.kernel.hex.Place;
import umpire.weserubung.terrain.MapFacts;

/** How far it is to each town and airfield, by land and by sea: roughly, and worked out once. */
final class TownDistances {
  /** Where no way leads. */
  static final int FAR = 90;

  private static final int MOUNTAIN = 2;
  private static final int INTO_A_BOX = 4;

  private final MapFacts mapFacts;
  private final Map<Place, Map<Place, Integer>> land = new HashMap<>();
  private final Map<Place, Map<Place, Integer>> sea = new HashMap<>();
  private final List<Place> places;

  TownDistances(MapFacts mapFacts) {
    this.mapFacts = mapFacts;
    for (Place hex : mapFacts.hexes()) {
      if (mapFacts.isTown(hex) || mapFacts.isAirfield(hex)) {
        land.put(hex, from(hex, this::isRoad));
      }
      if (mapFacts.isPort(hex)) {
        sea.put(hex, from(hex, this::isLane));
      }
    }
    this.places = land.keySet().stream().sorted().toList();
    sea.put(MapFacts.DENMARK, from(MapFacts.DENMARK, this::isLane));
    sea.put(MapFacts.BRITAIN, from(MapFacts.BRITAIN, this::isLane));
  }

  private boolean isRoad(Place from, Place to) {
    return mapFacts.isLand(to) && !mapFacts.barsLand(from, to);
  }

  private boolean isLane(Place from, Place to) {
    return MapFacts.isBox(from)
        || MapFacts.isBox(to)
        || (mapFacts.isSea(to) && !mapFacts.barsShips(from, to));
  }

  private record Stop(Place place, int far) {}

  private Map<Place, Integer> from(Place start, BiPredicate<Place, Place> passes) {
    Map<Place, Integer> known = new HashMap<>(Map.of(start, 0));
    PriorityQueue<Stop> open = new PriorityQueue<>(Comparator.comparingInt(Stop::far));
    open.add(new Stop(start, 0));
    while (!open.isEmpty()) {
      Stop stop = open.remove();
      for (Place next : mapFacts.neighbours(stop.place())) {
        int far = stop.far() + step(next);
        if (passes.test(stop.place(), next) && far < known.getOrDefault(next, FAR)) {
          known.put(next, far);
          open.add(new Stop(next, far));
        }
      }
    }
    return known;
  }

  private int step(Place to) {
    if (MapFacts.isBox(to)) {
      return INTO_A_BOX;
    }
    return mapFacts.isMountain(to) && !mapFacts.isSea(to) ? MOUNTAIN : 1;
  }

  /** From a place to another in Norway: to a town or an airfield at once, else worked out now. */
  int byLand(Place from, Place to) {
    return land.computeIfAbsent(to, hex -> from(hex, this::isRoad)).getOrDefault(from, FAR);
  }

  /** From a place to a port or a box. */
  int bySea(Place from, Place port) {
    return sea.getOrDefault(port, Map.of()).getOrDefault(from, FAR);
  }

  /** Towns and airfields. */
  List<Place> places() {
    return places;
  }
}
