package umpire.cartographer.layers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Function;

/** The cheapest chain from one node to another (Dijkstra); ties fall to the smaller node. */
final class CheapestPath<N extends Comparable<N>> {
  private final Function<N, Map<N, Double>> steps;

  /** With the neighbours of a node and what the step to each costs. */
  CheapestPath(Function<N, Map<N, Double>> steps) {
    this.steps = steps;
  }

  /** The nodes from start to goal; empty if no chain leads there. */
  List<N> chain(N start, N goal) {
    Map<N, N> before = new HashMap<>();
    Map<N, Double> costs = new HashMap<>(Map.of(start, 0.0));
    Set<N> done = new HashSet<>();
    PriorityQueue<Reached<N>> open =
        new PriorityQueue<>(
            Comparator.<Reached<N>>comparingDouble(Reached::cost).thenComparing(Reached::node));
    open.add(new Reached<>(start, 0));
    while (!open.isEmpty()) {
      N node = open.remove().node();
      if (node.equals(goal)) {
        return walked(start, goal, before);
      }
      if (!done.add(node)) {
        continue;
      }
      steps
          .apply(node)
          .forEach(
              (next, step) -> {
                double cost = costs.getOrDefault(node, 0.0) + step;
                if (cost < costs.getOrDefault(next, Double.MAX_VALUE)) {
                  costs.put(next, cost);
                  before.put(next, node);
                  open.add(new Reached<>(next, cost));
                }
              });
    }
    return List.of();
  }

  private List<N> walked(N start, N goal, Map<N, N> before) {
    List<N> chain = new ArrayList<>(List.of(goal));
    N node = goal;
    while (!node.equals(start)) {
      node = before.getOrDefault(node, start);
      chain.add(node);
    }
    Collections.reverse(chain);
    return List.copyOf(chain);
  }

  private record Reached<N>(N node, double cost) {}
}
