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
import umpire.game.store.match.SeatLinks;
import umpire.game.store.match.SeatRow;

/**
 * Seats that are kept for whoever comes with a link: whoever opened the match makes one for an open
 * seat and hands it on. It is good for one, until its time is over, another is made for the seat,
 * or the seat is made open again.
 */
@Singleton
public class SeatsByLink {
  private final MatchRegistry matchRegistry;
  private final Matches matches;
  private final SeatLinks links;
  private final MatchStart matchStart;

  SeatsByLink(
      MatchRegistry matchRegistry, Matches matches, SeatLinks links, MatchStart matchStart) {
    this.matchRegistry = matchRegistry;
    this.matches = matches;
    this.links = links;
    this.matchStart = matchStart;
  }

  /**
   * Keeps an open seat for whoever has the link that this makes. 404 and 403 for whoever did not
   * open the match, 409 where somebody has the seat or it is kept for an account.
   */
  public Uni<SeatLinks.Made> make(UUID match, String seat, String account, int seconds) {
    return matchRegistry
        .find(match)
        .invoke(row -> keepable(row, seat, account))
        .flatMap(_ -> links.make(match, seat, seconds))
        .call(made -> matches.seat(match, row -> kept(row, seat, account, made.id())));
  }

  private static Optional<SeatRow> kept(MatchRow row, String seat, String account, String link) {
    keepable(row, seat, account);
    return Optional.of(SeatRow.keptByLink(seat, link));
  }

  private static void keepable(MatchRow row, String seat, String account) {
    if (!row.seenBy(account)) {
      throw Problem.notFound().asException();
    }
    if (!row.openedBy().equals(account)) {
      throw Problem.forbidden("Only the account that opened the match can give its seats away.")
          .asException();
    }
    SeatRow now = SeatAssignment.seat(row, seat);
    if (!now.open() && !now.byLink()) {
      throw Problem.conflict(
              "seat-taken",
              "The seat is taken",
              "Somebody has " + seat + ", or it is kept for an account.")
          .asException();
    }
  }

  /**
   * Gives the seat of a link to an account; the last seat begins the match. 404 for a link that is
   * not good any more, 409 where the account has another seat.
   */
  public Uni<MatchRow> take(String secret, String account, SaltInput salt) {
    return links
        .find(secret)
        .map(found -> found.orElseThrow(SeatsByLink::notGood))
        .flatMap(link -> matches.seat(link.match(), row -> taken(row, link, account, salt)))
        .map(found -> found.orElseThrow(SeatsByLink::notGood))
        .flatMap(matchStart::ifFull);
  }

  private static Optional<SeatRow> taken(
      MatchRow row, SeatLinks.Link link, String account, SaltInput salt) {
    SeatRow now = SeatAssignment.seat(row, link.seat());
    if (!now.equals(SeatRow.keptByLink(link.seat(), link.id()))) {
      throw notGood();
    }
    SeatAssignment.requireNoOther(row, link.seat(), account);
    return Optional.of(SeatRow.taken(link.seat(), account, salt));
  }

  private static ProblemException notGood() {
    return Problem.of(
            404, "link-not-good", "The link is not good", "It was used, replaced, or has expired.")
        .asException();
  }
}
