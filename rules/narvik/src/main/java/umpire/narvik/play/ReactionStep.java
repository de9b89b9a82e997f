package umpire.narvik.play;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Fraction;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Offer;
import umpire.narvik.model.Command;
import umpire.narvik.model.Frame;
import umpire.narvik.model.Position;
import umpire.narvik.model.Side;

/** 9.1, 9.1.1 Reaction: after an action the other side may move one unit, or decline. */
final class ReactionStep implements Step<Frame.Reaction> {
  private final LandMovement movement;
  private final MovingStep moving;

  ReactionStep(LandMovement movement, MovingStep moving) {
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
    return Asking.now(position, "9.1", offers, new Command.Decline());
  }

  @Override
  public List<Finding> bars(Position position, Frame.Reaction frame, Command command) {
    if (command instanceof Command.Decline) {
      return List.of();
    }
    return command instanceof Command.Step(String unit, Place to)
        ? movement.bars(position, frame.side(), unit, to, Fraction.ZERO, true)
        : Asking.notNow("9.1.1", "reaction");
  }

  @Override
  public void take(Frame.Reaction frame, Command command, Course course) {
    course.answered(frame.side());
    if (command instanceof Command.Step(String unit, Place to)) {
      moving.begin(course, unit, to, true);
    } else {
      course.add(new Event.Declined(frame.side()));
      course.pop();
    }
  }

  /** True if the side could do anything but decline; its face-up counters show it to everyone. */
  boolean possible(Position position, Frame.Reaction frame) {
    return !movement.firstSteps(position, frame.side()).isEmpty();
  }
}
