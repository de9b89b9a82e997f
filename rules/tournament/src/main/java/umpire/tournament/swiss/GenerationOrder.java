package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * C.04.3 3 and 4: of the candidates that are equal by the criteria, the one that the handbook's
 * sequence generates first. A pair's lower in-bracket number is in S1, its higher one in S2: with
 * the two exchanged it would be generated later.
 */
final class GenerationOrder {
  private final MatchingFace face;
  private final int movedDown;
  private final int inside;
  private final List<Integer> remainder = new ArrayList<>();
  private int[] rank = new int[0];
  private int pairs;

  private GenerationOrder(MatchingFace face, int movedDown, int inside) {
    this.face = face;
    this.movedDown = movedDown;
    this.inside = inside;
  }

  /**
   * Narrows a face to one pairing of the bracket.
   *
   * @param movedDown how many vertices were moved down; they come first
   * @param inside how many vertices the bracket has
   */
  static void narrow(MatchingFace face, int movedDown, int inside) {
    GenerationOrder order = new GenerationOrder(face, movedDown, inside);
    order.pairMovedDown();
    order.findRemainder();
    order.transpose(order.exchange());
  }

  /** 4.4: the first set of who was moved down is paired; 4.2: with the first residents. */
  private void pairMovedDown() {
    BitSet residents = new BitSet();
    residents.set(movedDown, inside);
    for (int vertex = 0; vertex < movedDown; vertex++) {
      face.prefer(vertex, residents);
    }
    for (int vertex = 0; vertex < movedDown; vertex++) {
      if (face.mate(vertex) < inside) {
        face.settle(vertex);
      }
    }
  }

  /** 3.3.3: the residents who are left, with new numbers from 1 on (4.1); 0 is outside. */
  private void findRemainder() {
    rank = new int[inside];
    int paired = 0;
    for (int vertex = movedDown; vertex < inside; vertex++) {
      if (face.mate(vertex) >= movedDown) {
        remainder.add(vertex);
        rank[vertex] = remainder.size();
        paired += face.mate(vertex) < inside ? 1 : 0;
      }
    }
    pairs = paired / 2;
  }

  /** 4.3: the first exchange between S1 and S2. Returns S1 in order. */
  private List<Integer> exchange() {
    long exchanged = face.minimise((higher, lower) -> fromFirst(higher, lower) > 0 ? 1 : 0);
    if (exchanged > 0) {
      face.minimise((higher, lower) -> numbersExchanged(higher, lower));
    }
    List<Integer> first = new ArrayList<>();
    long left = exchanged;
    for (int number = pairs; number >= 1; number--) { // the greatest number out of S1
      int vertex = remainder.get(number - 1);
      if (left > 0 && face.prefer(vertex, below(number))) {
        left--;
      } else {
        first.addFirst(vertex);
      }
    }
    left = exchanged;
    for (int number = pairs + 1; number <= remainder.size() && left > 0; number++) {
      int vertex = remainder.get(number - 1); // the least number out of S2
      if (face.prefer(vertex, above(number))) {
        first.add(vertex);
        left--;
      }
    }
    return first;
  }

  /** 4.2: each of S1 in turn meets the first of S2 that they can. */
  private void transpose(List<Integer> first) {
    BitSet second = new BitSet();
    remainder.forEach(second::set);
    first.forEach(second::clear);
    BitSet outside = new BitSet();
    outside.set(inside, face.size());
    first.forEach(outside::set);
    first.forEach(vertex -> face.prefer(vertex, second));
    second.stream().forEach(vertex -> face.prefer(vertex, outside));
    face.simplify(); // two sides are left here, unless all below is in the graph
    first.forEach(face::settle);
  }

  /** The number from S1 that is in S2 if two meet, or 0. */
  private int fromFirst(int higher, int lower) {
    int one = rankOf(higher);
    int other = rankOf(lower);
    int inSecond = other > 0 ? other : one; // alone in the bracket: a downfloater is in S2
    return inSecond <= pairs ? inSecond : 0;
  }

  private int numbersExchanged(int higher, int lower) {
    int out = fromFirst(higher, lower);
    int one = rankOf(higher);
    int in = one > pairs && rankOf(lower) > 0 ? one : 0;
    return (in > 0 ? in - pairs : 0) + (out > 0 ? pairs - out : 0);
  }

  private int rankOf(int vertex) {
    return vertex < inside ? rank[vertex] : 0;
  }

  /** The mates with which a number is in S2: lower numbers, or outside the bracket. */
  private BitSet below(int number) {
    BitSet mates = new BitSet();
    remainder.subList(0, number - 1).forEach(mates::set);
    mates.set(inside, face.size());
    return mates;
  }

  private BitSet above(int number) {
    BitSet mates = new BitSet();
    remainder.subList(number, remainder.size()).forEach(mates::set);
    return mates;
  }
}
