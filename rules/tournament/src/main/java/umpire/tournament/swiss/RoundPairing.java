package umpire.tournament.swiss;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** C.04.3 1.9.2: the brackets from the highest score down. */
final class RoundPairing {
  private RoundPairing() {}

  /**
   * Two who meet.
   *
   * @param higher who ranks higher
   * @param lower who ranks lower
   */
  record Pair(Contender higher, Contender lower) {
    /** The boards: the higher score of the two, then the lower one, then the higher rank. */
    static final Comparator<Pair> BOARDS =
        Comparator.comparingInt((Pair pair) -> -pair.higher.score())
            .thenComparingInt(pair -> -pair.lower.score())
            .thenComparingInt(pair -> pair.higher.number());
  }

  /**
   * The pairs of a round in the order of the boards; who is in none has the pairing bye. Changes
   * the mates of the graph.
   */
  static List<Pair> pairs(RoundGraph round) {
    List<List<Integer>> groups = scoreGroups(round.contenders());
    List<Integer> movedDown = List.of();
    for (int group = 0; group < groups.size(); group++) {
      List<Integer> next = group + 1 < groups.size() ? groups.get(group + 1) : List.of();
      List<Integer> below = new ArrayList<>();
      for (int lower = group + 2; lower < groups.size(); lower++) {
        below.addAll(groups.get(lower));
      }
      if (round.contenders().size() % 2 == 1) {
        below.add(round.contenders().size());
      }
      movedDown =
          BracketPairing.pair(round, new Bracket(movedDown, groups.get(group), next, below));
    }
    List<Pair> pairs = new ArrayList<>();
    for (int vertex = 0; vertex < round.contenders().size(); vertex++) {
      int mate = round.mate()[vertex];
      if (vertex < mate && !round.isBye(mate)) {
        pairs.add(new Pair(round.contenders().get(vertex), round.contenders().get(mate)));
      }
    }
    pairs.sort(Pair.BOARDS);
    return pairs;
  }

  /** C.04.3 1.3.1, as vertices. */
  private static List<List<Integer>> scoreGroups(List<Contender> contenders) {
    List<List<Integer>> groups = new ArrayList<>();
    for (int vertex = 0; vertex < contenders.size(); vertex++) {
      if (vertex == 0 || contenders.get(vertex).score() != contenders.get(vertex - 1).score()) {
        groups.add(new ArrayList<>());
      }
      groups.getLast().add(vertex);
    }
    return groups;
  }
}
