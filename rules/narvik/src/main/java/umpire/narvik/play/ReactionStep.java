package umpire.narvik.play;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Fraction;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Offer;
import umpire.narvik.event.Event;
import umpire.narvik.model.Command;
import umpire.narvik.model.Frame;
import umpire.narvik.model.Position;
import umpire.narvik.model.Side;

/** 9.1, 9.1.1 Reaction: after an action the other side may move one unit, or decline. */
final class ReactionStep implements Step<Frame.Reaction> {
  private final LandMovement movement;
  private final MovingStep moving;
  private final List<ActionKind> kinds;

  ReactionStep(LandMovement movement, MovingStep moving, List<ActionKind> kinds) {
    this.kinds = List.copyOf(kinds);
    this.movement = movement;
    this.moving = moving;
  }

  @Override
  public Side side(Frame.Reaction frame) {
    return frame.side();
  }

  @Override
  @Rule("9.1.1")
  public Asked<Command> asked(Position position, Frame.Reaction frame) {
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(Command.Decline.class));
    offers.addAll(movement.firstSteps(position, frame.side()));
    kinds(frame).forEach(kind -> offers.addAll(kind.offers(position, frame.side())));
    return Asking.now(position, "9.1", offers, new Command.Decline());
  }

  @Override
  public List<Finding> bars(Position position, Frame.Reaction frame, Command command) {
    if (command instanceof Command.Decline) {
      return List.of();
    }
    if (command instanceof Command.Step(String unit, Place to)) {
      return movement.bars(position, frame.side(), unit, to, Fraction.ZERO, true);
    }
    return kinds(frame).stream()
        .flatMap(kind -> kind.bars(position, frame.side(), command).stream())
        .findFirst()
        .orElseGet(() -> Asking.notNow("9.1.1", "reaction"));
  }

  @Override
  public void take(Frame.Reaction frame, Command command, Course course) {
    Side side = frame.side();
    if (command instanceof Command.Step(String unit, Place to)) {
      course.answered(side);
      moving.begin(course, unit, to, true);
    } else if (!(command instanceof Command.Decline)) {
      ActionStep.kind(kinds(frame), course.position(), side, command)
          .take(course.position(), side, command, true, course);
    } else {
      course.answered(side);
      course.add(new Event.Declined(frame.side()));
      course.pop();
    }
  }

  /** True if the side could do anything but decline; its face-up counters show it to everyone. */
  boolean possible(Position actual, Frame.Reaction frame) {
    Position position = FuhrersOrders.unknown(actual); // 8.2: that they hinder must not show
    return movement.anyFirstStep(position, frame.side())
        || kinds(frame).stream().anyMatch(kind -> !kind.offers(position, frame.side()).isEmpty());
  }

  /** 9.1.1: the kinds that this side may take as a reaction. */
  private List<ActionKind> kinds(Frame.Reaction frame) {
    return kinds.stream().filter(kind -> kind.reaction(frame.side())).toList();
  }
}
