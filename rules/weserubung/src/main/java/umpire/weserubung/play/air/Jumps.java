package umpire.weserubung.play.air;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Result;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.weserubung.lore.Dice;
import umpire.weserubung.lore.Result.Arrived;
import umpire.weserubung.lore.Result.Landed;
import umpire.weserubung.lore.Result.TurnedBack;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.AirFrame.Dropping;
import umpire.weserubung.model.frame.AirFrame.Dropping.Progress;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.aircraft.Jump;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.flight.Journeys;

/** 3.2.3-b, r34 How parachutists come down on a vacant hex, and their transport goes home. */
final class Jumps implements Step<Position, Command, Frame, Dropping> {
  private final Journeys journeys;
  private final Capture capture;

  Jumps(Journeys journeys, Capture capture) {
    this.journeys = journeys;
    this.capture = capture;
  }

  @Override
  public Class<Dropping> frame() {
    return Dropping.class;
  }

  /** One die for each who jumps; the rest goes by itself. */
  @Override
  public Wait<Position, Command, Frame> waits(Position position, Dropping frame) {
    return frame.progress() == Progress.JUMP
        ? Dice.thrown(position, Jump.VACANT.rule(), frame.flight().passengers().size())
        : new Wait.Nothing<>();
  }

  /** 3.2.3-b, r34: by the roll of 10.8; whoever jumps takes the hex, and has moved. */
  @Override
  @Rule({"3.2.3-b/r34", "3.2.3-g/r134", "10.8-b"})
  public void drawn(Dropping frame, List<Integer> dice, Course<Position, Frame> course) {
    Flight flight = frame.flight();
    for (int i = 0; i < dice.size(); i++) {
      course.tell(Jump.VACANT.thrown(flight.passengers().get(i), flight.at(), dice.get(i)));
    }
    course.replace(new Dropping(flight.empty(), Progress.HOME));
    capture.enter(course, flight.passengers().getFirst(), List.of(flight.at()));
  }

  /** 7.5-6: the transport looks for a base. */
  @Override
  public void enter(Dropping frame, Course<Position, Frame> course) {
    journeys.home(frame.flight(), course);
  }

  /** Over the hex they jump; a flight that has landed again, or is lost, is over. */
  @Override
  public void resumed(Dropping frame, Result result, Course<Position, Frame> course) {
    switch (result) {
      case Arrived(Flight flight) ->
          course.replace(new Dropping(Journeys.left(course.position(), flight), Progress.JUMP));
      case TurnedBack _, Landed _ -> course.leave();
      default -> Step.super.resumed(frame, result, course);
    }
  }
}
