package umpire.weserubung.play.offensive;

import java.util.List;
import java.util.stream.Stream;
import umpire.kernel.flow.Step;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.aircraft.JointFlights;
import umpire.weserubung.play.attackers.AirOffensiveEligibility;
import umpire.weserubung.play.attackers.AirRefusals;
import umpire.weserubung.play.attackers.ApproachTrip;
import umpire.weserubung.play.attackers.Approaches;
import umpire.weserubung.play.attackers.OffensiveEligibility;
import umpire.weserubung.play.attackers.ParticipantGroups;
import umpire.weserubung.play.attackers.Refusals;
import umpire.weserubung.play.attackers.ShortestCompletion;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.movement.Trains;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.rules.BattleStarts;
import umpire.weserubung.rules.FlightStarts;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.MapFacts;
import umpire.weserubung.terrain.Railways;

/** 10.0 Combat phase: offensives, declared and carried out. */
public final class OffensiveChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final Phase phase;
  private final List<Trip> trips;

  /** Over one map and order of battle, with the air strikes of 10.11. */
  public OffensiveChapter(
      MapFacts map,
      OrderOfBattle order,
      LandWays land,
      Railways railways,
      Trains trains,
      Capture capture,
      StrikeOffensive strikes,
      JointFlights joint,
      BattleStarts battles,
      FlightStarts flights) {
    Approaches approaches = new Approaches(map, order, new Stacking(order), land);
    OffensiveEligibility eligibility = new OffensiveEligibility(map, order, approaches);
    AirOffensiveEligibility air = new AirOffensiveEligibility(map, order, eligibility, joint);
    AirRefusals flying = new AirRefusals(order, eligibility, air);
    Refusals refusals = new Refusals(map, order, eligibility, approaches, flying);
    AllyAgreement agreement = new AllyAgreement(order);
    StackAdvance advance = new StackAdvance(agreement, capture);
    RoadAdvance road = new RoadAdvance(order, land, advance);
    RailAdvance rail = new RailAdvance(order, railways, trains, advance);
    Advances advances = new Advances(map, order, eligibility, refusals, advance, road, rail);
    Alternation alternation = new Alternation(order, map, eligibility, air, advances, strikes);
    ApproachTrip ways = new ApproachTrip(order, land, approaches);
    OffensiveStart start =
        new OffensiveStart(agreement, eligibility, alternation, advance, strikes);
    ParticipantGroups groups = new ParticipantGroups(eligibility, air, ways);
    this.phase = new OffensivePhase(alternation);
    this.trips = Stream.concat(advances.trips().stream(), Stream.of(ways)).toList();
    this.steps =
        List.of(
            new TurningStep(alternation),
            new AlternatingStep(alternation),
            new Declaration(groups, alternation, refusals, start, new ShortestCompletion(order)),
            start,
            execution(
                map, order, capture, new Retreats(order, map, land, capture), battles, flights));
  }

  private static Execution execution(
      MapFacts map,
      OrderOfBattle order,
      Capture capture,
      Retreats retreats,
      BattleStarts battles,
      FlightStarts flights) {
    Opponents opponents = new Opponents(map, order);
    return new Execution(
        opponents,
        new Garrison(map),
        new Occupation(order, capture, retreats),
        retreats,
        capture,
        new Escorting(order, opponents, battles),
        battles,
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
