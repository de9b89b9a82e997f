package umpire.kernel.hex;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Function;
import umpire.kernel.citation.Fraction;

/**
 * The cheapest paths from one place under a cost function, within a budget. Ties fall to the lower
 * id, so the same position always gives the same path.
 */
public final class Reach {
  private final Place start;
  private final Map<Place, Fraction> costs;
  private final Map<Place, Place> before;

  private Reach(Place start, Map<Place, Fraction> costs, Map<Place, Place> before) {
    this.start = start;
    this.costs = costs;
    this.before = before;
  }

  /** What one step costs, or that it may not be made. */
  public sealed interface Step {
    /** The step costs so many movement points; fewer than 0 throw IllegalArgumentException. */
    record Costs(Fraction points) implements Step {
      public Costs {
        if (points.compareTo(Fraction.ZERO) < 0) {
          throw new IllegalArgumentException("a step cannot cost " + points);
        }
      }
    }

    /** The step may not be made. */
    record Barred() implements Step {}
  }

  /** The cost of a step from one place to the next. */
  @FunctionalInterface
  public interface Toll {
    /** The cost of one step; called only for places that {@code neighbours} joins. */
    Step of(Place from, Place to);
  }

  /**
   * All places within the budget, each with its cheapest path.
   *
   * @param start where the paths begin; reached at no cost
   * @param budget the most that a path may cost, in the points of the toll
   * @param neighbours the places that a step from a place may lead to
   * @param toll what each step costs
   */
  public static Reach from(
      Place start,
      Fraction budget,
      Function<Place, ? extends Collection<Place>> neighbours,
      Toll toll) {
    Map<Place, Fraction> costs = new LinkedHashMap<>();
    Map<Place, Place> before = new HashMap<>();
    record Open(Place place, Fraction cost) implements Comparable<Open> {
      @Override
      public int compareTo(Open other) {
        int byCost = cost.compareTo(other.cost);
        return byCost != 0 ? byCost : place.compareTo(other.place);
      }
    }
    PriorityQueue<Open> open = new PriorityQueue<>();
    Map<Place, Fraction> best = new HashMap<>();
    open.add(new Open(start, Fraction.ZERO));
    best.put(start, Fraction.ZERO);
    while (!open.isEmpty()) {
      Open next = open.remove();
      if (costs.putIfAbsent(next.place(), next.cost()) != null) {
        continue;
      }
      for (Place neighbour : neighbours.apply(next.place())) {
        if (costs.containsKey(neighbour)
            || !(toll.of(next.place(), neighbour) instanceof Step.Costs(Fraction points))) {
          continue;
        }
        Fraction cost = next.cost().plus(points);
        Fraction known = best.get(neighbour);
        if (cost.compareTo(budget) <= 0 && (known == null || cost.compareTo(known) < 0)) {
          best.put(neighbour, cost);
          before.put(neighbour, next.place());
          open.add(new Open(neighbour, cost));
        }
      }
    }
    return new Reach(start, costs, before);
  }

  /** Every place reached, the start included, cheapest first. */
  public Set<Place> places() {
    return costs.keySet();
  }

  /** True if the place is within the budget. */
  public boolean reaches(Place place) {
    return costs.containsKey(place);
  }

  /**
   * The cost of the cheapest path, in the points of the toll; throws IllegalArgumentException if
   * the place is out of reach.
   */
  public Fraction cost(Place place) {
    Fraction cost = costs.get(place);
    if (cost == null) {
      throw new IllegalArgumentException(place + " is out of reach of " + start);
    }
    return cost;
  }

  /**
   * The cheapest path, start first, the place last; throws IllegalArgumentException if the place is
   * out of reach.
   */
  public List<Place> path(Place place) {
    cost(place);
    Deque<Place> path = new ArrayDeque<>();
    for (Place at = place; at != null && !at.equals(start); at = before.get(at)) {
      path.addFirst(at);
    }
    path.addFirst(start);
    return List.copyOf(path);
  }
}
