package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jgrapht.alg.interfaces.MatchingAlgorithm.Matching;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/**
 * A perfect matching of least weight of a dense graph by matchings of a sparse one: few edges of
 * each vertex at first, then those that the dual values prove to be missing, until none is.
 */
final class LeastMatching {
  /** How many edges of a vertex are tried first, and added at most at a time. */
  private static final int EDGES = 6;

  private final BitSet[] allowed;
  private final EdgeWeight weight;
  private final SimpleWeightedGraph<Integer, DefaultWeightedEdge> sparse =
      new SimpleWeightedGraph<>(DefaultWeightedEdge.class);

  /** A weight, 0 or more, far below 2^53. */
  @FunctionalInterface
  interface EdgeWeight {
    /** The weight of an edge that is allowed, its lower end first. */
    long of(int one, int other);
  }

  private LeastMatching(BitSet[] allowed, EdgeWeight weight) {
    this.allowed = allowed;
    this.weight = weight;
    for (int vertex = 0; vertex < allowed.length; vertex++) {
      sparse.addVertex(vertex);
    }
  }

  /**
   * Finds one.
   *
   * @param mate a perfect matching, so that there is one
   */
  static DualSolution of(BitSet[] allowed, int[] mate, EdgeWeight weight) {
    LeastMatching matching = new LeastMatching(allowed, weight);
    for (int vertex = 0; vertex < mate.length; vertex++) {
      if (vertex < mate[vertex]) {
        matching.add(vertex, mate[vertex]);
      }
      matching.addLightest(vertex);
    }
    DualSolution solution = matching.solve();
    while (matching.addNegative(solution)) {
      solution = matching.solve();
    }
    matching.check(solution);
    return solution;
  }

  private void add(int one, int other) {
    DefaultWeightedEdge edge = sparse.addEdge(one, other);
    if (edge != null) { // null: it is there
      sparse.setEdgeWeight(edge, (double) weightOf(one, other));
    }
  }

  private long weightOf(int one, int other) {
    return weight.of(Math.min(one, other), Math.max(one, other));
  }

  /** The lightest edges of a vertex, from the vertex on round, so that all are not at the same. */
  private void addLightest(int vertex) {
    int[] best = new int[EDGES];
    long heaviest = Long.MAX_VALUE;
    int found = 0;
    BitSet neighbours = allowed[vertex];
    int count = neighbours.cardinality();
    int to = vertex;
    for (int seen = 0; seen < count; seen++) {
      to = neighbours.nextSetBit(to + 1);
      to = to < 0 ? neighbours.nextSetBit(0) : to;
      long here = weightOf(vertex, to);
      if (here < heaviest) {
        found = 0;
        heaviest = here;
      }
      if (here == heaviest && found < EDGES) {
        best[found++] = to;
      }
    }
    for (int edge = 0; edge < found; edge++) {
      add(vertex, best[edge]);
    }
  }

  private boolean addNegative(DualSolution solution) {
    boolean any = false;
    for (int vertex = 0; vertex < allowed.length; vertex++) {
      int added = 0;
      BitSet neighbours = allowed[vertex];
      for (int to = neighbours.nextSetBit(vertex + 1);
          to >= 0 && added < EDGES;
          to = neighbours.nextSetBit(to + 1)) {
        if (solution.slackSign(vertex, to, weight.of(vertex, to)) < 0) {
          add(vertex, to);
          added++;
        }
      }
      any |= added > 0;
    }
    return any;
  }

  private DualSolution solve() {
    KolmogorovWeightedPerfectMatching<Integer, DefaultWeightedEdge> algorithm =
        new KolmogorovWeightedPerfectMatching<>(sparse);
    Matching<Integer, DefaultWeightedEdge> matching = algorithm.getMatching();
    Integer[] mate = new Integer[allowed.length];
    for (DefaultWeightedEdge edge : matching.getEdges()) {
      mate[sparse.getEdgeSource(edge)] = sparse.getEdgeTarget(edge);
      mate[sparse.getEdgeTarget(edge)] = sparse.getEdgeSource(edge);
    }
    Double[] values = new Double[allowed.length];
    Arrays.fill(values, 0.0);
    List<BitSet> oddSets = new ArrayList<>();
    List<Double> oddSetValues = new ArrayList<>();
    for (Map.Entry<Set<Integer>, Double> dual :
        algorithm.getDualSolution().getDualVariables().entrySet()) {
      dual.getKey().forEach(vertex -> values[vertex] += dual.getValue());
      if (dual.getKey().size() > 1) {
        BitSet members = new BitSet();
        dual.getKey().forEach(members::set);
        oddSets.add(members);
        oddSetValues.add(dual.getValue());
      }
    }
    return new DualSolution(List.of(mate), List.of(values), oddSets, oddSetValues);
  }

  /** The proof, so that no fault of a library and no rounding passes for a best pairing. */
  private void check(DualSolution solution) {
    for (int vertex = 0; vertex < allowed.length; vertex++) {
      int mate = solution.mate().get(vertex);
      boolean proven =
          allowed[vertex].get(mate)
              && solution.slackSign(vertex, mate, weightOf(vertex, mate)) == 0;
      if (!proven) {
        throw new IllegalStateException("no proof for " + vertex + " with " + mate);
      }
    }
    for (int set = 0; set < solution.oddSets().size(); set++) {
      BitSet members = solution.oddSets().get(set);
      long leaving =
          members.stream().filter(member -> !members.get(solution.mate().get(member))).count();
      if (leaving != 1 || solution.oddSetValues().get(set) < 0) {
        throw new IllegalStateException("an odd set is left " + leaving + " times");
      }
    }
  }
}
