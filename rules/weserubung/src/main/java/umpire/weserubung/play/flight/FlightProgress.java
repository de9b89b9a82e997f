package umpire.weserubung.play.flight;

import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.AirEvent;
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
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.rules.BattleStarts;
import umpire.weserubung.rules.FlightStarts;
import umpire.weserubung.terrain.AirWays;

/** 7.1-b, 7.2 Flights on their way, whatever for, and whoever meets them. */
public final class FlightProgress implements FlightStarts {
  private final AircraftAvailability aircraftAvailability;
  private final AirWays ways;
  private final FighterInterceptions fighterInterceptions;
  private final BattleStarts battleStarts;

  public FlightProgress(
      AircraftAvailability aircraftAvailability,
      AirWays ways,
      FighterInterceptions fighterInterceptions,
      BattleStarts battleStarts) {
    this.aircraftAvailability = aircraftAvailability;
    this.ways = ways;
    this.fighterInterceptions = fighterInterceptions;
    this.battleStarts = battleStarts;
  }

  /** r88: who speaks for the flight: the player most of whose aircraft fly in it. */
  @Rule("10.6/r88")
  Seat seat(Position position, Flight flight) {
    Side side = aircraftAvailability.side(flight.aircraft().getFirst());
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
      if (aircraftAvailability.seat(position, id).equals(seat)) {
        count++;
      }
    }
    return count;
  }

  @Override
  @Rule({"7.1-b", "7.6-a", "3.3-d"})
  public void fly(
      Flight flight, Map<String, String> boarded, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new AirEvent.TookOff(seat(ruling.position(), flight), flight, boarded));
    ruling.pushFrame(new Flying(flight, false, false, false));
  }

  /** 7.5-6: the survivors look for bases. */
  @Override
  public void home(Flight flight, RulingInProgress<Position, Frame> ruling) {
    home(flight, Homing.Quest.RETURN, ruling);
  }

  public void home(Flight flight, Homing.Quest quest, RulingInProgress<Position, Frame> ruling) {
    ruling.pushFrame(new Homing(seat(ruling.position(), flight), flight, quest, ""));
  }

  /** One base on the way home: a leg like any other (r90), public now. */
  @Rule("7.5-6/r90")
  void leg(Flight flight, RulingInProgress<Position, Frame> ruling) {
    ruling.add(
        new AirEvent.HeadedHome(seat(ruling.position(), flight), flight.aircraft(), flight.leg()));
    ruling.pushFrame(new Flying(flight, true, false, false));
  }

  /** The window of the other side. */
  public AirWatch watch(Flight flight, AirWatch.Occasion occasion) {
    Side side = aircraftAvailability.side(flight.aircraft().getFirst()).other();
    return new AirWatch(side, occasion, flight, Map.of());
  }

  /** 7.2-b, r29: fighters meet the flight: they attack it where it is by then. */
  @Rule({"7.2-b", "7.2-b/r29"})
  void met(
      AirWatch watch, int index, List<String> fighters, RulingInProgress<Position, Frame> ruling) {
    Flight flight = watch.flight();
    if (watch.occasion() == AirWatch.Occasion.FLIGHT) {
      Flying flying = (Flying) ruling.position().agenda().top();
      flight = FlyingStep.at(flight, index);
      ruling.replaceFrame(new Flying(flight, flying.home(), true, false));
    }
    Side side = aircraftAvailability.side(flight.aircraft().getFirst());
    battleStarts.begin(
        new Fight(
            BattleKind.AIR,
            flight.at(),
            Fight.Camp.of(side.other(), fighters),
            Fight.Camp.of(side, flight.aircraft()),
            Set.of()),
        ruling);
  }

  /** Who is left of a flight. */
  public static Flight left(Position position, Flight flight) {
    return new Flight(
        AircraftAvailability.alive(position, flight.aircraft()),
        AircraftAvailability.alive(position, flight.passengers()),
        flight.leg(),
        flight.spent(),
        flight.target(),
        flight.attack());
  }

  /** 7.2-b: the leg is over; the flight, on top, makes for a base. */
  void turnBack(Flight flight, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new AirEvent.TurnedHome(seat(ruling.position(), flight), flight.at()));
    ruling.replaceFrame(
        new Homing(seat(ruling.position(), flight), flight, Homing.Quest.TURNED_BACK, ""));
  }

  /** 7.2-b: the flight, below the question, takes another way. */
  void reroute(Routing whole, RulingInProgress<Position, Frame> ruling) {
    Seat seat = ((AirFrame.Deviating) ruling.position().agenda().top()).seat();
    ruling.popFrame();
    Flying flying = (Flying) ruling.position().agenda().top();
    Flight flight = flying.flight();
    List<Place> leg = whole.path();
    ruling.add(new AirEvent.FlewOn(seat, leg));
    ruling.replaceFrame(
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
  public void attackShips(
      List<String> aircraft, Place hex, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    int spent = 0;
    for (String id : aircraft) {
      spent = Math.max(spent, ways.cost(position.piece(id).place(), hex));
    }
    Flight there = new Flight(aircraft, List.of(), List.of(hex), spent, hex, true);
    ruling.pushFrame(
        new AirFrame.Mission(
            seat(position, there),
            there,
            AirFrame.Mission.Stage.DECK,
            AirCommand.Quarry.SHIPS,
            aircraft));
  }

  @Override
  @Rule({"7.2-e", "7.2-e/r25"})
  public void join(Place hex, Side side, RulingInProgress<Position, Frame> ruling) {
    Flight none = new Flight(List.of(), List.of(), List.of(hex), 0, hex, true);
    AirWatch watch = new AirWatch(side, AirWatch.Occasion.BATTLE, none, Map.of());
    if (!fighterInterceptions.entitled(ruling.position(), watch).isEmpty()) {
      ruling.pushFrame(watch);
    }
  }
}
