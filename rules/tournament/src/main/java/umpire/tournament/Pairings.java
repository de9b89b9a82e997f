package umpire.tournament;

import java.util.List;

/** What a format says of the round to come. */
public sealed interface Pairings {
  /**
   * The round to come.
   *
   * @param pairings in the order of the boards
   * @param byes who is not paired, the absent among them
   */
  record Paired(List<Pairing> pairings, List<Bye> byes) implements Pairings {
    public Paired {
      pairings = List.copyOf(pairings);
      byes = List.copyOf(byes);
    }
  }

  /** Every round is over. */
  record Finished() implements Pairings {}

  /**
   * No pairing keeps the rules of the format, such as a Swiss with more rounds than opponents.
   *
   * @param because a sentence for the host
   */
  record Impossible(String because) implements Pairings {}
}
