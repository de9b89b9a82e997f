package umpire.fallschirmjaeger.terrain;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/**
 * 3.3a, 3.3b: where ships can go: sea, partial sea and major rivers that are joined to one another.
 * Prohibited hexsides do not stop them; rivers that leave the map are joined to the sea (r13).
 */
@Rule({"3.3a", "3.3b", "3.3b/r13", "1.1b"})
public final class Waterways {
  private static final String WATERWAY = "waterway";

  private final MapGraph map;

  /** By hex: all hexes of its water, in order; a set for each water. */
  private final Map<Place, List<Place>> waters = new HashMap<>();

  /** The waters of a map. */
  public Waterways(MapGraph map) {
    this.map = map;
    for (Place hex : map.set("ships")) {
      if (!waters.containsKey(hex)) {
        List<Place> water = List.copyOf(water(hex));
        water.forEach(one -> waters.put(one, water));
      }
    }
  }

  private Set<Place> water(Place start) {
    Set<Place> exits = map.set("ship-exits");
    Set<Place> found = new TreeSet<>(Set.of(start));
    Deque<Place> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      Place at = open.remove();
      Set<Place> next = new TreeSet<>(map.linkedTo(at, WATERWAY));
      if (exits.contains(at)) {
        next.addAll(exits);
      }
      next.stream().filter(found::add).forEach(open::add);
    }
    return found;
  }

  /** The hexes that a ship in this one can reach, its own among them; none ashore. */
  public List<Place> from(Place hex) {
    return waters.getOrDefault(hex, List.of());
  }

  /** True if a ship can be in the hex. */
  public boolean floats(Place hex) {
    return waters.containsKey(hex);
  }
}
