package umpire.weserubung.play.air;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.AirFrame.Dropping;
import umpire.weserubung.model.frame.AirFrame.Dropping.Progress;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.aircraft.ParachuteRoll;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.flight.FlightProgress;
import umpire.weserubung.rules.Dice;
import umpire.weserubung.rules.WeserubungFrameResult.Arrived;
import umpire.weserubung.rules.WeserubungFrameResult.Landed;
import umpire.weserubung.rules.WeserubungFrameResult.TurnedBack;

/** 3.2.3-b, r34 How parachutists come down on a vacant hex, and their transport goes home. */
final class ParachuteLandings implements Step<Position, Command, Frame, Dropping> {
  private final FlightProgress flightProgress;
  private final Capture capture;

  ParachuteLandings(FlightProgress flightProgress, Capture capture) {
    this.flightProgress = flightProgress;
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
        ? Dice.thrown(position, ParachuteRoll.VACANT.rule(), frame.flight().passengers().size())
        : new Wait.Nothing<>();
  }

  /** 3.2.3-b, r34: by the roll of 10.8; whoever jumps takes the hex, and has moved. */
  @Override
  @Rule({"3.2.3-b/r34", "3.2.3-g/r134", "10.8-b"})
  public void drawn(Dropping frame, List<Integer> dice, RulingInProgress<Position, Frame> ruling) {
    Flight flight = frame.flight();
    for (int i = 0; i < dice.size(); i++) {
      ruling.add(ParachuteRoll.VACANT.thrown(flight.passengers().get(i), flight.at(), dice.get(i)));
    }
    ruling.replaceFrame(new Dropping(flight.empty(), Progress.HOME));
    capture.enter(ruling, flight.passengers().getFirst(), List.of(flight.at()));
  }

  /** 7.5-6: the transport looks for a base. */
  @Override
  public void enter(Dropping frame, RulingInProgress<Position, Frame> ruling) {
    flightProgress.home(frame.flight(), ruling);
  }

  /** Over the hex they jump; a flight that has landed again, or is lost, is over. */
  @Override
  public void resumed(
      Dropping frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    switch (frameResult) {
      case Arrived(Flight flight) ->
          ruling.replaceFrame(
              new Dropping(FlightProgress.left(ruling.position(), flight), Progress.JUMP));
      case TurnedBack _, Landed _ -> ruling.popFrame();
      default -> Step.super.resumed(frame, frameResult, ruling);
    }
  }
}
