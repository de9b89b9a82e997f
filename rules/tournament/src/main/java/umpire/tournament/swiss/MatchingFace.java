package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The perfect matchings of a graph that are best by all criteria up to now, and one of them. A
 * criterion that is decided is kept exactly: the edges that no best matching has are removed, and
 * the odd sets that each best matching leaves once are remembered (see {@link DualSolution}).
 */
final class MatchingFace {
  private final BitSet[] allowed;
  private int[] mate;
  private final List<BitSet> oddSets = new ArrayList<>();

  /**
   * All perfect matchings of a graph.
   *
   * @param allowed the neighbours of each vertex, symmetric; changed from here on
   * @param mate one perfect matching; changed from here on
   */
  MatchingFace(BitSet[] allowed, int[] mate) {
    this.allowed = allowed;
    this.mate = mate;
  }

  int size() {
    return mate.length;
  }

  int mate(int vertex) {
    return mate[vertex];
  }

  /** Keeps the matchings in which the costs of the edges have the least sum, which it returns. */
  long minimise(EdgeCost cost) {
    long now = total(cost);
    if (now == 0) {
      removeDearer(cost, 0);
      return 0;
    }
    removeDearer(cost, now);
    solve(cost, now);
    return total(cost);
  }

  /** Looks for a description without odd sets, which makes later choices cheap. */
  void simplify() {
    if (!oddSets.isEmpty()) {
      solve((one, other) -> 0, 0);
    }
  }

  /** Narrows to the matchings of least cost, which is not above a given one. */
  private void solve(EdgeCost cost, long most) {
    LeastMatching.EdgeWeight weight =
        (one, other) -> (most + 1) * timesLeavingOddSets(one, other) + cost.of(one, other);
    DualSolution solution = LeastMatching.of(allowed, mate, weight);
    mate = solution.mate().stream().mapToInt(Integer::intValue).toArray();
    for (int vertex = 0; vertex < mate.length; vertex++) {
      BitSet neighbours = allowed[vertex];
      for (int to = neighbours.nextSetBit(vertex + 1);
          to >= 0;
          to = neighbours.nextSetBit(to + 1)) {
        if (solution.slackSign(vertex, to, weight.of(vertex, to)) > 0) {
          remove(vertex, to);
        }
      }
    }
    oddSets.clear(); // a best matching leaves the sets of before once, too: their cost was in the
    // weight
    oddSets.addAll(solution.oddSets());
  }

  /**
   * Keeps the matchings in which the mate of a vertex is one of some, if there is one; else those
   * in which it is none of them, which are all. Returns whether there is one.
   */
  boolean prefer(int vertex, BitSet some) {
    if (!some.intersects(allowed[vertex])) {
      return false;
    }
    if (!some.get(mate[vertex]) && !oddSets.isEmpty()) {
      return minimise((one, other) -> leads(vertex, one, other, some)) == 0;
    }
    boolean found = some.get(mate[vertex]) || rematch(vertex, some);
    BitSet others = (BitSet) allowed[vertex].clone();
    if (found) {
      others.andNot(some);
    } else {
      others.and(some);
    }
    others.stream().forEach(other -> remove(vertex, other));
    return found;
  }

  /** Keeps the matchings in which the mate of a vertex has the lowest index, which it returns. */
  int settle(int vertex) {
    BitSet lower = allowed[vertex].get(0, mate[vertex]);
    if (!lower.isEmpty()) {
      if (oddSets.isEmpty()) {
        rematch(vertex, lower);
      } else {
        minimise((one, other) -> one == vertex ? other : other == vertex ? one : 0);
      }
    }
    isolate(vertex, mate[vertex]);
    isolate(mate[vertex], vertex);
    return mate[vertex];
  }

  private void isolate(int vertex, int only) {
    BitSet others = (BitSet) allowed[vertex].clone();
    others.clear(only);
    others.stream().forEach(other -> remove(vertex, other));
  }

  private static int leads(int vertex, int one, int other, BitSet some) {
    int to = one == vertex ? other : other == vertex ? one : -1;
    return to < 0 || some.get(to) ? 0 : 1;
  }

  /** Gives a vertex the mate with the lowest index of some, if it can have one. */
  private boolean rematch(int vertex, BitSet some) {
    int old = mate[vertex];
    mate[old] = -1;
    mate[vertex] = -1;
    AlternatingTree tree = new AlternatingTree(allowed, mate, old, vertex);
    BitSet possible = (BitSet) allowed[vertex].clone();
    possible.and(some);
    possible.and(tree.outer());
    if (possible.isEmpty()) {
      mate[old] = vertex;
      mate[vertex] = old;
      return false;
    }
    tree.matchWith(vertex, possible.nextSetBit(0));
    return true;
  }

  private int timesLeavingOddSets(int one, int other) {
    int times = 0;
    for (BitSet members : oddSets) {
      times += members.get(one) == members.get(other) ? 0 : 1;
    }
    return times;
  }

  private long total(EdgeCost cost) {
    long total = 0;
    for (int vertex = 0; vertex < mate.length; vertex++) {
      total += vertex < mate[vertex] ? cost.of(vertex, mate[vertex]) : 0;
    }
    return total;
  }

  private void removeDearer(EdgeCost cost, long most) {
    for (int vertex = 0; vertex < mate.length; vertex++) {
      BitSet neighbours = allowed[vertex];
      for (int to = neighbours.nextSetBit(vertex + 1);
          to >= 0;
          to = neighbours.nextSetBit(to + 1)) {
        if (cost.of(vertex, to) > most) {
          remove(vertex, to);
        }
      }
    }
  }

  private void remove(int one, int other) {
    allowed[one].clear(other);
    allowed[other].clear(one);
  }
}
