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

  /** One that has no number and no round behind it. */
  public static Entry of(String account, String name, Status status, String salt) {
    return new Entry(account, name, status, 0, 0, salt, 1, Entrant.NO_END);
  }

  /** The same under the name that the account has now, with another salt. */
  public Entry with(String nameNow, String otherSalt) {
    return new Entry(account, nameNow, status, number, rating, otherSalt, from, until);
  }

  /** Who comes after the start. */
  public Entry late(int nextNumber, int firstRound) {
    return new Entry(account, name, status, nextNumber, rating, salt, firstRound, until);
  }

  /** Who leaves; the last round is the one that they may still be in. */
  public Entry withdrawn(int lastRound) {
    return new Entry(account, name, Status.WITHDRAWN, number, rating, salt, from, lastRound);
  }

  /** As formats see it. */
  Entrant entrant() {
    return new Entrant(number, rating, from, until);
  }
}
