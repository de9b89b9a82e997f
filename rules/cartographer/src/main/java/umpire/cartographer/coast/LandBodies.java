package umpire.cartographer.coast;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Asks whether one can walk from the main land of a hex to that of its neighbour. */
final class LandBodies {
  private static final int NONE = 0;
  private final PlaneRaster raster;

  LandBodies(PlaneRaster raster) {
    this.raster = raster;
  }

  /** True if the largest land of either hex is the same body, seen within the two hexes alone. */
  boolean joined(List<Integer> one, List<Integer> other) {
    Map<Integer, Integer> bodies = new HashMap<>();
    one.forEach(square -> bodies.put(square, NONE));
    other.forEach(square -> bodies.put(square, NONE));
    int last = NONE;
    for (List<Integer> squares : List.of(one, other)) {
      for (int square : squares) {
        if (!raster.salt(square) && bodies.getOrDefault(square, NONE) == NONE) {
          last++;
          fill(square, last, bodies);
        }
      }
    }
    int main = largest(one, bodies);
    return main != NONE && main == largest(other, bodies);
  }

  private void fill(int start, int body, Map<Integer, Integer> bodies) {
    Deque<Integer> open = new ArrayDeque<>();
    open.add(start);
    bodies.put(start, body);
    while (!open.isEmpty()) {
      for (int beside : raster.around(open.removeFirst())) {
        if (!raster.salt(beside) && bodies.getOrDefault(beside, body) == NONE) {
          bodies.put(beside, body);
          open.add(beside);
        }
      }
    }
  }

  private static int largest(List<Integer> squares, Map<Integer, Integer> bodies) {
    Map<Integer, Integer> sizes = new HashMap<>();
    int largest = NONE;
    for (int square : squares) {
      int body = bodies.getOrDefault(square, NONE);
      if (body != NONE) {
        int size = sizes.merge(body, 1, Integer::sum);
        if (largest == NONE || size > sizes.getOrDefault(largest, 0)) {
          largest = body;
        }
      }
    }
    return largest;
  }
}
