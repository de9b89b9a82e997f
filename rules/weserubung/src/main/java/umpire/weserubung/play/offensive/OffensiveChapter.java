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
      MapFacts mapFacts,
      OrderOfBattle orderOfBattle,
      LandWays land,
      Railways railways,
      Trains trains,
      Capture capture,
      StrikeOffensive strikes,
      JointFlights jointFlights,
      BattleStarts battleStarts,
      FlightStarts flightStarts) {
    Approaches approaches =
        new Approaches(mapFacts, orderOfBattle, new Stacking(orderOfBattle), land);
    OffensiveEligibility offensiveEligibility =
        new OffensiveEligibility(mapFacts, orderOfBattle, approaches);
    AirOffensiveEligibility air =
        new AirOffensiveEligibility(mapFacts, orderOfBattle, offensiveEligibility, jointFlights);
    AirRefusals flying = new AirRefusals(orderOfBattle, offensiveEligibility, air);
    Refusals refusals =
        new Refusals(mapFacts, orderOfBattle, offensiveEligibility, approaches, flying);
    AllyAgreement allyAgreement = new AllyAgreement(orderOfBattle);
    StackAdvance advance = new StackAdvance(allyAgreement, capture);
    RoadAdvance road = new RoadAdvance(orderOfBattle, land, advance);
    RailAdvance rail = new RailAdvance(orderOfBattle, railways, trains, advance);
    Advances advances =
        new Advances(mapFacts, orderOfBattle, offensiveEligibility, refusals, advance, road, rail);
    Alternation alternation =
        new Alternation(orderOfBattle, mapFacts, offensiveEligibility, air, advances, strikes);
    ApproachTrip ways = new ApproachTrip(orderOfBattle, land, approaches);
    OffensiveStart offensiveStart =
        new OffensiveStart(allyAgreement, offensiveEligibility, alternation, advance, strikes);
    ParticipantGroups participantGroups = new ParticipantGroups(offensiveEligibility, air, ways);
    this.phase = new OffensivePhase(alternation);
    this.trips = Stream.concat(advances.trips().stream(), Stream.of(ways)).toList();
    this.steps =
        List.of(
            new TurningStep(alternation),
            new AlternatingStep(alternation),
            new Declaration(
                participantGroups,
                alternation,
                refusals,
                offensiveStart,
                new ShortestCompletion(orderOfBattle)),
            offensiveStart,
            execution(
                mapFacts,
                orderOfBattle,
                capture,
                new Retreats(orderOfBattle, mapFacts, land, capture),
                battleStarts,
                flightStarts));
  }

  private static Execution execution(
      MapFacts mapFacts,
      OrderOfBattle orderOfBattle,
      Capture capture,
      Retreats retreats,
      BattleStarts battleStarts,
      FlightStarts flightStarts) {
    Opponents opponents = new Opponents(mapFacts, orderOfBattle);
    return new Execution(
        opponents,
        new Garrison(mapFacts),
        new Occupation(orderOfBattle, capture, retreats),
        retreats,
        capture,
        new Escorting(orderOfBattle, opponents, battleStarts),
        battleStarts,
        flightStarts);
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
