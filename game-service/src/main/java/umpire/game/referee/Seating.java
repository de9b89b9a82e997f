package umpire.game.referee;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.store.MatchRow;
import umpire.game.store.Matches;
import umpire.game.store.SeatRow;

/** Taking seats, leaving them, declining and withdrawing invitations. */
@ApplicationScoped
public class Seating {
  private final Matches matches;
  private final Begin begin;

  Seating(Matches matches, Begin begin) {
    this.matches = matches;
    this.begin = begin;
  }

  /** Gives a seat to an account, if it is open or kept for it; the last seat begins the match. */
  public Uni<MatchRow> take(UUID match, String seat, String account, String salt) {
    return matches
        .seat(match, row -> taken(row, seat, account, salt))
        .map(found -> found.orElseThrow(() -> Problem.notFound().asException()))
        .flatMap(begin::ifFull);
  }

  /** The seat as it shall be; empty if it is that already. */
  private static Optional<SeatRow> taken(MatchRow row, String seat, String account, String salt) {
    SeatRow wanted = SeatRow.taken(seat, account, salt);
    if (row.seats().contains(wanted)) {
      return Optional.empty();
    }
    SeatRow now = seat(row, seat);
    // Whoever has the address of a private match may take an open seat, and learns nothing else.
    if (!now.open() && !row.seenBy(account)) {
      throw Problem.notFound().asException();
    }
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
              "Only its holder, whoever is invited to it, and who opened the match free a seat.")
          .asException();
    }
    // A full match has begun, even if whoever filled it has not got as far as to write it down.
    if (!row.status().equals(MatchRow.OPEN) || row.full()) {
      throw Problem.conflict(
              "already-begun", "The match has begun", "A seat is left before that; resign instead.")
          .asException();
    }
    return now.open() ? Optional.empty() : Optional.of(SeatRow.open(seat));
  }

  /** The seat of this id; 404 if there is none. */
  static SeatRow seat(MatchRow row, String seat) {
    return row.seats().stream()
        .filter(one -> one.seat().equals(seat))
        .findFirst()
        .orElseThrow(Seating::noSuchSeat);
  }

  private static ProblemException noSuchSeat() {
    return Problem.notFound().asException();
  }
}
