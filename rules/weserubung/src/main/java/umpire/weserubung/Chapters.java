package umpire.weserubung;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import umpire.kernel.flow.Step;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.air.AirChapter;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.aircraft.AircraftAvailability;
import umpire.weserubung.play.aircraft.JointFlights;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.country.LeavingPortStep;
import umpire.weserubung.play.fight.FightChapter;
import umpire.weserubung.play.movement.Marches;
import umpire.weserubung.play.movement.MovementChapter;
import umpire.weserubung.play.movement.Trains;
import umpire.weserubung.play.naval.NavalChapter;
import umpire.weserubung.play.offensive.OffensiveChapter;
import umpire.weserubung.play.offensive.StrikeOffensive;
import umpire.weserubung.play.placement.PlacementChapter;
import umpire.weserubung.play.route.RouteStep;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.play.setup.FreePlacingStep;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.play.turn.TurnChapter;
import umpire.weserubung.play.upkeep.FinalChapter;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.MapFacts;
import umpire.weserubung.terrain.Railways;

/** The chapters of the booklet, and how they meet. */
final class Chapters {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;
  private final FightChapter fights;
  private final AirChapter air;
  private final NavalChapter naval;
  private final OffensiveChapter offensive;
  private final MovementChapter movement;
  private final PlacementChapter placement;
  private final FinalChapter upkeep;
  private final List<Trip> trips;

  /** Makes them over one map and order of battle. */
  Chapters(MapFacts mapFacts, OrderOfBattle orderOfBattle) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
    Capture capture = new Capture(mapFacts, orderOfBattle);
    LandWays land = new LandWays(mapFacts);
    Railways railways = new Railways(mapFacts);
    Marches marches = new Marches(mapFacts, orderOfBattle, land, capture);
    Trains trains = new Trains(railways, orderOfBattle, capture);
    AirWays ways = new AirWays(mapFacts);
    AirBases bases = new AirBases(orderOfBattle, mapFacts, ways);
    this.fights = new FightChapter(orderOfBattle, mapFacts, capture, bases);
    JointFlights jointFlights =
        new JointFlights(new AircraftAvailability(orderOfBattle), bases, ways);
    this.air = new AirChapter(mapFacts, orderOfBattle, bases, ways, jointFlights, capture, fights);
    StrikeOffensive strikes = new StrikeOffensive(orderOfBattle, air.strikes(), air.strikeTrip());
    this.offensive =
        new OffensiveChapter(
            mapFacts,
            orderOfBattle,
            land,
            railways,
            trains,
            capture,
            strikes,
            jointFlights,
            fights,
            air.flights());
    this.naval = new NavalChapter(orderOfBattle, mapFacts, fights, air.flights());
    this.movement =
        new MovementChapter(
            mapFacts, orderOfBattle, marches, trains, List.of(air.transfers(), air.drops()));
    this.placement = new PlacementChapter(mapFacts, orderOfBattle);
    this.upkeep = new FinalChapter(mapFacts, orderOfBattle, fights.losses(), fights.aftermath());
    this.trips = new ArrayList<>(offensive.trips());
    trips.addAll(naval.trips());
    trips.addAll(air.trips());
    trips.addAll(List.of(strikes, marches, trains));
  }

  /** What carries out each type of frame. */
  List<Step<Position, Command, Frame, ?>> steps() {
    List<Phase> phases =
        List.of(
            air.phase(),
            naval.phase(),
            offensive.phase(),
            movement.phase(),
            placement.phase(),
            upkeep.phase());
    return Stream.<List<Step<Position, Command, Frame, ?>>>of(
            new TurnChapter(orderOfBattle, phases).steps(),
            List.of(new FreePlacingStep(mapFacts, orderOfBattle)),
            air.steps(),
            naval.steps(),
            offensive.steps(),
            fights.steps(),
            List.of(new LeavingPortStep(mapFacts, orderOfBattle, fights)),
            movement.steps(),
            placement.steps(),
            upkeep.steps(),
            List.of(new RouteStep(trips)))
        .flatMap(List::stream)
        .toList();
  }
}
