package umpire.tournament.swiss;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Edmonds' search: where alternating paths lead from a vertex without a mate, odd cycles shrunk.
 */
final class AlternatingTree {
  private static final int NONE = -1;
  private final BitSet[] allowed;
  private final int[] mate;
  private final int root;
  private final int[] parent;
  private final int[] base;
  private final BitSet outer = new BitSet();
  private final BitSet touched = new BitSet();
  private final int[] queue;
  private final int end;
  private int queued;

  /**
   * Grows the whole tree, or up to the first other vertex without a mate.
   *
   * @param allowed the neighbours of each vertex
   * @param mate the mate of each vertex, or -1; {@link #matchWith} changes it
   * @param root a vertex without a mate
   * @param excluded a vertex that the tree leaves out, or -1
   */
  AlternatingTree(BitSet[] allowed, int[] mate, int root, int excluded) {
    this.allowed = allowed;
    this.mate = mate;
    this.root = root;
    parent = new int[mate.length];
    base = new int[mate.length];
    queue = new int[mate.length];
    Arrays.fill(parent, NONE);
    Arrays.setAll(base, vertex -> vertex);
    end = grow(excluded);
  }

  /** The other vertex without a mate that was reached, its parent known; or -1. */
  int end() {
    return end;
  }

  /** The vertices that could be left without a mate in place of the root. */
  BitSet outer() {
    return outer;
  }

  /** Gives a vertex without a mate one of {@link #outer} as its mate, and the root another mate. */
  void matchWith(int vertex, int mateToBe) {
    parent[vertex] = mateToBe;
    flip(vertex);
  }

  /** Makes a path to {@link #end} part of the matching: both its ends have mates then. */
  void augment() {
    flip(end);
  }

  private void flip(int from) {
    for (int vertex = from; vertex != NONE; ) {
      int before = parent[vertex];
      int next = mate[before];
      mate[vertex] = before;
      mate[before] = vertex;
      vertex = next;
    }
  }

  private int grow(int excluded) {
    if (excluded != NONE) {
      touched.set(excluded);
    }
    add(root);
    BitSet neighbours = new BitSet(mate.length);
    for (int next = 0; next < queued; next++) {
      int from = queue[next];
      neighbours.clear();
      neighbours.or(allowed[from]);
      neighbours.andNot(touched);
      for (int to = neighbours.nextSetBit(0); to >= 0; to = neighbours.nextSetBit(to + 1)) {
        if (!touched.get(to)) { // not the mate of one before it
          parent[to] = from;
          touched.set(to);
          if (mate[to] == NONE) {
            return to;
          }
          add(mate[to]);
        }
      }
      shrinkCycles(from, neighbours);
    }
    return NONE;
  }

  private void shrinkCycles(int from, BitSet neighbours) {
    neighbours.clear();
    neighbours.or(allowed[from]);
    neighbours.and(outer);
    for (int to = neighbours.nextSetBit(0); to >= 0; to = neighbours.nextSetBit(to + 1)) {
      if (base[from] != base[to]) {
        shrink(from, to);
      }
    }
  }

  private void add(int vertex) {
    touched.set(vertex);
    outer.set(vertex);
    queue[queued++] = vertex;
  }

  private void shrink(int one, int other) {
    int top = commonBase(one, other);
    BitSet cycle = new BitSet();
    mark(one, top, other, cycle);
    mark(other, top, one, cycle);
    for (int vertex = 0; vertex < base.length; vertex++) {
      if (cycle.get(base[vertex])) {
        base[vertex] = top;
        if (!outer.get(vertex)) {
          add(vertex);
        }
      }
    }
  }

  private int commonBase(int one, int other) {
    BitSet seen = new BitSet();
    int vertex = base[one];
    seen.set(vertex);
    while (vertex != base[root]) {
      vertex = base[parent[mate[vertex]]];
      seen.set(vertex);
    }
    vertex = base[other];
    while (!seen.get(vertex)) {
      vertex = base[parent[mate[vertex]]];
    }
    return vertex;
  }

  private void mark(int from, int top, int child, BitSet cycle) {
    int below = child;
    for (int vertex = from; base[vertex] != top; vertex = parent[mate[vertex]]) {
      cycle.set(base[vertex]);
      cycle.set(base[mate[vertex]]);
      parent[vertex] = below;
      below = mate[vertex];
    }
  }
}
