package umpire.weserubung.play.offensive;

import java.util.List;
import java.util.stream.Stream;
import umpire.kernel.flow.Step;
import umpire.weserubung.lore.Fights;
import umpire.weserubung.lore.Flights;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.lore.Stacking;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.aircraft.Sorties;
import umpire.weserubung.play.attackers.AirLevies;
import umpire.weserubung.play.attackers.AirRefusals;
import umpire.weserubung.play.attackers.ApproachTrip;
import umpire.weserubung.play.attackers.Approaches;
import umpire.weserubung.play.attackers.Enlistment;
import umpire.weserubung.play.attackers.First;
import umpire.weserubung.play.attackers.Levies;
import umpire.weserubung.play.attackers.Refusals;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.movement.Trains;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.Railways;

/** 10.0 Combat phase: offensives, declared and carried out. */
public final class OffensiveChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final Phase phase;
  private final List<Trip> trips;

  /** Over one map and order of battle, with the air strikes of 10.11. */
  public OffensiveChapter(
      Chart chart,
      Mix mix,
      LandWays land,
      Railways railways,
      Trains trains,
      Capture capture,
      StrikeOffensive strikes,
      Sorties sorties,
      Fights fights,
      Flights flights) {
    Approaches approaches = new Approaches(chart, mix, new Stacking(mix), land);
    Levies levies = new Levies(chart, mix, approaches);
    AirLevies air = new AirLevies(chart, mix, levies, sorties);
    AirRefusals flying = new AirRefusals(mix, levies, air);
    Refusals refusals = new Refusals(chart, mix, levies, approaches, flying);
    Accord accord = new Accord(mix);
    StackAdvance advance = new StackAdvance(accord, capture);
    RoadAdvance road = new RoadAdvance(mix, land, advance);
    RailAdvance rail = new RailAdvance(mix, railways, trains, advance);
    Advances advances = new Advances(chart, mix, levies, refusals, advance, road, rail);
    Alternation alternation = new Alternation(mix, chart, levies, air, advances, strikes);
    ApproachTrip ways = new ApproachTrip(mix, land, approaches);
    Launch launch = new Launch(accord, levies, alternation, advance, strikes);
    Enlistment enlistment = new Enlistment(levies, air, ways);
    this.phase = new OffensivePhase(alternation);
    this.trips = Stream.concat(advances.trips().stream(), Stream.of(ways)).toList();
    this.steps =
        List.of(
            new TurningStep(alternation),
            new AlternatingStep(alternation),
            new Declaration(enlistment, alternation, refusals, launch, new First(mix)),
            launch,
            execution(
                chart, mix, capture, new Retreats(mix, chart, land, capture), fights, flights));
  }

  private static Execution execution(
      Chart chart, Mix mix, Capture capture, Retreats retreats, Fights fights, Flights flights) {
    Opponents opponents = new Opponents(chart, mix);
    return new Execution(
        opponents,
        new Garrison(chart),
        new Occupation(mix, capture, retreats),
        retreats,
        capture,
        new Escorting(mix, opponents, fights),
        fights,
        flights);
  }

  /** What carries out its frames. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return steps;
  }

  /** What is done in the combat phase. */
  public Phase phase() {
    return phase;
  }

  /** The errands by land of the combat phase. */
  public List<Trip> trips() {
    return trips;
  }
}
