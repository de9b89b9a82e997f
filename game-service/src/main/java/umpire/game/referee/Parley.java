package umpire.game.referee;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.game.clock.Accord;
import umpire.game.clock.Clocks;
import umpire.game.store.Cause;
import umpire.kernel.play.Seat;

/** What a seat says to the others about the match itself, and what follows. Everybody hears it. */
final class Parley {
  static final String DRAW_OFFERED = "draw-offered";
  static final String DRAW_WITHDRAWN = "draw-withdrawn";
  static final String DRAW_DECLINED = "draw-declined";
  static final String PAUSE_OFFERED = "pause-offered";
  static final String PAUSE_END_OFFERED = "pause-end-offered";
  static final String PAUSE_WITHDRAWN = "pause-withdrawn";
  static final String PAUSE_DECLINED = "pause-declined";
  static final String PAUSED = "paused";
  static final String PAUSE_ENDED = "pause-ended";
  static final String VACATION_BEGUN = "vacation-begun";
  static final String VACATION_ENDED = "vacation-ended";

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
    say(DRAW_OFFERED);
    if (accord.drawn(all)) {
      ObjectNode outcome = JsonNodeFactory.instance.objectNode().put("level", "draw");
      outcome.putArray("winners");
      course.end(outcome);
    }
  }

  /** It is not, or no longer. */
  void noDraw() {
    Accord accord = course.affairs().accord();
    say(accord.draw().contains(seat) ? DRAW_WITHDRAWN : DRAW_DECLINED);
    agree(accord.noDraw(seat));
  }

  /** It is for a pause; when all are, the clocks stand. */
  void pause(Clocks clocks, Instant now, Instant until) {
    Accord accord = course.affairs().accord().pause(seat, until);
    agree(accord);
    say(PAUSE_OFFERED, until);
    if (accord.agreed(all)) {
      agree(accord.settled());
      say(PAUSED, until);
      course.affairs(course.affairs().with(clocks.paused(now, until)));
    }
  }

  /** It is for the end of a pause; when all are, the clocks go on. */
  void endPause(Clocks clocks, Instant now) {
    Accord accord = course.affairs().accord().ending(seat);
    agree(accord);
    say(PAUSE_END_OFFERED);
    if (accord.agreed(all)) {
      agree(accord.settled());
      say(PAUSE_ENDED);
      course.affairs(course.affairs().with(clocks.resumed(now)));
    }
  }

  /** It is not, or no longer. */
  void noPause() {
    Accord accord = course.affairs().accord();
    say(accord.pause().seats().contains(seat) ? PAUSE_WITHDRAWN : PAUSE_DECLINED);
    agree(accord.noPause(seat));
  }

  /** It goes on vacation. */
  void leave(Clocks clocks, Instant now, int days) {
    Clocks after = clocks.leaving(seat, days, now);
    say(VACATION_BEGUN, after.hand(seat).awayUntil());
    course.affairs(course.affairs().with(after));
  }

  /** It is back. */
  void comeBack(Clocks clocks, Instant now) {
    say(VACATION_ENDED);
    course.affairs(course.affairs().with(clocks.back(seat, now)));
  }

  private void agree(Accord accord) {
    course.affairs(course.affairs().with(accord));
  }

  void say(String type) {
    course.act(Cause.PARLEY, words(type));
  }

  void say(String type, Instant until) {
    course.act(Cause.PARLEY, words(type).put("until", until.toString()));
  }

  private ObjectNode words(String type) {
    return JsonNodeFactory.instance.objectNode().put("type", type).put("seat", seat.id());
  }
}
