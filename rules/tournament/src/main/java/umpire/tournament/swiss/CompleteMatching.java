package umpire.tournament.swiss;

import java.util.BitSet;

/** Perfect matchings of parts of a graph, by searches from what is matched already. */
final class CompleteMatching {
  private CompleteMatching() {}

  /**
   * Matches all of some vertices among themselves, if that can be done.
   *
   * @param allowed the neighbours of each vertex of the whole graph
   * @param among the vertices
   * @param mate a mate for each vertex or -1; mates that are not among the vertices or not allowed
   *     are forgotten; changed, also if the answer is no
   */
  static boolean extend(BitSet[] allowed, BitSet among, int[] mate) {
    BitSet[] within = new BitSet[allowed.length];
    for (int vertex = 0; vertex < allowed.length; vertex++) {
      within[vertex] = new BitSet();
      if (among.get(vertex)) {
        within[vertex].or(allowed[vertex]);
        within[vertex].and(among);
      }
    }
    for (int vertex = among.nextSetBit(0); vertex >= 0; vertex = among.nextSetBit(vertex + 1)) {
      int now = mate[vertex];
      if (now >= 0 && !(within[vertex].get(now) && mate[now] == vertex)) {
        mate[vertex] = -1;
      }
    }
    for (int vertex = among.nextSetBit(0); vertex >= 0; vertex = among.nextSetBit(vertex + 1)) {
      if (mate[vertex] < 0 && !matched(within, mate, vertex)) {
        return false;
      }
    }
    return true;
  }

  private static boolean matched(BitSet[] within, int[] mate, int vertex) {
    BitSet neighbours = within[vertex];
    for (int to = neighbours.nextSetBit(0); to >= 0; to = neighbours.nextSetBit(to + 1)) {
      if (mate[to] < 0) {
        mate[to] = vertex;
        mate[vertex] = to;
        return true;
      }
    }
    AlternatingTree tree = new AlternatingTree(within, mate, vertex, -1);
    if (tree.end() < 0) {
      return false;
    }
    tree.augment();
    return true;
  }
}
