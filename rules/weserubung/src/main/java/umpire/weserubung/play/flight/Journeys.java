package umpire.weserubung.play.flight;

import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.lore.Fights;
import umpire.weserubung.lore.Flights;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.AirFrame;
import umpire.weserubung.model.frame.AirFrame.AirWatch;
import umpire.weserubung.model.frame.AirFrame.Flying;
import umpire.weserubung.model.frame.AirFrame.Homing;
import umpire.weserubung.model.frame.Flight;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.aircraft.Wings;
import umpire.weserubung.terrain.AirWays;

/** 7.1-b, 7.2 Flights on their way, whatever for, and whoever meets them. */
public final class Journeys implements Flights {
  private final Wings wings;
  private final AirWays ways;
  private final Scrambles scrambles;
  private final Fights fights;

  public Journeys(Wings wings, AirWays ways, Scrambles scrambles, Fights fights) {
    this.wings = wings;
    this.ways = ways;
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

  @Override
  @Rule({"7.1-b", "7.6-a", "3.3-d"})
  public void fly(Flight flight, Map<String, String> boarded, Course<Position, Frame> course) {
    course.tell(new AirEvent.TookOff(seat(course.position(), flight), flight, boarded));
    course.push(new Flying(flight, false, false, false));
  }

  /** 7.5-6: the survivors look for bases. */
  @Override
  public void home(Flight flight, Course<Position, Frame> course) {
    home(flight, Homing.Quest.RETURN, course);
  }

  public void home(Flight flight, Homing.Quest quest, Course<Position, Frame> course) {
    course.push(new Homing(seat(course.position(), flight), flight, quest, ""));
  }

  /** One base on the way home: a leg like any other (r90), public now. */
  @Rule("7.5-6/r90")
  void leg(Flight flight, Course<Position, Frame> course) {
    course.tell(
        new AirEvent.HeadedHome(seat(course.position(), flight), flight.aircraft(), flight.leg()));
    course.push(new Flying(flight, true, false, false));
  }

  /** The window of the other side. */
  public AirWatch watch(Flight flight, AirWatch.Occasion occasion) {
    Side side = wings.side(flight.aircraft().getFirst()).other();
    return new AirWatch(side, occasion, flight, Map.of());
  }

  /** 7.2-b, r29: fighters meet the flight: they attack it where it is by then. */
  @Rule({"7.2-b", "7.2-b/r29"})
  void met(AirWatch watch, int index, List<String> fighters, Course<Position, Frame> course) {
    Flight flight = watch.flight();
    if (watch.occasion() == AirWatch.Occasion.FLIGHT) {
      Flying flying = (Flying) course.position().agenda().top();
      flight = FlyingStep.at(flight, index);
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
  public static Flight left(Position position, Flight flight) {
    return new Flight(
        Wings.alive(position, flight.aircraft()),
        Wings.alive(position, flight.passengers()),
        flight.leg(),
        flight.spent(),
        flight.target(),
        flight.attack());
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

  /** r130: what they have flown is what the farthest of them has. */
  @Override
  @Rule({"8.3-a", "8.3-a/r43", "8.3-a/r130", "7.5-0"})
  public void attackShips(List<String> aircraft, Place hex, Course<Position, Frame> course) {
    Position position = course.position();
    int spent = 0;
    for (String id : aircraft) {
      spent = Math.max(spent, ways.cost(position.piece(id).place(), hex));
    }
    Flight there = new Flight(aircraft, List.of(), List.of(hex), spent, hex, true);
    course.push(
        new AirFrame.Mission(
            seat(position, there),
            there,
            AirFrame.Mission.Stage.DECK,
            AirCommand.Quarry.SHIPS,
            aircraft));
  }

  @Override
  @Rule({"7.2-e", "7.2-e/r25"})
  public void join(Place hex, Side side, Course<Position, Frame> course) {
    Flight none = new Flight(List.of(), List.of(), List.of(hex), 0, hex, true);
    AirWatch watch = new AirWatch(side, AirWatch.Occasion.BATTLE, none, Map.of());
    if (!scrambles.entitled(course.position(), watch).isEmpty()) {
      course.push(watch);
    }
  }
}
