package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * C.04.3 1.3.2: a bracket and what lies below it, as vertices of the round's graph.
 *
 * @param movedDown who was left unpaired by the bracket before, in the order of ranks
 * @param residents the score group, in the order of ranks
 * @param next the score group after it; empty if there is none
 * @param below all after that, the pairing bye last
 */
record Bracket(
    List<Integer> movedDown, List<Integer> residents, List<Integer> next, List<Integer> below) {
  /** Moved down and residents: the in-bracket order of C.04.3 4.1. */
  List<Integer> members() {
    List<Integer> members = new ArrayList<>(movedDown);
    members.addAll(residents);
    return members;
  }

  /** The next score group and all below it. */
  List<Integer> rest() {
    List<Integer> rest = new ArrayList<>(next);
    rest.addAll(below);
    return rest;
  }

  /**
   * The graph of some vertices with new indices, in their order; two who were moved down do not
   * meet, since the bracket above would have paired them (C6).
   *
   * @param vertices the members first
   * @param size how many vertices it has, more than those if some are to be added
   */
  BitSet[] graph(RoundGraph round, List<Integer> vertices, int size) {
    BitSet[] allowed = new BitSet[size];
    for (int one = 0; one < size; one++) {
      allowed[one] = new BitSet(size);
    }
    for (int one = 0; one < vertices.size(); one++) {
      BitSet neighbours = round.allowed()[vertices.get(one)];
      for (int other = Math.max(one + 1, one < movedDown.size() ? movedDown.size() : 0);
          other < vertices.size();
          other++) {
        if (neighbours.get(vertices.get(other))) {
          allowed[one].set(other);
          allowed[other].set(one);
        }
      }
    }
    return allowed;
  }
}
