package umpire.weserubung.play.air;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;
import umpire.weserubung.play.Fights;
import umpire.weserubung.play.Flights;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Stacking;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.Chart;

/** 7.0 The air phase, and the flights of every other. */
public final class AirChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final AirPhase phase;
  private final Journeys journeys;
  private final Strikes strikes;
  private final Transfers transfers;
  private final Drops drops;
  private final List<AirTrip> trips;

  public AirChapter(
      Chart chart,
      Mix mix,
      AirBases bases,
      AirWays ways,
      Sorties sorties,
      Capture capture,
      Fights fights) {
    Wings wings = new Wings(mix);
    Quarries quarries = new Quarries(mix);
    Ranges ranges = new Ranges(wings, bases, quarries, ways);
    Scrambles scrambles = new Scrambles(wings, ways);
    this.journeys = new Journeys(wings, ways, scrambles, fights);
    Detours detours = new Detours(wings, ways, scrambles, journeys);
    Landings landings = new Landings(wings, bases, ways, detours, journeys);
    this.strikes = new Strikes(wings, ranges, sorties);
    this.transfers = new Transfers(wings, ranges, bases, ways, sorties, strikes);
    this.drops = new Drops(chart, wings, sorties, strikes, new Stacking(mix));
    this.phase = new AirPhase(wings, strikes, transfers);
    this.trips =
        List.of(
            new StrikeTrip(wings, ranges, ways, journeys),
            new TransferTrip(wings, ranges, bases, ways, journeys),
            new DropTrip(wings, drops, ways, journeys),
            new OffensiveTrip(wings, sorties, ways, journeys),
            new HomeTrip(wings, landings, ways, journeys));
    AimStep aiming = new AimStep(wings, quarries);
    this.steps =
        List.of(
            new StrikeStep(strikes),
            new TransferStep(transfers),
            new Missions(chart, wings, quarries, aiming, scrambles, journeys, fights),
            new Jumps(journeys, capture),
            new TransferFlightStep(),
            new FlyingStep(scrambles, journeys),
            new WatchStep(wings, scrambles, journeys),
            new DeviationStep(ways, trips, journeys),
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
  public Flights flights() {
    return journeys;
  }

  /** The ways of flights. */
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
