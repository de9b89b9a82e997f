package umpire.tournament.swiss;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Who may meet whom in the round to come, and a complete pairing (C.04.3 1.9), so that there is one
 * at any time. A vertex is the index of a contender in the order of ranks; after them comes the
 * pairing bye, if their number is odd.
 */
final class RoundGraph {
  private static final int NO_BYE = Integer.MAX_VALUE;
  private final List<Contender> contenders;
  private final BitSet[] allowed;
  private final int[] mate;
  private int byeScore = NO_BYE;

  private RoundGraph(List<Contender> contenders, BiPredicate<Contender, Contender> mayMeet) {
    this.contenders = contenders;
    int size = contenders.size() + contenders.size() % 2;
    allowed = new BitSet[size];
    mate = new int[size];
    Arrays.setAll(allowed, vertex -> new BitSet(size));
    Arrays.fill(mate, -1);
    for (int one = 0; one < contenders.size(); one++) {
      for (int other = one + 1; other < contenders.size(); other++) {
        if (mayMeet.test(contenders.get(one), contenders.get(other))) {
          allowed[one].set(other);
          allowed[other].set(one);
        }
      }
    }
  }

  /** The graph, or why there is no complete pairing. */
  sealed interface Found {
    /** There is a complete pairing. */
    record Complete(RoundGraph graph) implements Found {}

    /** There is none. */
    record None(String because) implements Found {}
  }

  /** Looks for a complete pairing (C4) with the lowest score for the pairing bye (C5). */
  static Found of(List<Contender> contenders) {
    RoundGraph graph = new RoundGraph(contenders, Contender::mayMeet);
    if (graph.complete(true)) {
      return new Found.Complete(graph);
    }
    if (new RoundGraph(contenders, Contender::mayMeet).complete(false)) {
      return new Found.None(
          "each pairing would give the pairing bye to somebody who had it or was given a win"
              + " without playing (C.04.1 4)");
    }
    if (new RoundGraph(contenders, (one, other) -> !one.met().contains(other.number()))
        .complete(true)) {
      return new Found.None(
          "each pairing would give somebody the same side three times running or three times more"
              + " often than the other (C.04.1 6 and 7)");
    }
    return new Found.None(
        "each pairing would let two meet for a second time or leave two or more without a pairing"
            + " (C.04.1 2)");
  }

  List<Contender> contenders() {
    return contenders;
  }

  BitSet[] allowed() {
    return allowed;
  }

  /** A complete pairing, changed by who pairs the brackets. */
  int[] mate() {
    return mate;
  }

  /** Whether a vertex is the pairing bye. */
  boolean isBye(int vertex) {
    return vertex == contenders.size();
  }

  /**
   * Whether the pairing bye must come from a bracket whose residents have a score: nobody below
   * them may have it, by C5.
   */
  boolean byeComesFrom(int residentScore) {
    return byeScore != NO_BYE && byeScore >= residentScore;
  }

  /** Whether a vertex may have the pairing bye. */
  boolean mayHaveBye(int vertex) {
    return byeScore != NO_BYE && allowed[contenders.size()].get(vertex);
  }

  private boolean complete(boolean keepByeRule) {
    BitSet all = new BitSet();
    all.set(0, allowed.length);
    if (contenders.size() % 2 == 0) {
      return CompleteMatching.extend(allowed, all, mate);
    }
    List<Integer> scores = contenders.reversed().stream().map(Contender::score).distinct().toList();
    for (int score : scores) {
      offerBye(score, keepByeRule);
      if (!allowed[contenders.size()].isEmpty() && CompleteMatching.extend(allowed, all, mate)) {
        byeScore = score;
        return true;
      }
    }
    return false;
  }

  private void offerBye(int score, boolean keepByeRule) {
    int bye = contenders.size();
    for (int vertex = 0; vertex < bye; vertex++) {
      Contender contender = contenders.get(vertex);
      boolean may = contender.score() == score && (contender.mayHaveBye() || !keepByeRule);
      allowed[vertex].set(bye, may);
      allowed[bye].set(vertex, may);
    }
  }
}
