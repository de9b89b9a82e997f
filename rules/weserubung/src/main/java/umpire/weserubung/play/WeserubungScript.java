package umpire.weserubung.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Flow;
import umpire.kernel.flow.Notes;
import umpire.kernel.flow.Presentation;
import umpire.kernel.flow.Script;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Steps;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Sketch;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.play.Viewer;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Routing;
import umpire.weserubung.model.View;
import umpire.weserubung.play.air.AirBases;
import umpire.weserubung.play.air.AirChapter;
import umpire.weserubung.play.air.Sorties;
import umpire.weserubung.play.air.Wings;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.country.CountryChapter;
import umpire.weserubung.play.fight.FightChapter;
import umpire.weserubung.play.fight.SupplyBriefs;
import umpire.weserubung.play.movement.Marches;
import umpire.weserubung.play.movement.MovementChapter;
import umpire.weserubung.play.movement.Trains;
import umpire.weserubung.play.naval.NavalChapter;
import umpire.weserubung.play.offensive.OffensiveChapter;
import umpire.weserubung.play.offensive.Offensives;
import umpire.weserubung.play.offensive.StrikeOffensive;
import umpire.weserubung.play.placement.PlacementChapter;
import umpire.weserubung.play.route.RouteChapter;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.play.setup.SetupChapter;
import umpire.weserubung.play.turn.Purchases;
import umpire.weserubung.play.turn.Surrender;
import umpire.weserubung.play.turn.TurnChapter;
import umpire.weserubung.play.upkeep.FinalChapter;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.LandWays;
import umpire.weserubung.terrain.Railways;

/**
 * Opération Weserübung as a script for the flow: the chapters of the booklet, and how they meet.
 */
public final class WeserubungScript {
  private static final Notes<Position, Frame> NOTES = new WeserubungNotes();

  private final Script<Position, Command, Frame, View> script;

  /** Makes the chapters for an edition. */
  public WeserubungScript(Pack pack) {
    Mix mix = new Mix(pack);
    Chart chart = new Chart(pack.map());
    Parts parts = Parts.of(mix, chart);
    Surrender surrender = new Surrender(chart, mix);
    this.script =
        new Script<>(
            Opening::of,
            new Steps<>(Frame.class, parts.steps()),
            NOTES,
            List.of((_, course) -> surrender(surrender, course)),
            List.of(),
            List.of(parts.sealed()),
            new WeserubungPresentation(new Depiction(mix, chart), new SupplyBriefs(mix)),
            Outline.TURN);
  }

  /** The chapters, and the answers that they keep sealed. */
  private record Parts(List<Step<Position, Command, Frame, ?>> steps, Resampling sealed) {
    static Parts of(Mix mix, Chart chart) {
      Capture capture = new Capture(chart, mix);
      LandWays land = new LandWays(chart);
      Railways railways = new Railways(chart);
      Marches marches = new Marches(chart, mix, land, capture);
      Trains trains = new Trains(chart, railways, mix, capture);
      AirWays ways = new AirWays(chart);
      AirBases bases = new AirBases(mix, chart, ways);
      FightChapter fights = new FightChapter(mix, chart, capture, bases);
      Sorties sorties = new Sorties(new Wings(mix), bases, ways);
      AirChapter air = new AirChapter(chart, mix, bases, ways, sorties, capture, fights);
      StrikeOffensive strikes = new StrikeOffensive(mix, air.strikes(), strikeTrip(air));
      Offensives offensives =
          Offensives.of(chart, mix, land, railways, trains, capture, strikes, sorties);
      OffensiveChapter offensive = new OffensiveChapter(offensives, mix, fights, air);
      Purchases purchases = new Purchases(mix);
      MovementChapter movement =
          new MovementChapter(chart, mix, marches, trains, List.of(air.transfers(), air.drops()));
      PlacementChapter placement = new PlacementChapter(chart, mix);
      FinalChapter upkeep = new FinalChapter(chart, mix, fights.losses(), fights.aftermath());
      NavalChapter naval = new NavalChapter(mix, chart, fights, air);
      TurnChapter turn =
          new TurnChapter(
              mix, purchases, List.of(naval, air, offensive, movement, placement, upkeep));
      return new Parts(
          List.of(
              turn,
              new SetupChapter(chart, mix),
              placement,
              upkeep,
              naval,
              movement,
              new CountryChapter(chart, mix, fights),
              offensive,
              fights,
              air,
              new RouteChapter(trips(offensives, naval, air, List.of(strikes, marches, trains))),
              offensives.planning()),
          new Resampling(purchases, air, naval));
    }
  }

  /** The sequence of play, carried out. */
  public Flow<Position, Command, Frame, View> flow() {
    return new Flow<>(script);
  }

  /** A ruling in the making, from a position. */
  public Course<Position, Frame> course(Position position) {
    return new Course<>(position, script.steps(), script.notes());
  }

  /** 14.2-b: Norway's surrender comes at once, whatever else is going on. */
  @Rule("14.2-b")
  private static void surrender(Surrender surrender, Course<Position, Frame> course) {
    if (surrender.isDue(course.position())) {
      surrender.carryOut(course);
    }
  }

  private static Trip strikeTrip(AirChapter air) {
    for (Trip trip : air.trips()) {
      if (trip.errand() == Routing.Errand.STRIKE) {
        return trip;
      }
    }
    throw new IllegalStateException("no way is declared for an air strike");
  }

  private static List<Trip> trips(
      Offensives offensives, NavalChapter naval, AirChapter air, List<? extends Trip> more) {
    List<Trip> trips = new ArrayList<>(offensives.trips());
    trips.addAll(naval.trips());
    air.trips().stream().filter(trip -> trip.errand() != Routing.Errand.STRIKE).forEach(trips::add);
    trips.addAll(more);
    return trips;
  }

  /** What is shown of a position. */
  private record WeserubungPresentation(Depiction depiction, SupplyBriefs supply)
      implements Presentation<Position, Frame, View> {
    @Override
    public View view(Position position, Viewer viewer, List<Frame> frames) {
      return Views.of(position, frames);
    }

    @Override
    public Sketch sketch(View view) {
      return depiction.of(view);
    }

    @Override
    public Optional<SupplyQuery> supply(Position position, Seat seat) {
      return supply.of(position, seat);
    }
  }
}
