package umpire.weserubung.play.air;

import java.util.List;
import java.util.stream.Stream;
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
  private final FlightProgress progress;
  private final Strikes strikes;
  private final Transfers transfers;
  private final Drops drops;
  private final StrikeTrip strikeTrip;
  private final List<AirTrip> trips;

  public AirChapter(
      MapFacts map,
      OrderOfBattle order,
      AirBases bases,
      AirWays ways,
      JointFlights joint,
      Capture capture,
      BattleStarts battles) {
    AircraftAvailability planes = new AircraftAvailability(order);
    AirTargets targets = new AirTargets(order);
    Ranges ranges = new Ranges(planes, bases, targets, ways);
    FighterInterceptions interceptions = new FighterInterceptions(planes, ways);
    this.progress = new FlightProgress(planes, ways, interceptions, battles);
    Landings landings =
        new Landings(
            planes, bases, ways, new HomeRoutes(planes, ways, interceptions, progress), progress);
    this.strikes = new Strikes(planes, ranges, joint);
    this.transfers = new Transfers(planes, ranges, bases, ways, joint, strikes);
    this.drops = new Drops(map, planes, joint, strikes, new Stacking(order));
    this.phase = new AirPhase(planes, strikes, transfers);
    this.strikeTrip = new StrikeTrip(planes, ranges, ways, progress);
    this.trips =
        List.of(
            new TransferTrip(planes, ranges, bases, ways, progress),
            new DropTrip(planes, drops, ways, progress),
            new OffensiveTrip(planes, joint, ways, progress),
            new HomeTrip(planes, landings, ways, progress));
    List<AirTrip> all = Stream.concat(trips.stream(), Stream.of(strikeTrip)).toList();
    this.steps =
        List.of(
            new StrikeStep(strikes),
            new TransferStep(transfers),
            new AttackFlights(map, planes, targets, interceptions, progress, battles),
            new ParachuteLandings(progress, capture),
            new TransferFlightStep(),
            new FlyingStep(interceptions, progress),
            new WatchStep(planes, interceptions, progress),
            new DeviationStep(ways, all, progress),
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
    return progress;
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
