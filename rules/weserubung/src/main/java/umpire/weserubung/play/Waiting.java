package umpire.weserubung.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import umpire.kernel.cite.Finding;
import umpire.kernel.play.Answer;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DecisionId;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.TurnWhy;

/**
 * A frame that waits for seats, with the step that carries it out.
 *
 * @param step who asks and takes
 * @param frame what is asked about
 * @param <F> type of the frame
 */
public record Waiting<F extends Frame>(Step<F> step, F frame) {
  List<Seat> seats(Position position) {
    return step.seats(position, frame);
  }

  Answer answer() {
    return step.answer(frame);
  }

  Set<Seat> answered() {
    return step.answered(frame);
  }

  /** True if this answer of the seat, one of those asked, closes the decision or the window. */
  boolean closes(List<Seat> seats, Seat seat, Command command) {
    Stream<Seat> others =
        seats.stream().filter(other -> !other.equals(seat) && !answered().contains(other));
    return switch (answer()) {
      case ALL -> others.findAny().isEmpty();
      case ANY -> !step.leavesIt(frame, command) || others.findAny().isEmpty();
    };
  }

  /** The open decision of the seat under that number, with all that is offered to it. */
  Asked<Command> asked(Position position, Seat seat, DecisionId id) {
    Offers<Command> offers = step.offers(position, frame, seat);
    return new Asked<>(id, step.rule(frame), offers, step.fallback(position, frame, seat, offers));
  }

  /** Why the command, which is not on offer, cannot be taken; at least one finding. */
  List<Finding> reasons(Position position, Seat seat, Command command, Offers<Command> offers) {
    List<Finding> reasons = step.reasons(position, frame, seat, command);
    return reasons.isEmpty() ? List.of(unnamed(offers, command)) : reasons;
  }

  /** Why the seat, which is not asked, cannot send the command; at least one finding. */
  List<Finding> unasked(Position position, Seat seat, Command command) {
    List<Finding> reasons = step.unasked(position, frame, seat, command);
    return reasons.isEmpty() ? List.of(outOfSequence(frame)) : reasons;
  }

  /** 5.2: nothing is done outside the sequence of play. */
  static Finding outOfSequence(Frame frame) {
    return Finding.forbids("5.2", new TurnWhy.NotAskedNow(Names.of(frame)));
  }

  private Finding unnamed(Offers<Command> offers, Command command) {
    String rule = step.rule(frame).value();
    Optional<Offer<Command>> like =
        offers.offers().stream().filter(offer -> offer.command().isInstance(command)).findFirst();
    return like.flatMap(offer -> offer.strayed(command))
        .map(
            parameter ->
                Finding.forbids(rule, new TurnWhy.NotOnOffer(Names.of(frame), parameter.name())))
        .orElseGet(() -> Finding.forbids(rule, new TurnWhy.NotAskedNow(Names.of(frame))));
  }

  void take(Seat seat, Command command, Course course) {
    step.take(frame, seat, command, course);
  }
}
