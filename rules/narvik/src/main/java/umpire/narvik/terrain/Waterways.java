package umpire.narvik.terrain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.narvik.model.Landmarks;
import umpire.narvik.model.NavalWhy;
import umpire.narvik.model.Why;

/**
 * 20.1, 22.1 Waterways: ships go from hex to hex where one is, and between Harstad, the edge hexes
 * and each other over the sea beyond the map. No distance is too great, so where a ship can go
 * depends on nothing but the map.
 */
public final class Waterways {
  private static final Comparator<Place> HARSTAD_LAST =
      Comparator.<Place, Boolean>comparing(Landmarks.HARSTAD::equals)
          .thenComparing(Comparator.naturalOrder());
  private final MapGraph map;
  private final Set<Place> edge;
  private final Map<Place, List<Place>> next = new HashMap<>();
  private final Map<Place, List<Place>> reached = new HashMap<>();

  /** By start: of every place reached, the one before it on the shortest way. */
  private final Map<Place, Map<Place, Place>> before = new HashMap<>();

  public Waterways(MapGraph map) {
    this.map = map;
    this.edge = map.linkedTo(Landmarks.HARSTAD, "sea-lane");
    for (Place hex : map.hexes()) {
      Set<Place> joined = new TreeSet<>(map.linkedTo(hex, "waterway"));
      if (edge.contains(hex)) {
        joined.addAll(edge); // 22.1 (ruling 23): from edge hex to edge hex
        joined.remove(hex);
      }
      if (!joined.isEmpty() || edge.contains(hex)) {
        next.put(hex, List.copyOf(joined));
      }
    }
    List.copyOf(next.keySet()).forEach(this::reachFrom);
    if (!edge.isEmpty()) {
      next.put(Landmarks.HARSTAD, List.copyOf(edge));
      reachFrom(Landmarks.HARSTAD);
    }
  }

  /** Wave by wave, so that the first way to a place is a shortest one. */
  private void reachFrom(Place start) {
    Map<Place, Place> came = new HashMap<>();
    Set<Place> wave = Set.of(start);
    while (!wave.isEmpty()) {
      Set<Place> beyond = new TreeSet<>();
      for (Place at : wave) {
        for (Place to : onwards(start, at)) {
          if (!to.equals(start) && came.putIfAbsent(to, at) == null) {
            beyond.add(to);
          }
        }
      }
      wave = beyond;
    }
    before.put(start, came);
    reached.put(start, came.keySet().stream().sorted(HARSTAD_LAST).toList());
  }

  /** 20.1: Harstad is where a movement begins or ends, never both and never on the way. */
  @Rule({"20.1", "22.1", "22.1/r23"})
  private List<Place> onwards(Place start, Place at) {
    List<Place> open = new ArrayList<>(next.getOrDefault(at, List.of()));
    if (start.equals(Landmarks.HARSTAD)) {
      return open;
    }
    if (at.equals(Landmarks.HARSTAD)) {
      return List.of();
    }
    if (edge.contains(at)) {
      open.add(Landmarks.HARSTAD);
    }
    return open;
  }

  /** Every place that a ship can reach in one movement, hexes by number, Harstad last. */
  public List<Place> from(Place start) {
    return reached.getOrDefault(start, List.of());
  }

  /** Why a ship cannot go there in one movement; empty if it can. */
  @Rule({"13.1", "20.1", "20.1/r33"})
  public List<Finding> bars(Place start, Place to) {
    if (!map.has(to)) {
      return List.of(Finding.forbids("20.1", new Why.NoSuchHex(to)));
    }
    if (map.isHex(to) && !next.containsKey(to)) {
      return List.of(Finding.forbids("13.1", new NavalWhy.AllLand(to)));
    }
    return from(start).contains(to)
        ? List.of()
        : List.of(Finding.forbids("20.1", new NavalWhy.NoWaterway(start, to)));
  }

  /** True if ships can pass directly from one hex into the other. */
  public boolean joined(Place one, Place other) {
    return !one.equals(other) && map.linked(one, other, "waterway");
  }

  /** A shortest way to a place that can be reached, both ends included. */
  public List<Place> path(Place start, Place to) {
    Map<Place, Place> came = before.getOrDefault(start, Map.of());
    Deque<Place> path = new ArrayDeque<>(List.of(to));
    while (!path.getFirst().equals(start)) {
      Place last = came.get(path.getFirst());
      if (last == null) {
        throw new IllegalArgumentException("no waterway joins " + start + " and " + to);
      }
      path.addFirst(last);
    }
    return List.copyOf(path);
  }
}
