package umpire.tournament;

import java.util.List;

/**
 * A round that is over. Who is neither in an outcome nor among the byes did not take part in it.
 *
 * @param outcomes one for each pairing, in the order of the boards
 * @param byes who was not paired
 */
public record Round(List<Outcome> outcomes, List<Bye> byes) {
  public Round {
    outcomes = List.copyOf(outcomes);
    byes = List.copyOf(byes);
  }
}
