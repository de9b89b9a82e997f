package umpire.game.referee.reading;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.chassis.quota.ShownEvents;
import umpire.game.referee.access.MatchReaderAccess;
import umpire.game.referee.access.SpectatorAccess;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.state.Decisions;
import umpire.game.referee.state.DraftCache;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.WaitsJson;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.DraftRow;
import umpire.game.store.transaction.EventJournal;
import umpire.game.store.transaction.MatchDataStore;
import umpire.game.store.transaction.StoredTransaction;
import umpire.kernel.scenario.Seat;

/** What a caller may see of a match, and their draft. */
@Singleton
public class MatchReader {
  private static final DraftRow NO_DRAFT = DraftRow.none("");

  private final MatchRegistry matchRegistry;
  private final SpectatorAccess spectatorAccess;
  private final MatchStateCache matchStateCache;
  private final DraftCache draftCache;
  private final MatchDataStore matchDataStore;
  private final EventJournal eventJournal;
  private final ShownEvents shownEvents;

  MatchReader(
      MatchRegistry matchRegistry,
      SpectatorAccess spectatorAccess,
      MatchStateCache matchStateCache,
      DraftCache draftCache,
      MatchDataStore matchDataStore,
      EventJournal eventJournal,
      ShownEvents shownEvents) {
    this.matchRegistry = matchRegistry;
    this.spectatorAccess = spectatorAccess;
    this.matchStateCache = matchStateCache;
    this.draftCache = draftCache;
    this.matchDataStore = matchDataStore;
    this.eventJournal = eventJournal;
    this.shownEvents = shownEvents;
  }

  /**
   * The match as somebody may see it now: as their seat, or as the public, late where its
   * spectators see it late; 404 or 401 if not.
   */
  public Uni<VisibleMatch> see(UUID match, MatchReaderAccess matchReaderAccess) {
    return matchRegistry.look(match).flatMap(found -> see(found, matchReaderAccess));
  }

  private Uni<VisibleMatch> see(Optional<MatchRow> found, MatchReaderAccess matchReaderAccess) {
    MatchRow row =
        found.filter(matchReaderAccess::maySee).orElseThrow(matchReaderAccess::nothingHere);
    return spectatorAccess
        .of(row, matchReaderAccess)
        .flatMap(glimpse -> visibleMatch(glimpse, matchReaderAccess.account()));
  }

  private Uni<VisibleMatch> see(UUID match, String account) {
    return see(match, MatchReaderAccess.of(account));
  }

  /** The match as an account may see it, as its row was read just now. */
  public Uni<VisibleMatch> see(MatchRow row, String account) {
    return spectatorAccess
        .of(row, MatchReaderAccess.of(account))
        .flatMap(glimpse -> visibleMatch(glimpse, account));
  }

  /** The match as an account sees it that may see this much of it. */
  public Uni<VisibleMatch> visibleMatch(SpectatorAccess.Glimpse glimpse, String account) {
    MatchRow row = glimpse.row();
    return (glimpse.late() ? matchStateCache.late(row) : matchStateCache.at(row))
        .flatMap(
            matchState ->
                row.seatOf(account)
                    .map(seat -> draftCache.read(row.id(), new Seat(seat.seat())))
                    .orElse(Uni.createFrom().item(NO_DRAFT))
                    .map(draft -> new VisibleMatch(row, matchState, draft)))
        .invoke(visibleMatch -> shownEvents.set(visibleMatch.seq()));
  }

  /**
   * The match as its viewer saw it when their own number was this, without drafts; as they see it
   * now where there is none. Numbers within one transaction were never looked at by themselves:
   * then it is the match as it stood before, and its number says so. 400 for a number that they
   * have not reached.
   */
  public Uni<VisibleMatch> asOf(VisibleMatch now, OptionalInt seq) {
    return seq.isEmpty() ? Uni.createFrom().item(now) : past(now, seq.getAsInt());
  }

  private Uni<VisibleMatch> past(VisibleMatch now, int seq) {
    if (seq > now.seq()) {
      throw Problem.malformed("/at", "the number of " + now.viewer() + " is " + now.seq() + " now")
          .asException();
    }
    MatchRow row = now.row();
    return eventJournal
        .shown(row.id(), now.viewer(), seq, row.revision(), 1)
        .map(next -> next.isEmpty() ? row.revision() : next.getFirst().revision() - 1)
        .flatMap(revision -> matchStateCache.at(row, revision))
        .map(then -> new VisibleMatch(then(row, then), then, DraftRow.none(now.draft().seat())));
  }

  private static MatchRow then(MatchRow row, MatchState<?, ?, ?, ?> then) {
    if (then.revision() == 0) {
      return row.as(MatchRow.OPEN, 0, "{}", "");
    }
    return row.as(
        then.over() ? MatchRow.OVER : MatchRow.PLAYING,
        then.revision(),
        WaitsJson.of(then).toString(),
        then.outcome());
  }

  /** What a seat is asked right after its command; from memory if it is there. */
  public Uni<ObjectNode> next(UUID match, Seat seat, String account) {
    Optional<ObjectNode> known =
        matchStateCache
            .inMemory(match)
            .flatMap(
                matchState ->
                    draftCache
                        .inMemory(match, seat)
                        .map(draft -> Decisions.of(matchState, seat, draft)));
    return known
        .map(json -> Uni.createFrom().item(json))
        .orElseGet(() -> see(match, account).map(VisibleMatch::decision));
  }

  /** Drops a seat's draft, or its last command. */
  public Uni<VisibleMatch> takeBack(UUID match, String account, boolean lastOnly) {
    return see(match, account)
        .flatMap(
            visibleMatch -> {
              visibleMatch.requireASeat();
              StoredTransaction.DraftChange change = visibleMatch.shorter(lastOnly);
              return matchDataStore
                  .redraft(match, change)
                  .flatMap(
                      done -> {
                        if (done) {
                          draftCache.keep(match, change.after());
                        } else if (visibleMatch.draft().version() > 0) {
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
