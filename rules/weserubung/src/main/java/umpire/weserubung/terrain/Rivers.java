package umpire.weserubung.terrain;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** 9.0 Rivers: hexsides that meet in a corner are one river. */
final class Rivers {
  private static final String RIVER = "river";
  private final MapGraph map;
  private final Map<Place, Set<Integer>> touching = new HashMap<>();

  Rivers(MapGraph map) {
    this.map = map;
    Set<Hexside> seen = new HashSet<>();
    int river = 0;
    for (MapSheet.Side side : map.sheet().hexsides()) {
      if (side.features().contains(RIVER) && seen.add(side.between())) {
        follow(side.between(), river, seen);
        river++;
      }
    }
  }

  private void follow(Hexside source, int river, Set<Hexside> seen) {
    Deque<Hexside> open = new ArrayDeque<>();
    open.add(source);
    while (!open.isEmpty()) {
      Hexside side = open.remove();
      touching.computeIfAbsent(side.first(), _ -> new HashSet<>()).add(river);
      touching.computeIfAbsent(side.second(), _ -> new HashSet<>()).add(river);
      for (Place corner : map.neighbours(side.first())) {
        if (map.adjacent(corner, side.second())) {
          goOn(new Hexside(side.first(), corner), seen, open);
          goOn(new Hexside(side.second(), corner), seen, open);
        }
      }
    }
  }

  private void goOn(Hexside side, Set<Hexside> seen, Deque<Hexside> open) {
    if (map.side(side.first(), side.second()).contains(RIVER) && seen.add(side)) {
      open.add(side);
    }
  }

  /** 9.0-riv-b/r48: both hexes touch the same river, and the side between them is none. */
  @Rule("9.0-riv-b/r48")
  boolean leadsAlong(Place from, Place to) {
    if (map.side(from, to).contains(RIVER)) {
      return false;
    }
    Set<Integer> other = touching.getOrDefault(to, Set.of());
    return touching.getOrDefault(from, Set.of()).stream().anyMatch(other::contains);
  }
}
