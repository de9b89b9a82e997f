package umpire.weserubung.terrain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/** 7.2-a, 8.2-a, 8.3-a: how far apart places lie, whatever lies between, in hexes. */
public final class Distances {
  private final MapFacts mapFacts;
  private final Map<Place, Integer> fromDenmark;
  private final Map<Place, Integer> fromBritain;

  public Distances(MapFacts mapFacts) {
    this.mapFacts = mapFacts;
    this.fromDenmark = from(mapFacts, MapFacts.DENMARK);
    this.fromBritain = from(mapFacts, MapFacts.BRITAIN);
  }

  private static Map<Place, Integer> from(MapFacts mapFacts, Place box) {
    Map<Place, Integer> distances = new HashMap<>();
    for (Place hex : mapFacts.hexes()) {
      int nearest =
          mapFacts.neighbours(box).stream()
              .mapToInt(arrow -> mapFacts.distance(arrow, hex))
              .min()
              .orElseThrow();
      distances.put(hex, nearest + 1);
    }
    return distances;
  }

  /**
   * The hexes from one place to the other, the first not counted; a box lies beside the hexes of
   * its arrows, and nothing is nearer for lying beside the same box (r41). Of two boxes it is not
   * asked: throws IllegalArgumentException.
   */
  @Rule("7.2-a/r41")
  public int between(Place one, Place other) {
    if (one.equals(other)) {
      return 0;
    }
    if (MapFacts.isBox(one)) {
      return fromBox(one, other);
    }
    return MapFacts.isBox(other) ? fromBox(other, one) : mapFacts.distance(one, other);
  }

  private int fromBox(Place box, Place hex) {
    Integer distance = (box.equals(MapFacts.DENMARK) ? fromDenmark : fromBritain).get(hex);
    if (distance == null) {
      throw new IllegalArgumentException("no hex of the map: " + hex);
    }
    return distance;
  }

  /** True if one lies within so many hexes of the other. */
  public boolean within(Place one, Place other, int most) {
    return between(one, other) <= most;
  }

  /**
   * 7.1-b: a shortest way through the air, both ends included, through no box; of several the one
   * through the lowest ids.
   */
  @Rule("7.1-b")
  public List<Place> path(Place from, Place to) {
    List<Place> path = new ArrayList<>(List.of(from));
    while (!path.getLast().equals(to)) {
      Place here = path.getLast();
      int left = between(here, to);
      path.add(
          mapFacts.neighbours(here).stream()
              .filter(
                  next -> next.equals(to) || (!MapFacts.isBox(next) && between(next, to) < left))
              .findFirst()
              .orElseThrow());
    }
    return List.copyOf(path);
  }
}
