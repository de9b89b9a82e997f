package umpire.weserubung.play.flight;

import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Result;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Seat;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.lore.Result.Arrived;
import umpire.weserubung.lore.Result.Fought;
import umpire.weserubung.lore.Result.TurnedBack;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.AirFrame.AirWatch;
import umpire.weserubung.model.frame.AirFrame.Flying;
import umpire.weserubung.model.frame.AirFrame.Homing;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;

/** 7.1-b, 7.2 A flight on its way, leg by leg. */
public final class FlyingStep implements Step<Position, Command, Frame, Flying> {
  private final Scrambles scrambles;
  private final Journeys journeys;

  public FlyingStep(Scrambles scrambles, Journeys journeys) {
    this.scrambles = scrambles;
    this.journeys = journeys;
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
  public void enter(Flying frame, Course<Position, Frame> course) {
    Flight flight = frame.flight();
    AirWatch watch = journeys.watch(flight, AirWatch.Occasion.FLIGHT);
    if (!frame.cleared() && !scrambles.entitled(course.position(), watch).isEmpty()) {
      course.replace(new Flying(flight, frame.home(), frame.fought(), true));
      course.push(watch);
      return;
    }
    course.leave();
    if (flight.attack() && !frame.home() && !flight.passengers().isEmpty()) {
      course.tell(new AirEvent.ReadyToJump(flight.passengers()));
    }
    Flight there = at(flight, flight.leg().size() - 1);
    if (course.position().agenda().top() instanceof AirFrame.Transfer(Seat seat, Flight _)) {
      Homing.Quest quest =
          frame.fought() ? Homing.Quest.ARRIVAL_AFTER_COMBAT : Homing.Quest.ARRIVAL;
      course.replace(new Homing(seat, there, quest, ""));
    } else {
      course.resume(new Arrived(there));
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
  public void resumed(Flying frame, Result result, Course<Position, Frame> course) {
    if (result instanceof Fought fought) {
      fought(frame, fought, course);
    } else {
      Step.super.resumed(frame, result, course);
    }
  }

  /** 7.2-b: after the fight; who withdrew goes home, who is left may go on. */
  @Rule({"7.2-b", "7.4-a"})
  private void fought(Flying frame, Fought fought, Course<Position, Frame> course) {
    Flight flight = Journeys.left(course.position(), frame.flight());
    if (flight.aircraft().isEmpty()) {
      course.leave();
      course.resume(new TurnedBack());
    } else if (frame.home() || fought.end() == BattleOutcome.End.DEFENDER_LEFT) {
      journeys.turnBack(flight, course);
    } else {
      course.replace(new Flying(flight, false, true, false));
      course.push(new AirFrame.Deviating(journeys.seat(course.position(), flight), flight));
    }
  }
}
