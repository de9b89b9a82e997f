package umpire.tournament.shared;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;
import umpire.tournament.Round;

/**
 * Which sides entrants had up to now. The rule by which a format without a printed table gives the
 * sides of a pairing: the first seat goes to
 *
 * <ol>
 *   <li>whoever had the first seat less often, compared with the second;
 *   <li>then whoever had the second seat in their last match;
 *   <li>then the lower number in odd rounds, the higher number in even rounds.
 * </ol>
 *
 * <p>Matches that were not played, pairings of two matches with the sides changed and tables of
 * three count as no side.
 */
public final class SideBalance {
  private final Map<Integer, Integer> leads = new HashMap<>();
  private final Map<Integer, Integer> last = new HashMap<>();

  private SideBalance(List<Outcome> outcomes) {
    for (Outcome outcome : outcomes) {
      Pairing pairing = outcome.pairing();
      if (outcome.played() && !pairing.twice() && pairing.seats().size() == 2) {
        count(pairing.seats().get(0), 1);
        count(pairing.seats().get(1), -1);
      }
    }
  }

  /** The sides of matches, from the first to the last. */
  public static SideBalance of(List<Outcome> outcomes) {
    return new SideBalance(outcomes);
  }

  /** The sides of rounds, from the first to the last. */
  public static SideBalance ofRounds(List<Round> rounds) {
    return of(rounds.stream().flatMap(round -> round.outcomes().stream()).toList());
  }

  private void count(int entrant, int side) {
    leads.merge(entrant, side, Integer::sum);
    last.put(entrant, side);
  }

  /** How many more times an entrant had the first seat than the second; negative if fewer. */
  public int lead(int entrant) {
    return leads.getOrDefault(entrant, 0);
  }

  /**
   * Two entrants with their sides. Throws IllegalArgumentException if they are one.
   *
   * @param round the number of the round, from 1 on; a format without rounds gives 1
   */
  public Pairing pair(int one, int other, int round, boolean twice) {
    int low = Math.min(one, other);
    int high = Math.max(one, other);
    boolean lowFirst = compare(low, high, round) < 0;
    return new Pairing(lowFirst ? List.of(low, high) : List.of(high, low), twice);
  }

  private int compare(int low, int high, int round) {
    Comparator<Integer> bySides =
        Comparator.<Integer>comparingInt(this::lead)
            .thenComparingInt(entrant -> last.getOrDefault(entrant, 0));
    int order = bySides.compare(low, high);
    if (order != 0) {
      return order;
    }
    return round % 2 == 1 ? -1 : 1;
  }
}
