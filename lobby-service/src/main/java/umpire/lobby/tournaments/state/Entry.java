package umpire.lobby.tournaments.state;

import java.util.List;
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
 * @param checkedIn whether they have said that they are there
 * @param byes rounds that they asked to be left out of
 */
public record Entry(
    String account,
    String name,
    Status status,
    int number,
    int rating,
    String salt,
    int from,
    int until,
    boolean checkedIn,
    List<Integer> byes) {
  public Entry {
    byes = List.copyOf(byes);
  }

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
    return new Entry(account, name, status, 0, 0, salt, 1, Entrant.NO_END, false, List.of());
  }

  /** The same under the name that the account has now, with another salt. */
  public Entry with(String nameNow, String otherSalt) {
    return new Entry(
        account, nameNow, status, number, rating, otherSalt, from, until, checkedIn, byes);
  }

  /** Who comes after the start. */
  public Entry late(int nextNumber, int firstRound) {
    return new Entry(
        account, name, status, nextNumber, rating, salt, firstRound, until, checkedIn, byes);
  }

  /** The same with another status. */
  public Entry as(Status other) {
    return new Entry(account, name, other, number, rating, salt, from, until, checkedIn, byes);
  }

  /** The same, there or not. */
  public Entry checkedIn(boolean there) {
    return new Entry(account, name, status, number, rating, salt, from, until, there, byes);
  }

  /** Who leaves; the last round is the one that they may still be in. */
  public Entry withdrawn(int lastRound) {
    return new Entry(
        account, name, Status.WITHDRAWN, number, rating, salt, from, lastRound, checkedIn, byes);
  }

  /** Whoever takes over what this entrant has. */
  public Entry takenOver(String otherAccount, String otherName, String otherSalt) {
    return new Entry(
        otherAccount,
        otherName,
        Status.ENTERED,
        number,
        rating,
        otherSalt,
        from,
        Entrant.NO_END,
        true,
        List.of());
  }

  /** Who leaves it to a substitute. */
  public Entry replaced(int lastRound) {
    return new Entry(
        account, name, Status.WITHDRAWN, 0, rating, salt, from, lastRound, checkedIn, byes);
  }

  /** As formats see it. */
  Entrant entrant() {
    return new Entrant(number, rating, from, until);
  }
}
