package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.aircraft.AirTargets;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.JointFlights;
import umpire.weserubung.play.aircraft.Ranges;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.flight.AirTrip;
import umpire.weserubung.play.flight.DeviationStep;
import umpire.weserubung.play.flight.FighterInterceptions;
import umpire.weserubung.play.flight.FlightProgress;
import umpire.weserubung.play.flight.FlyingStep;
import umpire.weserubung.play.flight.HomeRoutes;
import umpire.weserubung.play.flight.HomeTrip;
import umpire.weserubung.play.flight.Landings;
import umpire.weserubung.play.flight.TransferFlightStep;
import umpire.weserubung.play.flight.WatchStep;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.rules.BattleStarts;
import umpire.weserubung.rules.FlightStarts;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.MapFacts;

/** 7.0 The air phase, and the flights of every other. */
public final class AirChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final AirPhase phase;
  private final FlightProgress flightProgress;
  private final Strikes strikes;
  private final Transfers transfers;
  private final Drops drops;
  private final StrikeTrip strikeTrip;
  private final List<AirTrip> trips;

  public AirChapter(
      MapFacts mapFacts,
      OrderOfBattle orderOfBattle,
      AirBases bases,
      AirWays ways,
      JointFlights jointFlights,
      Capture capture,
      BattleStarts battleStarts) {
    AircraftAvailability aircraftAvailability = new AircraftAvailability(orderOfBattle);
    AirTargets airTargets = new AirTargets(orderOfBattle);
    Ranges ranges = new Ranges(aircraftAvailability, bases, airTargets, ways);
    FighterInterceptions fighterInterceptions =
        new FighterInterceptions(aircraftAvailability, ways);
    this.flightProgress =
        new FlightProgress(aircraftAvailability, ways, fighterInterceptions, battleStarts);
    Landings landings =
        new Landings(
            aircraftAvailability,
            bases,
            ways,
            new HomeRoutes(aircraftAvailability, ways, fighterInterceptions, flightProgress),
            flightProgress);
    this.strikes = new Strikes(aircraftAvailability, ranges, jointFlights);
    this.transfers =
        new Transfers(aircraftAvailability, ranges, bases, ways, jointFlights, strikes);
    this.drops =
        new Drops(
            mapFacts, aircraftAvailability, jointFlights, strikes, new Stacking(orderOfBattle));
    this.phase = new AirPhase(aircraftAvailability, strikes, transfers);
    this.strikeTrip = new StrikeTrip(aircraftAvailability, ranges, ways, flightProgress);
    this.trips =
        List.of(
            new TransferTrip(aircraftAvailability, ranges, bases, ways, flightProgress),
            new DropTrip(aircraftAvailability, drops, ways, flightProgress),
            new OffensiveTrip(aircraftAvailability, jointFlights, ways, flightProgress),
            new HomeTrip(aircraftAvailability, landings, ways, flightProgress));
    List<AirTrip> all = new ArrayList<>(trips);
    all.add(strikeTrip);
    this.steps =
        List.of(
            new StrikeStep(strikes),
            new TransferStep(transfers),
            new AttackFlights(
                mapFacts,
                aircraftAvailability,
                airTargets,
                fighterInterceptions,
                flightProgress,
                battleStarts),
            new ParachuteLandings(flightProgress, capture),
            new TransferFlightStep(),
            new FlyingStep(fighterInterceptions, flightProgress),
            new WatchStep(aircraftAvailability, fighterInterceptions, flightProgress),
            new DeviationStep(ways, all, flightProgress),
            landings);
  }

  /** What carries out its frames. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return steps;
  }

  /** What is done in the air phase. */
  public Phase phase() {
    return phase;
  }

  /** Flights, for other chapters. */
  public FlightStarts flights() {
    return flightProgress;
  }

  /** 7.1-b: the way of an air strike. */
  public Trip strikeTrip() {
    return strikeTrip;
  }

  /** The ways of all other flights. */
  public List<? extends Trip> trips() {
    return trips;
  }

  /** 10.11: air strikes, for the combat phase. */
  public Strikes strikes() {
    return strikes;
  }

  /** 11.0-a: flights from base to base, for the movement phase. */
  public Transfers transfers() {
    return transfers;
  }

  /** 3.2.3-b: parachutists, for the movement phase. */
  public Drops drops() {
    return drops;
  }
}
