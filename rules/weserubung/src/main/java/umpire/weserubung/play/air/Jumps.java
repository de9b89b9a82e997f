package umpire.weserubung.play.air;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.weserubung.model.AirFrame.Dropping;
import umpire.weserubung.model.AirFrame.Dropping.Progress;
import umpire.weserubung.model.Flight;
import umpire.weserubung.play.Course;
import umpire.weserubung.play.Result;
import umpire.weserubung.play.Wait;
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
  Wait rest(Dropping frame) {
    return frame.progress() == Progress.JUMP
        ? new Wait.Throws(Jump.VACANT.rule(), frame.flight().passengers().size())
        : new Wait.Runs();
  }

  /** 3.2.3-b, r34: by the roll of 10.8; whoever jumps takes the hex, and has moved. */
  @Rule({"3.2.3-b/r34", "3.2.3-g/r134", "10.8-b"})
  void thrown(Dropping frame, List<Integer> dice, Course course) {
    Flight flight = frame.flight();
    for (int i = 0; i < dice.size(); i++) {
      course.add(Jump.VACANT.thrown(flight.passengers().get(i), flight.at(), dice.get(i)));
    }
    course.replace(new Dropping(flight.empty(), Progress.HOME));
    capture.enter(course, flight.passengers().getFirst(), List.of(flight.at()));
  }

  /** 7.5-6: the transport looks for a base. */
  void run(Dropping frame, Course course) {
    journeys.home(frame.flight(), course);
  }

  /** Over the hex they jump; a flight that has landed again, or is lost, is over. */
  void resumed(Dropping frame, Result result, Course course) {
    switch (result) {
      case Result.Arrived(Flight flight) ->
          course.replace(new Dropping(Journeys.left(course.position(), flight), Progress.JUMP));
      case Result.TurnedBack _, Result.Landed _ -> course.pop();
      case Result.Fought _, Result.Joined _, Result.Sailed _ ->
          throw new IllegalStateException(frame + " awaits no " + result);
    }
  }
}
