package umpire.fallschirmjaeger.supply;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import umpire.fallschirmjaeger.terrain.MovementCosts;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.NumberedReach;
import umpire.kernel.hex.Place;

/**
 * SCS-supply: the hexes of a map by number, in order of id, and what steps between them cost
 * infantry, in whole parts of a movement point.
 */
final class LineGround {
  private final MapGraph map;
  private final MovementCosts costs;
  private final List<Place> hexes;
  private final Map<Place, Integer> numbers = new HashMap<>();
  private final int parts;
  private final int[][] around;
  private final int[][] steps;
  private final int[][] next;
  private final int[] entering;
  private int dearest;

  LineGround(MapGraph map, MovementCosts costs) {
    this.map = map;
    this.costs = costs;
    this.hexes = map.hexes().stream().sorted().toList();
    hexes.forEach(hex -> numbers.put(hex, numbers.size()));
    this.around = new int[hexes.size()][];
    this.steps = new int[hexes.size()][];
    this.next = new int[hexes.size()][];
    this.entering = new int[hexes.size()];
    this.parts = parts();
    for (int at = 0; at < next.length; at++) {
      survey(at);
    }
  }

  private void survey(int at) {
    Place from = hexes.get(at);
    List<Place> near = map.neighbours(from);
    int[] cost = near.stream().mapToInt(to -> parts(costs.of(from, to, false))).toArray();
    around[at] = near.stream().mapToInt(this::number).toArray();
    steps[at] = cost;
    next[at] =
        IntStream.range(0, cost.length)
            .filter(i -> cost[i] != NumberedReach.BARRED)
            .map(i -> around[at][i])
            .toArray();
    entering[at] = parts(costs.entering(from, false));
    dearest = Math.max(dearest, Math.max(entering[at], Arrays.stream(cost).max().orElse(0)));
  }

  /** The parts of a point in which every step costs a whole number. */
  private int parts() {
    int all = 1;
    for (Place hex : hexes) {
      all = parts(all, costs.entering(hex, false));
      for (Place to : map.neighbours(hex)) {
        all = parts(all, costs.of(hex, to, false));
      }
    }
    return all;
  }

  /** The least common multiple of parts and of those of a step. */
  private static int parts(int others, Passage passage) {
    return passage instanceof Passage.Open(Fraction points, var _)
        ? Math.toIntExact(new Fraction(others, points.under()).under() * others)
        : others;
  }

  private int parts(Passage passage) {
    return passage instanceof Passage.Open(Fraction points, var _)
        ? Math.toIntExact(points.over() * parts / points.under())
        : NumberedReach.BARRED;
  }

  MapGraph map() {
    return map;
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

  /** By hex all those beside it; not to be written to. */
  int[][] around() {
    return around;
  }

  /** What a step into each of them costs, in parts, or {@link NumberedReach#BARRED}. */
  int[] steps(int number) {
    return steps[number];
  }

  /** What the hex alone costs, whatever lies before it. */
  int entering(int number) {
    return entering[number];
  }

  /** The parts of the dearest step. */
  int dearest() {
    return dearest;
  }

  /** So many movement points in parts. */
  int inParts(int whole) {
    return Math.multiplyExact(whole, parts);
  }

  /** Parts as movement points. */
  Fraction inPoints(int cost) {
    return new Fraction(cost, parts);
  }
}
