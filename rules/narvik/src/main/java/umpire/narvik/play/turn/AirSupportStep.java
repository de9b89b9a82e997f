package umpire.narvik.play.turn;

import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Offer;
import umpire.narvik.event.TurnEvent;
import umpire.narvik.lore.Asking;
import umpire.narvik.lore.Step;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.TurnCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.TurnFrame;

/** 18.2 Emergency air support: once a match, declared before the German air points are thrown. */
public final class AirSupportStep implements Step<TurnFrame.DeclaringAirSupport> {

  /** The Allied player is asked as long as he has not made the declaration. */
  @Rule({"6.3", "18.2"})
  public void begin(Course<Position, Frame> course) {
    if (!course.position().air().emergencyUsed()) {
      course.push(new TurnFrame.DeclaringAirSupport());
    }
  }

  @Override
  public Side side(TurnFrame.DeclaringAirSupport frame) {
    return Side.ALLIED;
  }

  @Override
  public Asked<Command> asked(Position position, TurnFrame.DeclaringAirSupport frame) {
    return Asking.now(
        position,
        "18.2",
        List.of(
            Offer.of(TurnCommand.KeepAirSupport.class),
            Offer.of(TurnCommand.DeclareAirSupport.class)),
        new TurnCommand.KeepAirSupport());
  }

  @Override
  public List<Finding> bars(
      Position position, TurnFrame.DeclaringAirSupport frame, Command command) {
    return command instanceof TurnCommand.DeclareAirSupport
            || command instanceof TurnCommand.KeepAirSupport
        ? List.of()
        : Asking.notNow("18.2", "declaring-air-support");
  }

  @Override
  @Rule("18.2")
  public void take(
      TurnFrame.DeclaringAirSupport frame, Command command, Course<Position, Frame> course) {
    course.tell(
        command instanceof TurnCommand.DeclareAirSupport
            ? new TurnEvent.AirSupportDeclared()
            : new TurnEvent.AirSupportKept());
    course.leave();
  }
}
