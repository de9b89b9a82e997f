package umpire.lobby.tournaments.state;

import java.util.Locale;
import umpire.tournament.Entrant;

/**
 * Somebody who takes part, or may.
 *
 * @param name of the account
 * @param number the pairing number, 0 before the start and for those who never entered
 * @param rating at the start, 0 before it
 * @param salt their part in every draw of their matches; nobody else is shown it
 * @param from the first round that they may be paired in
 * @param until the last one; {@link Entrant#NO_END} unless they withdrew
 */
public record Entry(
    String account,
    String name,
    Status status,
    int number,
    int rating,
    String salt,
    int from,
    int until) {
  /** What became of an entry. */
  public enum Status {
    /** May enter, and has not. */
    INVITED,
    /** Takes part. */
    ENTERED,
    /** There was no place left. */
    WAITING,
    /** Takes no part any more. */
    WITHDRAWN;

    /** As it is stored and shown. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The status of a word. Throws IllegalArgumentException for another word. */
    public static Status of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT));
    }
  }

  /** As formats see it. */
  Entrant entrant() {
    return new Entrant(number, rating, from, until);
  }
}
