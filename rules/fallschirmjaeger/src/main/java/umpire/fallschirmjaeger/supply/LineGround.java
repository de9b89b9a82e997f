package umpire.fallschirmjaeger.supply;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.fallschirmjaeger.terrain.MovementCosts;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/** SCS-supply: the hexes of a map by number, and the steps between them that infantry can make. */
final class LineGround {
  private final MapGraph map;
  private final MovementCosts costs;
  private final List<Place> hexes;
  private final Map<Place, Integer> numbers = new HashMap<>();
  private final int[][] next;

  LineGround(MapGraph map, MovementCosts costs) {
    this.map = map;
    this.costs = costs;
    this.hexes = List.copyOf(map.hexes());
    hexes.forEach(hex -> numbers.put(hex, numbers.size()));
    this.next = new int[hexes.size()][];
    for (int at = 0; at < next.length; at++) {
      Place from = hexes.get(at);
      next[at] =
          map.neighbours(from).stream()
              .filter(to -> costs.of(from, to, false) instanceof Passage.Open)
              .mapToInt(this::number)
              .toArray();
    }
  }

  MapGraph map() {
    return map;
  }

  MovementCosts costs() {
    return costs;
  }

  int size() {
    return next.length;
  }

  /** From 0; throws IllegalArgumentException for a hex that the map has not. */
  int number(Place hex) {
    Integer number = numbers.get(hex);
    if (number == null) {
      throw new IllegalArgumentException("the map has no hex " + hex);
    }
    return number;
  }

  Place hex(int number) {
    return hexes.get(number);
  }

  /** The hexes that infantry can enter from this one. */
  int[] next(int number) {
    return next[number];
  }
}
