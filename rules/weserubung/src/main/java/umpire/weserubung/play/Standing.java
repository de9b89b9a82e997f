package umpire.weserubung.play;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.play.Answer;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DecisionId;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Draft;
import umpire.weserubung.model.Position;

/** What a position waits for, whom, and what each may answer: each worked out once. */
final class Standing {
  private final Position position;
  private final Rest rest;
  private final List<Seat> seats;
  private final List<Seat> window;
  private final Map<Seat, Offers<Command>> offers = Collections.synchronizedMap(new HashMap<>());

  Standing(Chapters chapters, Position position) {
    this.position = position;
    this.rest = chapters.rest(position);
    this.seats =
        rest instanceof Rest.Asks(Waiting<?> waiting) ? waiting.seats(position) : List.of();
    this.window = isDrafting() ? chapters.asked(below(position)) : seats;
  }

  private static Position below(Position drafting) {
    Position below = drafting;
    while (below.agenda().top() instanceof Draft) {
      below = below.with(below.agenda().pop());
    }
    return below;
  }

  private boolean isDrafting() {
    return position.agenda().top() instanceof Draft;
  }

  Position position() {
    return position;
  }

  Rest rest() {
    return rest;
  }

  /** Who is asked now; nobody if no choice is waited for. */
  List<Seat> seats() {
    return seats;
  }

  /** Who was asked when the open decision opened, drafts put aside. */
  List<Seat> window() {
    return window;
  }

  /** Everything that the seat may answer; throws if no choice is waited for. */
  Offers<Command> offers(Waiting<?> waiting, Seat seat) {
    return offers.computeIfAbsent(seat, asked -> waiting.offers(position, asked));
  }

  /**
   * The decision of a seat: the next of the match, plus the seat's place among those asked; an
   * order of several commands is one decision, that of the frame below its drafts.
   */
  DecisionId decision(Seat seat) {
    return new DecisionId(position.tally().decisions() + 1 + Math.max(0, window.indexOf(seat)));
  }

  Asked<Command> asked(Waiting<?> waiting, Seat seat) {
    return waiting.asked(position, seat, decision(seat), offers(waiting, seat));
  }

  /** True if the seat may answer, be it once more. */
  boolean asks(Waiting<?> waiting, Seat seat) {
    return seats.contains(seat)
        && (waiting.answer() == Answer.ALL || !waiting.answered().contains(seat));
  }
}
