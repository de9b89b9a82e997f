package umpire.weserubung.play.air;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.weserubung.model.AirFrame.Dropping;
import umpire.weserubung.model.AirFrame.Dropping.Progress;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Flight;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;
import umpire.weserubung.play.Dice;
import umpire.weserubung.play.Result;
import umpire.weserubung.play.country.Capture;

/** 3.2.3-b, r34 How parachutists come down on a vacant hex, and their transport goes home. */
final class Jumps {
  private final Journeys journeys;
  private final Capture capture;

  Jumps(Journeys journeys, Capture capture) {
    this.journeys = journeys;
    this.capture = capture;
  }

  /** One die for each who jumps; the rest goes by itself. */
  Wait<Position, Command, Frame> rest(Position position, Dropping frame) {
    return frame.progress() == Progress.JUMP
        ? Dice.thrown(position, Jump.VACANT.rule(), frame.flight().passengers().size())
        : new Wait.Nothing<>();
  }

  /** 3.2.3-b, r34: by the roll of 10.8; whoever jumps takes the hex, and has moved. */
  @Rule({"3.2.3-b/r34", "3.2.3-g/r134", "10.8-b"})
  void thrown(Dropping frame, List<Integer> dice, Course<Position, Frame> course) {
    Flight flight = frame.flight();
    for (int i = 0; i < dice.size(); i++) {
      course.tell(Jump.VACANT.thrown(flight.passengers().get(i), flight.at(), dice.get(i)));
    }
    course.replace(new Dropping(flight.empty(), Progress.HOME));
    capture.enter(course, flight.passengers().getFirst(), List.of(flight.at()));
  }

  /** 7.5-6: the transport looks for a base. */
  void run(Dropping frame, Course<Position, Frame> course) {
    journeys.home(frame.flight(), course);
  }

  /** Over the hex they jump; a flight that has landed again, or is lost, is over. */
  void resumed(Dropping frame, Result result, Course<Position, Frame> course) {
    switch (result) {
      case Result.Arrived(Flight flight) ->
          course.replace(new Dropping(Journeys.left(course.position(), flight), Progress.JUMP));
      case Result.TurnedBack _, Result.Landed _ -> course.leave();
      case Result.Fought _, Result.Joined _, Result.Sailed _ ->
          throw new IllegalStateException(frame + " awaits no " + result);
    }
  }
}
