package umpire.game.referee.order;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.state.DraftCache;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.Refusals;
import umpire.game.referee.state.RevisionHistory;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchCommitter;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.AnswerRow;
import umpire.game.store.transaction.AppendResult;
import umpire.game.store.transaction.DraftRow;
import umpire.game.store.transaction.EventCause;
import umpire.game.store.transaction.EventJournal;
import umpire.game.store.transaction.EventRow;
import umpire.game.store.transaction.MatchDataStore;
import umpire.game.store.transaction.StoredTransaction;
import umpire.kernel.scenario.Seat;

/**
 * Undoes the last confirmed order of a seat: everything that was sent as one list in one
 * transaction. Nothing is deleted; the match continues from where it was before.
 */
@Singleton
public class OrderUndo {
  private static final int MOST_TRIES = 20;

  /** What is kept of it under its command's id: no order has this fingerprint. */
  private static final String FINGERPRINT = "undo";

  private final MatchRegistry matchRegistry;
  private final MatchStateCache matchStateCache;
  private final EventJournal eventJournal;
  private final MatchDataStore matchDataStore;
  private final DraftCache draftCache;
  private final MatchCommitter matchCommitter;
  private final DrawSource dice;

  OrderUndo(
      MatchRegistry matchRegistry,
      MatchStateCache matchStateCache,
      EventJournal eventJournal,
      MatchDataStore matchDataStore,
      DraftCache draftCache,
      MatchCommitter matchCommitter,
      DrawSource dice) {
    this.matchRegistry = matchRegistry;
    this.matchStateCache = matchStateCache;
    this.eventJournal = eventJournal;
    this.matchDataStore = matchDataStore;
    this.draftCache = draftCache;
    this.matchCommitter = matchCommitter;
    this.dice = dice;
  }

  /**
   * The match after it; fails with a 409 that says why it may not be. The same commandId takes
   * nothing back a second time.
   */
  public Uni<MatchRow> undo(UUID match, String account, String commandId) {
    return undo(match, account, commandId, 1);
  }

  private Uni<MatchRow> undo(UUID match, String account, String commandId, int tried) {
    if (tried > MOST_TRIES) {
      throw Refusals.busy();
    }
    return matchRegistry
        .find(match)
        .flatMap(
            row -> {
              Seat seat =
                  row.seatOf(account)
                      .map(one -> new Seat(one.seat()))
                      .orElseThrow(() -> Refusals.noSeat(row, account).asException());
              return matchDataStore
                  .answer(match, account, commandId)
                  .flatMap(
                      known ->
                          known.isPresent()
                              ? Uni.createFrom().item(repeated(row, known.get()))
                              : undo(row, seat, account, commandId, tried));
            });
  }

  private static MatchRow repeated(MatchRow row, AnswerRow known) {
    if (!known.fingerprint().equals(FINGERPRINT)) {
      throw Refusals.reused("The same id for something else: take a new id.").asException();
    }
    return row;
  }

  private Uni<MatchRow> undo(MatchRow row, Seat seat, String account, String commandId, int tried) {
    if (row.status().equals(MatchRow.OPEN)) {
      throw Refusals.notBegun().asException();
    }
    if (row.status().equals(MatchRow.OVER)) {
      throw Problem.conflict("over", "The match is over", "Nothing can be undone any more.")
          .asException();
    }
    if (!row.terms().policies().undo()) {
      throw Refusals.forbiddenByPolicy("undo", "undo");
    }
    return matchStateCache
        .at(row)
        .flatMap(matchState -> undo(row, matchState, seat, account, commandId))
        .flatMap(
            appendResult ->
                appendResult == AppendResult.DONE
                    ? matchRegistry.find(row.id())
                    : undo(row.id(), account, commandId, tried + 1));
  }

  private <P, C, E, V> Uni<AppendResult> undo(
      MatchRow row, MatchState<P, C, E, V> now, Seat seat, String account, String commandId) {
    if (now.question().isPresent()) {
      throw refused(UndoCheck.QUESTION);
    }
    return eventJournal
        .undone(row.id(), now.revision())
        .flatMap(undone -> order(row.id(), RevisionHistory.of(undone), now.revision()))
        .flatMap(
            made ->
                eventJournal
                    .events(row.id(), made - 1, now.revision())
                    .invoke(since -> admit(seat, made, since))
                    .flatMap(_ -> matchStateCache.before(row, now, made - 1)))
        .flatMap(
            then ->
                draftCache
                    .read(row.id(), seat)
                    .flatMap(draft -> write(now, then, seat, account, commandId, draft)));
  }

  /** The revision that an order made last: what seats only said to each other is passed over. */
  private Uni<Integer> order(UUID match, RevisionHistory revisionHistory, int revision) {
    int made = revisionHistory.made(revision);
    return eventJournal
        .events(match, made - 1, made)
        .flatMap(
            events ->
                !events.isEmpty() && events.stream().allMatch(OrderUndo::isParley)
                    ? order(match, revisionHistory, made - 1)
                    : Uni.createFrom().item(made));
  }

  /** Whether it only says what seats said to each other, or that clocks were stopped. */
  public static boolean isParley(EventRow event) {
    return event.cause() == EventCause.PARLEY || event.cause() == EventCause.ADJOURNED;
  }

  private static void admit(Seat seat, int made, List<EventRow> since) {
    Optional<UndoCheck> why = UndoCheck.refusal(seat, made, since);
    if (why.isPresent()) {
      throw refused(why.get());
    }
  }

  private <P, C, E, V> Uni<AppendResult> write(
      MatchState<P, C, E, V> now,
      MatchState<P, C, E, V> then,
      Seat seat,
      String account,
      String commandId,
      DraftRow draft) {
    MatchTransaction<P, C, E, V> transaction = new MatchTransaction<>(now, dice);
    transaction.undo(seat, then);
    AnswerRow answer =
        new AnswerRow(
            account, commandId, FINGERPRINT, transaction.revision(), now.seq(seat.id()), "[]");
    return matchCommitter.commit(
        transaction,
        0,
        List.of(answer),
        List.of(StoredTransaction.DraftChange.of(draft, 0, DraftRow.NOTHING)));
  }

  private static ProblemException refused(UndoCheck why) {
    return Problem.conflict("not-undoable", "This cannot be undone", why.sentence())
        .with("because", why.word())
        .asException();
  }
}
