package umpire.kernel.flow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import umpire.kernel.cite.Finding;
import umpire.kernel.play.Answer;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DecisionId;
import umpire.kernel.play.Seat;

/** A question with the frame that asks it. */
record Question<P extends InPlay<P, F>, C, F, T extends F>(Asks<P, C, F, T> asks, T frame) {
  static <P extends InPlay<P, F>, C, F, T extends F> Question<P, C, F, T> of(
      Wait.Choice<P, C, F, T> choice) {
    return new Question<>(choice.asks(), choice.frame());
  }

  List<Seat> seats(P position) {
    return asks.seats(position, frame);
  }

  Answer answer() {
    return asks.answer(frame);
  }

  /** With {@link Answer#ALL} the seats whose answers are in. */
  Set<Seat> answered() {
    return answer() == Answer.ALL ? asks.answered(frame) : Set.of();
  }

  /**
   * The open decisions; empty where nothing is offered. Each has the next number of the match plus
   * the seat's place in the window.
   */
  Map<Seat, Asked<C>> asked(P position, List<Seat> window) {
    int next = position.tally().decisions() + 1;
    Map<Seat, Asked<C>> asked = new HashMap<>();
    for (Seat seat : seats(position)) {
      if (answer() == Answer.ALL || !asks.answered(frame).contains(seat)) {
        DecisionId id = new DecisionId(next + Math.max(0, window.indexOf(seat)));
        asks.asked(position, frame, seat, id).ifPresent(one -> asked.put(seat, one));
      }
    }
    return asked;
  }

  List<Finding> why(P position, Seat seat, C command) {
    return asks.why(position, frame, seat, command);
  }

  List<Finding> unasked(P position, Seat seat, C command) {
    return asks.unasked(position, frame, seat, command);
  }

  /** True if this answer of a seat that is asked closes the decision, or the window. */
  boolean closes(P position, Seat seat, C command) {
    Set<Seat> answered = asks.answered(frame);
    Stream<Seat> others =
        seats(position).stream().filter(one -> !one.equals(seat) && !answered.contains(one));
    return switch (answer()) {
      case ALL -> others.findAny().isEmpty();
      case ANY -> !asks.leavesIt(frame, command) || others.findAny().isEmpty();
    };
  }

  void take(Seat seat, C command, Course<P, F> course) {
    asks.take(frame, seat, command, course);
  }
}
