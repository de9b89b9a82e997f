package umpire.game.referee;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.store.AnswerRow;
import umpire.game.store.Appended;
import umpire.game.store.Cause;
import umpire.game.store.DraftRow;
import umpire.game.store.EventRow;
import umpire.game.store.Journal;
import umpire.game.store.Ledger;
import umpire.game.store.MatchRow;
import umpire.game.store.Step;
import umpire.kernel.play.Seat;

/**
 * Taking a seat's last confirmed order back: all that was sent as one list and done in one
 * transaction. Nothing is deleted; the match goes on from where it stood before. The seat's draft
 * is dropped, for it was made at a position that no longer is.
 */
@ApplicationScoped
public class Undoing {
  private static final int MOST_TRIES = 20;

  /** What is kept of it under its command's id: no order has this fingerprint. */
  private static final String FINGERPRINT = "undo";

  private final Clerk clerk;
  private final Standings standings;
  private final Journal journal;
  private final Ledger ledger;
  private final Drafts drafts;
  private final Scribe scribe;
  private final DiceBox dice;

  Undoing(
      Clerk clerk,
      Standings standings,
      Journal journal,
      Ledger ledger,
      Drafts drafts,
      Scribe scribe,
      DiceBox dice) {
    this.clerk = clerk;
    this.standings = standings;
    this.journal = journal;
    this.ledger = ledger;
    this.drafts = drafts;
    this.scribe = scribe;
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
    return clerk
        .find(match)
        .flatMap(
            row -> {
              Seat seat =
                  row.seatOf(account)
                      .map(one -> new Seat(one.seat()))
                      .orElseThrow(() -> Refusals.noSeat(row, account).asException());
              return ledger
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
      throw Problem.conflict("over", "The match is over", "Nothing is taken back any more.")
          .asException();
    }
    return standings
        .at(row)
        .flatMap(standing -> undo(row, standing, seat, account, commandId))
        .flatMap(
            appended ->
                appended == Appended.DONE
                    ? clerk.find(row.id())
                    : undo(row.id(), account, commandId, tried + 1));
  }

  private <P, C, E, V> Uni<Appended> undo(
      MatchRow row, Standing<P, C, E, V> now, Seat seat, String account, String commandId) {
    if (now.question().isPresent()) {
      throw refused(Takeback.QUESTION);
    }
    return journal
        .undone(row.id(), now.revision())
        .flatMap(undone -> order(row.id(), Timeline.of(undone), now.revision()))
        .flatMap(
            made ->
                journal
                    .events(row.id(), made - 1, now.revision())
                    .invoke(since -> admit(seat, made, since))
                    .flatMap(_ -> standings.before(row, now, made - 1)))
        .flatMap(
            then ->
                drafts
                    .read(row.id(), seat)
                    .flatMap(draft -> write(now, then, seat, account, commandId, draft)));
  }

  /** The revision that an order made last: what seats only said to each other is passed over. */
  private Uni<Integer> order(UUID match, Timeline timeline, int revision) {
    int made = timeline.made(revision);
    return journal
        .events(match, made - 1, made)
        .flatMap(
            events ->
                !events.isEmpty() && events.stream().allMatch(Undoing::isParley)
                    ? order(match, timeline, made - 1)
                    : Uni.createFrom().item(made));
  }

  /** Whether it only tells what seats said to each other. */
  static boolean isParley(EventRow event) {
    return event.cause() == Cause.PARLEY;
  }

  private static void admit(Seat seat, int made, List<EventRow> since) {
    Optional<Takeback> why = Takeback.refusal(seat, made, since);
    if (why.isPresent()) {
      throw refused(why.get());
    }
  }

  private <P, C, E, V> Uni<Appended> write(
      Standing<P, C, E, V> now,
      Standing<P, C, E, V> then,
      Seat seat,
      String account,
      String commandId,
      DraftRow draft) {
    Course<P, C, E, V> course = new Course<>(now, dice);
    course.undo(seat, then);
    AnswerRow answer =
        new AnswerRow(account, commandId, FINGERPRINT, course.revision(), now.seq(seat.id()), "[]");
    return scribe.commit(
        course, 0, List.of(answer), List.of(Step.DraftChange.of(draft, 0, DraftRow.NOTHING)));
  }

  private static ProblemException refused(Takeback why) {
    return Problem.conflict("not-undoable", "This is not taken back", why.sentence())
        .with("because", why.word())
        .asException();
  }
}
