package umpire.testkit;

import java.util.List;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Seat;

/** Random legal play without checks, one whole order at a time. */
final class Stroll {
  private static final int LONGEST_ORDER = 200;

  private final Match match;
  private final Drawing drawing;

  Stroll(Match match, Drawing drawing) {
    this.match = match;
    this.drawing = drawing;
  }

  /** One order or one input of the umpire; false when the match is over. */
  boolean step() {
    switch (match.pending()) {
      case Pending.Choices<Object> choices -> order(choices);
      case Pending.Draw<Object> draw -> match.put(match.drawn(draw));
      case Pending.Question<Object> question -> match.put(match.reported(question));
      case Pending.Over<Object> _ -> {
        return false;
      }
    }
    return true;
  }

  private void order(Pending.Choices<Object> choices) {
    Seat seat = drawing.one(List.copyOf(choices.asked().keySet()));
    for (int i = 0; i < LONGEST_ORDER; i++) {
      Asked<Object> asked =
          match.pending() instanceof Pending.Choices<Object> now ? now.asked().get(seat) : null;
      if (asked == null) {
        throw new IllegalStateException("a draft of " + seat + " no longer asks it");
      }
      Object command = drawing.offered(asked.offers());
      switch (match.put(new Input.Chosen<>(seat, command))) {
        case Ruling.Drafted<Object> _ -> {}
        case Ruling.Accepted<Object> _ -> {
          return;
        }
        case Ruling.Refused<Object> refused ->
            throw new IllegalStateException("offered and refused: " + command + ": " + refused);
      }
    }
    throw new IllegalStateException("an order of more than " + LONGEST_ORDER + " commands");
  }
}
