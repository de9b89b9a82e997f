package umpire.tournament.swiss;

import java.util.BitSet;
import java.util.List;

/**
 * A perfect matching of least weight with the proof that it is: the slack of an edge is its weight
 * less the values of its ends and of the odd sets that it leaves; no slack is negative, and an edge
 * of the matching has none. A perfect matching has the least weight exactly if its edges have no
 * slack and it leaves each of the odd sets once.
 *
 * @param mate the mate of each vertex
 * @param values for each vertex its own value and those of the odd sets around it
 * @param oddSets sets with a positive value
 * @param oddSetValues their values, in the same order
 */
record DualSolution(
    List<Integer> mate, List<Double> values, List<BitSet> oddSets, List<Double> oddSetValues) {
  /** Weights are whole numbers, values multiples of a half: all between is nought. */
  private static final double NOUGHT = 0.125;

  /** -1, 0 or 1, as the slack of an edge is negative, nought or positive. */
  int slackSign(int one, int other, long weight) {
    // an odd set around both ends is in both values, but the edge does not leave it
    double slack = weight - values.get(one) - values.get(other);
    for (int set = 0; set < oddSets.size() && slack < NOUGHT; set++) {
      BitSet members = oddSets.get(set);
      if (members.get(one) && members.get(other)) {
        slack += 2 * oddSetValues.get(set);
      }
    }
    return slack > NOUGHT ? 1 : slack < -NOUGHT ? -1 : 0;
  }
}
