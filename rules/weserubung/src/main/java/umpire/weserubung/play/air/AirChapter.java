package umpire.weserubung.play.air;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.lore.Fights;
import umpire.weserubung.lore.Flights;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.Stacking;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.aircraft.Quarries;
import umpire.weserubung.play.aircraft.Ranges;
import umpire.weserubung.play.aircraft.Sorties;
import umpire.weserubung.play.aircraft.Wings;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.flight.AirTrip;
import umpire.weserubung.play.flight.Detours;
import umpire.weserubung.play.flight.DeviationStep;
import umpire.weserubung.play.flight.FlyingStep;
import umpire.weserubung.play.flight.HomeTrip;
import umpire.weserubung.play.flight.Journeys;
import umpire.weserubung.play.flight.Landings;
import umpire.weserubung.play.flight.Scrambles;
import umpire.weserubung.play.flight.TransferFlightStep;
import umpire.weserubung.play.flight.WatchStep;
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
  private final StrikeTrip strikeTrip;
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
    Landings landings =
        new Landings(wings, bases, ways, new Detours(wings, ways, scrambles, journeys), journeys);
    this.strikes = new Strikes(wings, ranges, sorties);
    this.transfers = new Transfers(wings, ranges, bases, ways, sorties, strikes);
    this.drops = new Drops(chart, wings, sorties, strikes, new Stacking(mix));
    this.phase = new AirPhase(wings, strikes, transfers);
    this.strikeTrip = new StrikeTrip(wings, ranges, ways, journeys);
    this.trips =
        List.of(
            new TransferTrip(wings, ranges, bases, ways, journeys),
            new DropTrip(wings, drops, ways, journeys),
            new OffensiveTrip(wings, sorties, ways, journeys),
            new HomeTrip(wings, landings, ways, journeys));
    List<AirTrip> all = new ArrayList<>(trips);
    all.add(strikeTrip);
    this.steps =
        List.of(
            new StrikeStep(strikes),
            new TransferStep(transfers),
            new Missions(chart, wings, quarries, scrambles, journeys, fights),
            new Jumps(journeys, capture),
            new TransferFlightStep(),
            new FlyingStep(scrambles, journeys),
            new WatchStep(wings, scrambles, journeys),
            new DeviationStep(ways, all, journeys),
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
