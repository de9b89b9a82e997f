package umpire.game.referee;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.game.clock.Accord;
import umpire.game.clock.Clocks;
import umpire.game.store.Cause;
import umpire.kernel.play.Seat;

/** What a seat says to the others about the match itself, and what follows. Everybody hears it. */
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

  private final Course<?, ?, ?, ?> course;
  private final Seat seat;
  private final Set<Seat> all;

  /** Of a seat in a match as it stands. */
  Parley(Course<?, ?, ?, ?> course, Standing<?, ?, ?, ?> standing, Seat seat) {
    this.course = course;
    this.seat = seat;
    this.all =
        standing.match().seats().stream()
            .map(row -> new Seat(row.seat()))
            .collect(Collectors.toSet());
  }

  /** It is for a draw; when all are, the match is over. */
  void draw() {
    Accord accord = course.affairs().accord().draw(seat);
    agree(accord);
    say(Word.DRAW_OFFERED);
    if (accord.drawn(all)) {
      ObjectNode outcome = JsonNodeFactory.instance.objectNode().put("level", "draw");
      outcome.putArray("winners");
      course.end(outcome);
    }
  }

  /** It is not, or no longer. */
  void noDraw() {
    Accord accord = course.affairs().accord();
    say(accord.draw().contains(seat) ? Word.DRAW_WITHDRAWN : Word.DRAW_DECLINED);
    agree(accord.noDraw(seat));
  }

  /** It is for a pause; when all are, the clocks stand. */
  void pause(Clocks clocks, Instant now, Instant until) {
    Accord accord = course.affairs().accord().pause(seat, until);
    agree(accord);
    say(Word.PAUSE_OFFERED, until);
    if (accord.agreed(all)) {
      agree(accord.settled());
      say(Word.PAUSED, until);
      course.affairs(course.affairs().with(clocks.paused(now, until)));
    }
  }

  /** It is for the end of a pause; when all are, the clocks go on. */
  void endPause(Clocks clocks, Instant now) {
    Accord accord = course.affairs().accord().ending(seat);
    agree(accord);
    say(Word.PAUSE_END_OFFERED);
    if (accord.agreed(all)) {
      agree(accord.settled());
      say(Word.PAUSE_ENDED);
      course.affairs(course.affairs().with(clocks.resumed(now)));
    }
  }

  /** It is not, or no longer. */
  void noPause() {
    Accord accord = course.affairs().accord();
    say(accord.pause().seats().contains(seat) ? Word.PAUSE_WITHDRAWN : Word.PAUSE_DECLINED);
    agree(accord.noPause(seat));
  }

  /** It goes on vacation. */
  void leave(Clocks clocks, Instant now, int days) {
    Clocks after = clocks.leaving(seat, days, now);
    say(Word.VACATION_BEGUN, after.hand(seat).awayUntil());
    course.affairs(course.affairs().with(after));
  }

  /** It is back. */
  void comeBack(Clocks clocks, Instant now) {
    say(Word.VACATION_ENDED);
    course.affairs(course.affairs().with(clocks.back(seat, now)));
  }

  private void agree(Accord accord) {
    course.affairs(course.affairs().with(accord));
  }

  void say(Word word) {
    course.act(Cause.PARLEY, told(word));
  }

  void say(Word word, Instant until) {
    course.act(Cause.PARLEY, told(word).put("until", until.toString()));
  }

  private ObjectNode told(Word word) {
    return JsonNodeFactory.instance.objectNode().put("type", word.told()).put("seat", seat.id());
  }
}
