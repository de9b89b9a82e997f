package umpire.game.referee;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.game.clock.Clocks;
import umpire.game.clock.OpenProposals;
import umpire.game.store.EventCause;
import umpire.kernel.play.Seat;

/**
 * What a seat proposes to the others about the match itself, and what follows. Every viewer is shown it.
 */
final class Parley {
  /** What is said. */
  enum Word {
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

    /** As it is told: {@code draw-offered}. */
    String told() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final MatchTransaction<?, ?, ?, ?> matchTransaction;
  private final Seat seat;
  private final Set<Seat> all;

  /** Of a seat in a match as it stands. */
  Parley(
      MatchTransaction<?, ?, ?, ?> matchTransaction, MatchState<?, ?, ?, ?> matchState, Seat seat) {
    this.matchTransaction = matchTransaction;
    this.seat = seat;
    this.all =
        matchState.match().seats().stream()
            .map(row -> new Seat(row.seat()))
            .collect(Collectors.toSet());
  }

  /** It is for a draw; when all are, the match is over. */
  void draw() {
    OpenProposals openProposals = matchTransaction.affairs().accord().draw(seat);
    agree(openProposals);
    say(Word.DRAW_OFFERED);
    if (openProposals.drawn(all)) {
      ObjectNode outcome = JsonNodeFactory.instance.objectNode().put("level", "draw");
      outcome.putArray("winners");
      matchTransaction.end(outcome);
    }
  }

  /** It is not, or no longer. */
  void noDraw() {
    OpenProposals openProposals = matchTransaction.affairs().accord();
    say(openProposals.draw().contains(seat) ? Word.DRAW_WITHDRAWN : Word.DRAW_DECLINED);
    agree(openProposals.noDraw(seat));
  }

  /** It is for a pause; when all are, the clocks stand. */
  void pause(Clocks clocks, Instant now, Instant until) {
    OpenProposals openProposals = matchTransaction.affairs().accord().pause(seat, until);
    agree(openProposals);
    say(Word.PAUSE_OFFERED, until);
    if (openProposals.agreed(all)) {
      agree(openProposals.settled());
      say(Word.PAUSED, until);
      matchTransaction.affairs(matchTransaction.affairs().with(clocks.paused(now, until)));
    }
  }

  /** It is for the end of a pause; when all are, the clocks go on. */
  void endPause(Clocks clocks, Instant now) {
    OpenProposals openProposals = matchTransaction.affairs().accord().ending(seat);
    agree(openProposals);
    say(Word.PAUSE_END_OFFERED);
    if (openProposals.agreed(all)) {
      agree(openProposals.settled());
      say(Word.PAUSE_ENDED);
      matchTransaction.affairs(matchTransaction.affairs().with(clocks.resumed(now)));
    }
  }

  /** It is not, or no longer. */
  void noPause() {
    OpenProposals openProposals = matchTransaction.affairs().accord();
    say(openProposals.pause().seats().contains(seat) ? Word.PAUSE_WITHDRAWN : Word.PAUSE_DECLINED);
    agree(openProposals.noPause(seat));
  }

  /** It goes on vacation. */
  void leave(Clocks clocks, Instant now, int days) {
    Clocks after = clocks.leaving(seat, days, now);
    say(Word.VACATION_BEGUN, after.hand(seat).awayUntil());
    matchTransaction.affairs(matchTransaction.affairs().with(after));
  }

  /** It is back. */
  void comeBack(Clocks clocks, Instant now) {
    say(Word.VACATION_ENDED);
    matchTransaction.affairs(matchTransaction.affairs().with(clocks.back(seat, now)));
  }

  private void agree(OpenProposals openProposals) {
    matchTransaction.affairs(matchTransaction.affairs().with(openProposals));
  }

  void say(Word word) {
    matchTransaction.act(EventCause.PARLEY, told(word));
  }

  void say(Word word, Instant until) {
    matchTransaction.act(EventCause.PARLEY, told(word).put("until", until.toString()));
  }

  private ObjectNode told(Word word) {
    return JsonNodeFactory.instance.objectNode().put("type", word.told()).put("seat", seat.id());
  }
}
