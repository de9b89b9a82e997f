package umpire.weserubung.play.air;

import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Seat;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.model.AirFrame;
import umpire.weserubung.model.AirFrame.AirWatch;
import umpire.weserubung.model.AirFrame.Flying;
import umpire.weserubung.model.AirFrame.Homing;
import umpire.weserubung.model.BattleKind;
import umpire.weserubung.model.Fight;
import umpire.weserubung.model.Flight;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Routing;
import umpire.weserubung.model.Side;
import umpire.weserubung.play.Fights;
import umpire.weserubung.play.Result;

/** 7.1-b, 7.2 Flights on their way, leg by leg, and whoever meets them. */
final class Journeys {
  private final Wings wings;
  private final Scrambles scrambles;
  private final Fights fights;

  Journeys(Wings wings, Scrambles scrambles, Fights fights) {
    this.wings = wings;
    this.scrambles = scrambles;
    this.fights = fights;
  }

  /** r88: who speaks for the flight: the player most of whose aircraft fly in it. */
  @Rule("10.6/r88")
  Seat seat(Position position, Flight flight) {
    Side side = wings.side(flight.aircraft().getFirst());
    List<Seat> seats = position.conventions().seats(side);
    Seat most = seats.getFirst();
    for (Seat seat : seats) {
      if (count(position, flight, seat) > count(position, flight, most)) {
        most = seat;
      }
    }
    return most;
  }

  private int count(Position position, Flight flight, Seat seat) {
    int count = 0;
    for (String id : flight.aircraft()) {
      if (wings.seat(position, id).equals(seat)) {
        count++;
      }
    }
    return count;
  }

  @Rule({"7.1-b", "7.6-a", "3.3-d"})
  void fly(Flight flight, Map<String, String> boarded, Course<Position, Frame> course) {
    course.tell(new AirEvent.TookOff(seat(course.position(), flight), flight, boarded));
    course.push(new Flying(flight, false, false, false));
  }

  /** 7.5-6: the survivors look for bases. */
  void home(Flight flight, Course<Position, Frame> course) {
    home(flight, Homing.Quest.RETURN, course);
  }

  void home(Flight flight, Homing.Quest quest, Course<Position, Frame> course) {
    course.push(new Homing(seat(course.position(), flight), flight, quest, ""));
  }

  /** One base on the way home: a leg like any other (r90), public now. */
  @Rule("7.5-6/r90")
  void leg(Flight flight, Course<Position, Frame> course) {
    course.tell(
        new AirEvent.HeadedHome(seat(course.position(), flight), flight.aircraft(), flight.leg()));
    course.push(new Flying(flight, true, false, false));
  }

  /** 7.2: a window where anybody may intercept; else the end of the leg. */
  @Rule({"7.2-a", "7.2-c", "7.2-c/r87"})
  void run(Flying frame, Course<Position, Frame> course) {
    Flight flight = frame.flight();
    AirWatch watch = watch(flight, AirWatch.Occasion.FLIGHT);
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
      course.resume(new Result.Arrived(there));
    }
  }

  /** The window of the other side. */
  AirWatch watch(Flight flight, AirWatch.Occasion occasion) {
    Side side = wings.side(flight.aircraft().getFirst()).other();
    return new AirWatch(side, occasion, flight, Map.of());
  }

  /** The flight further along its leg. */
  private static Flight at(Flight flight, int index) {
    return new Flight(
        flight.aircraft(),
        flight.passengers(),
        flight.leg().subList(index, flight.leg().size()),
        flight.spent() + index,
        flight.target(),
        flight.attack());
  }

  /** 7.2-b, r29: fighters meet the flight: they attack it where it is by then. */
  @Rule({"7.2-b", "7.2-b/r29"})
  void met(AirWatch watch, int index, List<String> fighters, Course<Position, Frame> course) {
    Flight flight = watch.flight();
    if (watch.occasion() == AirWatch.Occasion.FLIGHT) {
      Flying flying = (Flying) course.position().agenda().top();
      flight = at(flight, index);
      course.replace(new Flying(flight, flying.home(), true, false));
    }
    Side side = wings.side(flight.aircraft().getFirst());
    fights.begin(
        new Fight(
            BattleKind.AIR,
            flight.at(),
            Fight.Camp.of(side.other(), fighters),
            Fight.Camp.of(side, flight.aircraft()),
            Set.of()),
        course);
  }

  /** Who is left of a flight. */
  static Flight left(Position position, Flight flight) {
    return new Flight(
        Wings.alive(position, flight.aircraft()),
        Wings.alive(position, flight.passengers()),
        flight.leg(),
        flight.spent(),
        flight.target(),
        flight.attack());
  }

  /** 7.2-b: after the fight; who withdrew goes home, who is left may go on. */
  @Rule({"7.2-b", "7.4-a"})
  void fought(Flying frame, Result.Fought fought, Course<Position, Frame> course) {
    Flight flight = left(course.position(), frame.flight());
    if (flight.aircraft().isEmpty()) {
      course.leave();
      course.resume(new Result.TurnedBack());
    } else if (frame.home() || fought.end() == BattleOutcome.End.DEFENDER_LEFT) {
      turnBack(flight, course);
    } else {
      course.replace(new Flying(flight, false, true, false));
      course.push(new AirFrame.Deviating(seat(course.position(), flight), flight));
    }
  }

  /** 7.2-b: the leg is over; the flight, on top, makes for a base. */
  void turnBack(Flight flight, Course<Position, Frame> course) {
    course.tell(new AirEvent.TurnedHome(seat(course.position(), flight), flight.at()));
    course.replace(
        new Homing(seat(course.position(), flight), flight, Homing.Quest.TURNED_BACK, ""));
  }

  /** 7.2-b: the flight, below the question, takes another way. */
  void reroute(Routing whole, Course<Position, Frame> course) {
    Seat seat = ((AirFrame.Deviating) course.position().agenda().top()).seat();
    course.leave();
    Flying flying = (Flying) course.position().agenda().top();
    Flight flight = flying.flight();
    List<Place> leg = whole.path();
    course.tell(new AirEvent.FlewOn(seat, leg));
    course.replace(
        new Flying(
            new Flight(
                flight.aircraft(),
                flight.passengers(),
                leg,
                flight.spent(),
                whole.at(),
                flight.attack()),
            false,
            true,
            false));
  }
}
