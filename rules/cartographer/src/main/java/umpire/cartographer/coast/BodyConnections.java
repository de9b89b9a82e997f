package umpire.cartographer.coast;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/** Asks whether the main land, or the main water, of a hex is joined to that of its neighbour. */
final class BodyConnections {
  private static final int NONE = 0;
  private final PlaneRaster raster;
  private final IntPredicate belongs;

  /** Bodies of the squares that belong to any. */
  BodyConnections(PlaneRaster raster, IntPredicate belongs) {
    this.raster = raster;
    this.belongs = belongs;
  }

  /** True if the largest body of either hex is the same one, seen within the two hexes alone. */
  boolean joined(List<Integer> one, List<Integer> other) {
    Map<Integer, Integer> bodies = bodies(one, other);
    int main = largest(sizes(one, bodies));
    return main != NONE && main == largest(sizes(other, bodies));
  }

  /** True if one body has that share of the squares of both hexes, seen within the two alone. */
  boolean shared(List<Integer> one, List<Integer> other, double share) {
    Map<Integer, Integer> bodies = bodies(one, other);
    Map<Integer, Integer> there = sizes(other, bodies);
    return sizes(one, bodies).entrySet().stream()
        .anyMatch(
            body ->
                body.getValue() >= share * one.size()
                    && there.getOrDefault(body.getKey(), 0) >= share * other.size());
  }

  private Map<Integer, Integer> bodies(List<Integer> one, List<Integer> other) {
    Map<Integer, Integer> bodies = new HashMap<>();
    one.forEach(square -> bodies.put(square, NONE));
    other.forEach(square -> bodies.put(square, NONE));
    int last = NONE;
    for (List<Integer> squares : List.of(one, other)) {
      for (int square : squares) {
        if (belongs.test(square) && bodies.getOrDefault(square, NONE) == NONE) {
          last++;
          fill(square, last, bodies);
        }
      }
    }
    return bodies;
  }

  private void fill(int start, int body, Map<Integer, Integer> bodies) {
    Deque<Integer> open = new ArrayDeque<>();
    open.add(start);
    bodies.put(start, body);
    while (!open.isEmpty()) {
      for (int beside : raster.around(open.removeFirst())) {
        if (belongs.test(beside) && bodies.getOrDefault(beside, body) == NONE) {
          bodies.put(beside, body);
          open.add(beside);
        }
      }
    }
  }

  private static Map<Integer, Integer> sizes(List<Integer> squares, Map<Integer, Integer> bodies) {
    Map<Integer, Integer> sizes = new TreeMap<>();
    for (int square : squares) {
      int body = bodies.getOrDefault(square, NONE);
      if (body != NONE) {
        sizes.merge(body, 1, Integer::sum);
      }
    }
    return sizes;
  }

  private static int largest(Map<Integer, Integer> sizes) {
    return sizes.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse(NONE);
  }
}
