package umpire.weserubung.play.flight;

import umpire.kernel.citation.Rule;
import umpire.kernel.flow.FrameResult;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.AirFrame.AirWatch;
import umpire.weserubung.model.frame.AirFrame.Flying;
import umpire.weserubung.model.frame.AirFrame.Homing;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.rules.WeserubungFrameResult.Arrived;
import umpire.weserubung.rules.WeserubungFrameResult.Fought;
import umpire.weserubung.rules.WeserubungFrameResult.TurnedBack;

/** 7.1-b, 7.2 A flight on its way, leg by leg. */
public final class FlyingStep implements Step<Position, Command, Frame, Flying> {
  private final FighterInterceptions fighterInterceptions;
  private final FlightProgress flightProgress;

  public FlyingStep(FighterInterceptions fighterInterceptions, FlightProgress flightProgress) {
    this.fighterInterceptions = fighterInterceptions;
    this.flightProgress = flightProgress;
  }

  @Override
  public Class<Flying> frame() {
    return Flying.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, Flying frame) {
    return new Wait.Nothing<>();
  }

  /** 7.2: a window where anybody may intercept; else the end of the leg. */
  @Override
  @Rule({"7.2-a", "7.2-c", "7.2-c/r87"})
  public void enter(Flying frame, RulingInProgress<Position, Frame> ruling) {
    Flight flight = frame.flight();
    AirWatch watch = flightProgress.watch(flight, AirWatch.Occasion.FLIGHT);
    if (!frame.cleared() && !fighterInterceptions.entitled(ruling.position(), watch).isEmpty()) {
      ruling.replaceFrame(new Flying(flight, frame.home(), frame.fought(), true));
      ruling.pushFrame(watch);
      return;
    }
    ruling.popFrame();
    if (flight.attack() && !frame.home() && !flight.passengers().isEmpty()) {
      ruling.add(new AirEvent.ReadyToJump(flight.passengers()));
    }
    Flight there = at(flight, flight.leg().size() - 1);
    if (ruling.position().agenda().top() instanceof AirFrame.Transfer(Seat seat, Flight _)) {
      Homing.Quest quest =
          frame.fought() ? Homing.Quest.ARRIVAL_AFTER_COMBAT : Homing.Quest.ARRIVAL;
      ruling.replaceFrame(new Homing(seat, there, quest, ""));
    } else {
      ruling.resume(new Arrived(there));
    }
  }

  /** The flight further along its leg. */
  static Flight at(Flight flight, int index) {
    return new Flight(
        flight.aircraft(),
        flight.passengers(),
        flight.leg().subList(index, flight.leg().size()),
        flight.spent() + index,
        flight.target(),
        flight.attack());
  }

  @Override
  public void resumed(
      Flying frame, FrameResult frameResult, RulingInProgress<Position, Frame> ruling) {
    if (frameResult instanceof Fought fought) {
      fought(frame, fought, ruling);
    } else {
      Step.super.resumed(frame, frameResult, ruling);
    }
  }

  /** 7.2-b: after the fight; who withdrew goes home, who is left may go on. */
  @Rule({"7.2-b", "7.4-a"})
  private void fought(Flying frame, Fought fought, RulingInProgress<Position, Frame> ruling) {
    Flight flight = FlightProgress.left(ruling.position(), frame.flight());
    if (flight.aircraft().isEmpty()) {
      ruling.popFrame();
      ruling.resume(new TurnedBack());
    } else if (frame.home() || fought.end() == BattleOutcome.End.DEFENDER_LEFT) {
      flightProgress.turnBack(flight, ruling);
    } else {
      ruling.replaceFrame(new Flying(flight, false, true, false));
      ruling.pushFrame(
          new AirFrame.Deviating(flightProgress.seat(ruling.position(), flight), flight));
    }
  }
}
