package umpire.game.referee.opening;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.Matches;
import umpire.game.store.match.SaltInput;
import umpire.game.store.match.SeatRow;

/** Takes and leaves seats, declines and withdraws invitations. */
@Singleton
public class SeatAssignment {
  private final Matches matches;
  private final MatchStart matchStart;

  SeatAssignment(Matches matches, MatchStart matchStart) {
    this.matches = matches;
    this.matchStart = matchStart;
  }

  /**
   * Gives a seat to an account, if it is open or kept for it, or reveals the salt of one that it
   * has; the last seat, or the last salt, begins the match. An open seat of a private match is for
   * whoever may see the match: others come by invitation or by link.
   */
  public Uni<MatchRow> take(UUID match, String seat, String account, SaltInput salt) {
    return matches
        .seat(
            match,
            row ->
                row.seatOf(account)
                    .filter(own -> own.seat().equals(seat) && own.committed())
                    .filter(_ -> !salt.salt().isEmpty())
                    .map(own -> revealed(row, own, salt.salt()))
                    .orElseGet(() -> taken(row, seat, account, salt)))
        .map(found -> found.orElseThrow(() -> Problem.notFound().asException()))
        .flatMap(matchStart::ifFull);
  }

  /** The seat with its salt; empty if it is published already. */
  private static Optional<SeatRow> revealed(MatchRow row, SeatRow own, String salt) {
    if (own.salt().equals(salt)) {
      return Optional.empty();
    }
    if (!SeatRow.opens(own.commitment(), salt)) {
      throw Problem.malformed(
              "/salt", "it has 32 to 64 digits, and its SHA-256 is the commitment of the seat")
          .asException();
    }
    // Before that, whoever comes later could read it before they choose their own.
    if (!row.full()) {
      throw Problem.conflict(
              "seats-open",
              "Seats are still open",
              "A salt is revealed when every seat is taken; wait for the others.")
          .asException();
    }
    return Optional.of(own.revealed(salt));
  }

  /** The seat as it shall be; empty if it is that already. */
  private static Optional<SeatRow> taken(
      MatchRow row, String seat, String account, SaltInput salt) {
    SeatRow wanted = SeatRow.taken(seat, account, salt);
    if (row.seats().contains(wanted)) {
      return Optional.empty();
    }
    if (!row.seenBy(account)) {
      throw Problem.notFound().asException();
    }
    SeatRow now = seat(row, seat);
    if (!now.vacant()) {
      throw Problem.conflict("seat-taken", "The seat is taken", "Somebody has " + seat + ".")
          .asException();
    }
    requireNoSeat(row, account);
    if (!now.open() && !now.invited().equals(account)) {
      throw Problem.of(
              403, "not-invited", "The seat is kept", seat + " is kept for another account.")
          .asException();
    }
    requireNoneKept(row, seat, account);
    return Optional.of(wanted);
  }

  /** 409 where an account has a seat in the match, or another than this is kept for it. */
  static void requireNoOther(MatchRow row, String seat, String account) {
    requireNoSeat(row, account);
    requireNoneKept(row, seat, account);
  }

  private static void requireNoSeat(MatchRow row, String account) {
    if (row.seatOf(account).isPresent()) {
      throw Problem.conflict(
              "already-seated", "One seat each", "This account has a seat in the match.")
          .asException();
    }
  }

  private static void requireNoneKept(MatchRow row, String seat, String account) {
    row.keptFor(account)
        .filter(kept -> !kept.seat().equals(seat))
        .ifPresent(
            kept -> {
              throw Problem.conflict(
                      "already-invited",
                      "One seat each",
                      kept.seat() + " is kept for this account: take it, or decline it first.")
                  .asException();
            });
  }

  /**
   * Makes a seat open again before the match begins: its holder leaves, whoever is invited
   * declines, whoever opened the match withdraws an invitation.
   */
  public Uni<MatchRow> leave(UUID match, String seat, String account) {
    return matches
        .seat(match, row -> left(row, seat, account))
        .map(found -> found.orElseThrow(() -> Problem.notFound().asException()));
  }

  /** The seat as it shall be; empty if it is open already. */
  private static Optional<SeatRow> left(MatchRow row, String seat, String account) {
    if (!row.seenBy(account)) {
      throw Problem.notFound().asException();
    }
    SeatRow now = seat(row, seat);
    boolean theirs =
        now.account().equals(account)
            || now.invited().equals(account)
            || (now.vacant() && row.openedBy().equals(account));
    if (!theirs) {
      throw Problem.forbidden(
              "Only its holder, the invited account, and the account that opened the match can free a seat.")
          .asException();
    }
    // A full match has begun, even if whoever filled it has not got as far as to write it down.
    if (!row.status().equals(MatchRow.OPEN) || row.ready()) {
      throw Problem.conflict(
              "already-begun", "The match has begun", "A seat is left before that; resign instead.")
          .asException();
    }
    // Whoever took the seat next could know the salt that was revealed, and choose by it.
    if (row.seats().stream().anyMatch(one -> one.committed() && !one.sealed())) {
      throw Problem.conflict(
              "salts-revealed",
              "A salt was revealed",
              "Seats are left before the first salt is revealed. Reveal yours, or open another match.")
          .asException();
    }
    return now.open() ? Optional.empty() : Optional.of(SeatRow.open(seat));
  }

  /** The seat of this id; 404 if there is none. */
  static SeatRow seat(MatchRow row, String seat) {
    return row.seats().stream()
        .filter(one -> one.seat().equals(seat))
        .findFirst()
        .orElseThrow(SeatAssignment::noSuchSeat);
  }

  private static ProblemException noSuchSeat() {
    return Problem.notFound().asException();
  }
}
