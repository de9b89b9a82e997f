package umpire.weserubung;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import umpire.kernel.flow.Step;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.air.AirChapter;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.play.aircraft.Sorties;
import umpire.weserubung.play.aircraft.Wings;
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
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.Railways;

/** The chapters of the booklet, and how they meet. */
final class Chapters {
  private final Chart chart;
  private final Mix mix;
  private final FightChapter fights;
  private final AirChapter air;
  private final NavalChapter naval;
  private final OffensiveChapter offensive;
  private final MovementChapter movement;
  private final PlacementChapter placement;
  private final FinalChapter upkeep;
  private final List<Trip> trips;

  /** Makes them over one map and order of battle. */
  Chapters(Chart chart, Mix mix) {
    this.chart = chart;
    this.mix = mix;
    Capture capture = new Capture(chart, mix);
    LandWays land = new LandWays(chart);
    Railways railways = new Railways(chart);
    Marches marches = new Marches(chart, mix, land, capture);
    Trains trains = new Trains(railways, mix, capture);
    AirWays ways = new AirWays(chart);
    AirBases bases = new AirBases(mix, chart, ways);
    this.fights = new FightChapter(mix, chart, capture, bases);
    Sorties sorties = new Sorties(new Wings(mix), bases, ways);
    this.air = new AirChapter(chart, mix, bases, ways, sorties, capture, fights);
    StrikeOffensive strikes = new StrikeOffensive(mix, air.strikes(), air.strikeTrip());
    this.offensive =
        new OffensiveChapter(
            chart, mix, land, railways, trains, capture, strikes, sorties, fights, air.flights());
    this.naval = new NavalChapter(mix, chart, fights, air.flights());
    this.movement =
        new MovementChapter(chart, mix, marches, trains, List.of(air.transfers(), air.drops()));
    this.placement = new PlacementChapter(chart, mix);
    this.upkeep = new FinalChapter(chart, mix, fights.losses(), fights.aftermath());
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
            new TurnChapter(mix, phases).steps(),
            List.of(new FreePlacingStep(chart, mix)),
            air.steps(),
            naval.steps(),
            offensive.steps(),
            fights.steps(),
            List.of(new LeavingPortStep(chart, mix, fights)),
            movement.steps(),
            placement.steps(),
            upkeep.steps(),
            List.of(new RouteStep(trips)))
        .flatMap(List::stream)
        .toList();
  }
}
