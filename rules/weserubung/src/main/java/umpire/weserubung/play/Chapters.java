package umpire.weserubung.play;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Report;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.AirFrame;
import umpire.weserubung.model.CountryFrame;
import umpire.weserubung.model.Draft;
import umpire.weserubung.model.FightFrame;
import umpire.weserubung.model.FinalFrame;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.MovementFrame;
import umpire.weserubung.model.NavalFrame;
import umpire.weserubung.model.OffensiveFrame;
import umpire.weserubung.model.PlacementFrame;
import umpire.weserubung.model.Planning;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Routing;
import umpire.weserubung.model.SetupFrame;
import umpire.weserubung.model.TurnFrame;
import umpire.weserubung.play.air.AirBases;
import umpire.weserubung.play.air.AirChapter;
import umpire.weserubung.play.air.Sorties;
import umpire.weserubung.play.air.Wings;
import umpire.weserubung.play.country.Capture;
import umpire.weserubung.play.country.CountryChapter;
import umpire.weserubung.play.fight.FightChapter;
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

/** Which chapter carries out which frame. */
final class Chapters {
  private final Purchases purchases;
  private final TurnChapter turn;
  private final RouteChapter routes;
  private final MovementChapter movement;
  private final CountryChapter country;
  private final NavalChapter naval;
  private final Offensives offensives;
  private final OffensiveChapter offensive;
  private final SetupChapter setup;
  private final PlacementChapter placement;
  private final FinalChapter upkeep;
  private final Surrender surrender;
  private final FightChapter fights;
  private final AirChapter air;

  Chapters(Pack pack) {
    Mix mix = new Mix(pack);
    Chart chart = new Chart(pack.map());
    Capture capture = new Capture(chart, mix);
    LandWays land = new LandWays(chart);
    Railways railways = new Railways(chart);
    Marches marches = new Marches(chart, mix, land, capture);
    Trains trains = new Trains(chart, railways, mix, capture);
    AirWays ways = new AirWays(chart);
    AirBases bases = new AirBases(mix, chart, ways);
    this.fights = new FightChapter(mix, chart, capture, bases, this::resumed);
    Sorties sorties = new Sorties(new Wings(mix), bases, ways);
    this.air = new AirChapter(chart, mix, bases, ways, sorties, capture, fights, this::resumed);
    StrikeOffensive strikes =
        new StrikeOffensive(mix, air.strikes(), trip(air.trips(), Routing.Errand.STRIKE));
    this.offensives = Offensives.of(chart, mix, land, railways, trains, capture, strikes, sorties);
    this.offensive = new OffensiveChapter(offensives, mix, fights, air);
    this.purchases = new Purchases(mix);
    this.movement =
        new MovementChapter(chart, mix, marches, trains, List.of(air.transfers(), air.drops()));
    this.country = new CountryChapter(chart, mix, fights);
    this.setup = new SetupChapter(chart, mix);
    this.placement = new PlacementChapter(chart, mix);
    this.upkeep = new FinalChapter(chart, mix, fights.losses(), fights.aftermath());
    this.surrender = new Surrender(chart, mix);
    this.naval = new NavalChapter(mix, chart, fights, air, this::resumed);
    this.turn =
        new TurnChapter(
            mix, purchases, List.of(naval, air, offensive, movement, placement, upkeep));
    this.routes = new RouteChapter(trips(strikes, marches, trains));
  }

  private static Trip trip(List<? extends Trip> trips, Routing.Errand errand) {
    for (Trip trip : trips) {
      if (trip.errand() == errand) {
        return trip;
      }
    }
    throw new IllegalArgumentException("no way is declared for " + errand);
  }

  private List<Trip> trips(Trip... more) {
    List<Trip> trips = new ArrayList<>(offensives.trips());
    trips.addAll(naval.trips());
    air.trips().stream().filter(trip -> trip.errand() != Routing.Errand.STRIKE).forEach(trips::add);
    trips.addAll(List.of(more));
    return trips;
  }

  /**
   * A frame with the chapter that carries it out.
   *
   * @param chapter whose frame it is
   * @param frame of that chapter
   */
  private record Bound<F extends Frame>(Chapter<F> chapter, F frame) {
    Wait rest(Position position) {
      return chapter.rest(position, frame);
    }

    List<Seat> asked(Position position) {
      return chapter.asked(position, frame);
    }

    void run(Course course) {
      chapter.run(frame, course);
    }

    void thrown(List<Integer> dice, Course course) {
      chapter.thrown(frame, dice, course);
    }

    void reported(Report report, Course course) {
      chapter.reported(frame, report, course);
    }

    void resumed(Result result, Course course) {
      chapter.resumed(frame, result, course);
    }
  }

  private Bound<?> bound(Frame frame) {
    return switch (frame) {
      case TurnFrame f -> new Bound<>(turn, f);
      case SetupFrame f -> new Bound<>(setup, f);
      case PlacementFrame f -> new Bound<>(placement, f);
      case FinalFrame f -> new Bound<>(upkeep, f);
      case NavalFrame f -> new Bound<>(naval, f);
      case MovementFrame f -> new Bound<>(movement, f);
      case CountryFrame f -> new Bound<>(country, f);
      case OffensiveFrame f -> new Bound<>(offensive, f);
      case FightFrame f -> new Bound<>(fights, f);
      case AirFrame f -> new Bound<>(air, f);
      case Draft draft ->
          switch (draft) {
            case Routing f -> new Bound<>(routes, f);
            case Planning f -> new Bound<>(offensives.planning(), f);
          };
    };
  }

  /** 6.2: what may be bought. */
  Purchases purchases() {
    return purchases;
  }

  /** 7.0: whoever flies. */
  AirChapter air() {
    return air;
  }

  /** 8.2: who may stop ships at sea. */
  NavalChapter naval() {
    return naval;
  }

  /** What the top frame waits for. */
  Wait waits(Position position) {
    return bound(position.agenda().top()).rest(position);
  }

  /** Whom the top frame asks, if there is anything to ask. */
  List<Seat> asked(Position position) {
    return bound(position.agenda().top()).asked(position);
  }

  /**
   * Carries out frames until something is waited for, and gives that; 14.2-b: Norway's surrender
   * comes at once, whatever else is going on.
   */
  Wait runOn(Course course) {
    while (true) {
      if (surrender.isDue(course.position())) {
        surrender.carryOut(course);
      }
      Wait wait = waits(course.position());
      if (!(wait instanceof Wait.Runs)) {
        return wait;
      }
      bound(course.position().agenda().top()).run(course);
    }
  }

  /** Applies dice that the top frame waited for. */
  void thrown(List<Integer> dice, Course course) {
    bound(course.position().agenda().top()).thrown(dice, course);
  }

  /** Applies a report that the top frame waited for. */
  void reported(Report report, Course course) {
    bound(course.position().agenda().top()).reported(report, course);
  }

  /** Tells the frame that is on top now what became of what was above it. */
  void resumed(Result result, Course course) {
    bound(course.position().agenda().top()).resumed(result, course);
  }
}
