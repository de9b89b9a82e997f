package umpire.game.referee;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.chassis.quota.ShownEvents;
import umpire.game.store.DraftRow;
import umpire.game.store.Journal;
import umpire.game.store.Ledger;
import umpire.game.store.MatchRow;
import umpire.game.store.Step;
import umpire.kernel.play.Seat;

/** What a caller may see of a match, and his draft. */
@ApplicationScoped
public class Reader {
  private static final DraftRow NO_DRAFT = DraftRow.none("");

  private final Clerk clerk;
  private final Spectating spectating;
  private final Standings standings;
  private final Drafts drafts;
  private final Ledger ledger;
  private final Journal journal;
  private final ShownEvents shownEvents;

  Reader(
      Clerk clerk,
      Spectating spectating,
      Standings standings,
      Drafts drafts,
      Ledger ledger,
      Journal journal,
      ShownEvents shownEvents) {
    this.clerk = clerk;
    this.spectating = spectating;
    this.standings = standings;
    this.drafts = drafts;
    this.ledger = ledger;
    this.journal = journal;
    this.shownEvents = shownEvents;
  }

  /**
   * The match as somebody may see it now: as his seat, or as the public, late where its spectators
   * are told late; 404 or 401 if not.
   */
  public Uni<Seen> see(UUID match, Onlooker onlooker) {
    return clerk.look(match).flatMap(found -> see(found, onlooker));
  }

  private Uni<Seen> see(Optional<MatchRow> found, Onlooker onlooker) {
    MatchRow row = found.filter(onlooker::maySee).orElseThrow(onlooker::nothingHere);
    return spectating.of(row, onlooker).flatMap(told -> asTold(told, onlooker.account()));
  }

  private Uni<Seen> see(UUID match, String account) {
    return see(match, Onlooker.of(account));
  }

  /** The match as an account may see it, as its row was read just now. */
  public Uni<Seen> see(MatchRow row, String account) {
    return spectating.of(row, Onlooker.of(account)).flatMap(told -> asTold(told, account));
  }

  /** The match as an account sees it to which it may be told so. */
  public Uni<Seen> asTold(Spectating.Glimpse told, String account) {
    MatchRow row = told.row();
    return (told.late() ? standings.late(row) : standings.at(row))
        .flatMap(
            standing ->
                row.seatOf(account)
                    .map(seat -> drafts.read(row.id(), new Seat(seat.seat())))
                    .orElse(Uni.createFrom().item(NO_DRAFT))
                    .map(draft -> new Seen(row, standing, draft)))
        .invoke(seen -> shownEvents.tell(seen.seq()));
  }

  /**
   * The match as its viewer saw it when his own number was this, without drafts; as he sees it now
   * where there is none. Numbers within one transaction were never looked at by themselves: then it
   * is the match as it stood before, and its number tells so. 400 for a number that he has not
   * reached.
   */
  public Uni<Seen> asOf(Seen now, OptionalInt seq) {
    return seq.isEmpty() ? Uni.createFrom().item(now) : past(now, seq.getAsInt());
  }

  private Uni<Seen> past(Seen now, int seq) {
    if (seq > now.seq()) {
      throw Problem.malformed("/at", "the number of " + now.viewer() + " is " + now.seq() + " now")
          .asException();
    }
    MatchRow row = now.row();
    return journal
        .shown(row.id(), now.viewer(), seq, row.revision(), 1)
        .map(next -> next.isEmpty() ? row.revision() : next.getFirst().revision() - 1)
        .flatMap(revision -> standings.at(row, revision))
        .map(then -> new Seen(then(row, then), then, DraftRow.none(now.draft().seat())));
  }

  private static MatchRow then(MatchRow row, Standing<?, ?, ?, ?> then) {
    if (then.revision() == 0) {
      return row.as(MatchRow.OPEN, 0, "{}", "");
    }
    return row.as(
        then.over() ? MatchRow.OVER : MatchRow.PLAYING,
        then.revision(),
        Waits.of(then).toString(),
        then.outcome());
  }

  /** What a seat is asked right after its command; from memory if it is there. */
  public Uni<ObjectNode> next(UUID match, Seat seat, String account) {
    Optional<ObjectNode> known =
        standings
            .inMemory(match)
            .flatMap(
                standing ->
                    drafts.inMemory(match, seat).map(draft -> Decisions.of(standing, seat, draft)));
    return known
        .map(json -> Uni.createFrom().item(json))
        .orElseGet(() -> see(match, account).map(Seen::decision));
  }

  /** Drops a seat's draft, or its last command. */
  public Uni<Seen> takeBack(UUID match, String account, boolean lastOnly) {
    return see(match, account)
        .flatMap(
            seen -> {
              seen.requireASeat();
              Step.DraftChange change = seen.shorter(lastOnly);
              return ledger
                  .redraft(match, change)
                  .flatMap(
                      done -> {
                        if (done) {
                          drafts.keep(match, change.after());
                        } else if (seen.draft().version() > 0) {
                          throw Problem.conflict(
                                  "draft-changed",
                                  "The draft has changed",
                                  "It was changed by another request; read it again.")
                              .asException();
                        }
                        return see(match, account);
                      });
            });
  }
}
