package umpire.tournament.ladder;

import java.util.List;

/**
 * Somebody on a ladder.
 *
 * @param entrant their number
 * @param since the period of their last match, or when they joined, or last fell, whichever is the
 *     latest
 * @param opponents whom they met in their last matches, the latest first; no more than the cooldown
 * @param lead how many more matches they had the first seat than the second
 */
public record Member(int entrant, int since, List<Integer> opponents, int lead) {
  public Member {
    opponents = List.copyOf(opponents);
  }
}
