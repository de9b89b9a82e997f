package umpire.game.referee.act;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.game.clock.Clocks;
import umpire.game.clock.OpenProposals;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.store.transaction.EventCause;
import umpire.kernel.scenario.Seat;

/**
 * What a seat proposes to the others about the match itself, and what follows. Every viewer is
 * shown it.
 */
public final class Parley {
  /** What is said. */
  public enum Word {
    DRAW_OFFERED,
    DRAW_WITHDRAWN,
    DRAW_DECLINED,
    PAUSE_OFFERED,
    PAUSE_END_OFFERED,
    PAUSE_WITHDRAWN,
    PAUSE_DECLINED,
    /** All have agreed to a pause. */
    PAUSED,
    /** All have agreed to its end. */
    PAUSE_ENDED,
    VACATION_BEGUN,
    VACATION_ENDED;

    /** In JSON: {@code draw-offered}. */
    public String type() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final MatchTransaction<?, ?, ?, ?> transaction;
  private final Seat seat;
  private final Set<Seat> all;

  /** Of a seat in a match as it stands. */
  public Parley(
      MatchTransaction<?, ?, ?, ?> transaction, MatchState<?, ?, ?, ?> matchState, Seat seat) {
    this.transaction = transaction;
    this.seat = seat;
    this.all =
        matchState.match().seats().stream()
            .map(row -> new Seat(row.seat()))
            .collect(Collectors.toSet());
  }

  /** It is for a draw; when all are, the match is over. */
  public void offerDraw() {
    OpenProposals openProposals = transaction.affairs().accord().withDraw(seat);
    agree(openProposals);
    record(Word.DRAW_OFFERED);
    if (openProposals.isDrawAgreed(all)) {
      ObjectNode outcome = JsonNodeFactory.instance.objectNode().put("level", "draw");
      outcome.putArray("winners");
      transaction.end(outcome);
    }
  }

  /** It is not, or no longer. */
  public void withdrawDraw() {
    OpenProposals openProposals = transaction.affairs().accord();
    record(openProposals.draw().contains(seat) ? Word.DRAW_WITHDRAWN : Word.DRAW_DECLINED);
    agree(openProposals.withoutDraw(seat));
  }

  /** It is for a pause; when all are, the clocks stand. */
  void offerPause(Clocks clocks, Instant now, Instant until) {
    OpenProposals openProposals = transaction.affairs().accord().withPause(seat, until);
    agree(openProposals);
    record(Word.PAUSE_OFFERED, until);
    if (openProposals.isAgreed(all)) {
      agree(openProposals.settled());
      record(Word.PAUSED, until);
      transaction.affairs(transaction.affairs().with(clocks.paused(now, until)));
    }
  }

  /** It is for the end of a pause; when all are, the clocks go on. */
  void offerPauseEnd(Clocks clocks, Instant now) {
    OpenProposals openProposals = transaction.affairs().accord().withPauseEnd(seat);
    agree(openProposals);
    record(Word.PAUSE_END_OFFERED);
    if (openProposals.isAgreed(all)) {
      agree(openProposals.settled());
      record(Word.PAUSE_ENDED);
      transaction.affairs(transaction.affairs().with(clocks.resumed(now)));
    }
  }

  /** It is not, or no longer. */
  void withdrawPause() {
    OpenProposals openProposals = transaction.affairs().accord();
    record(
        openProposals.pause().seats().contains(seat) ? Word.PAUSE_WITHDRAWN : Word.PAUSE_DECLINED);
    agree(openProposals.withoutPause(seat));
  }

  /** It goes on vacation. */
  void beginVacation(Clocks clocks, Instant now, int days) {
    Clocks after = clocks.onVacation(seat, days, now);
    record(Word.VACATION_BEGUN, after.seatClock(seat).awayUntil());
    transaction.affairs(transaction.affairs().with(after));
  }

  /** It is back. */
  void endVacation(Clocks clocks, Instant now) {
    record(Word.VACATION_ENDED);
    transaction.affairs(transaction.affairs().with(clocks.afterVacation(seat, now)));
  }

  private void agree(OpenProposals openProposals) {
    transaction.affairs(transaction.affairs().with(openProposals));
  }

  public void record(Word word) {
    transaction.act(EventCause.PARLEY, actJson(word));
  }

  public void record(Word word, Instant until) {
    transaction.act(EventCause.PARLEY, actJson(word).put("until", until.toString()));
  }

  private ObjectNode actJson(Word word) {
    return JsonNodeFactory.instance.objectNode().put("type", word.type()).put("seat", seat.id());
  }
}
