package umpire.weserubung.play.naval;

import java.util.List;
import java.util.function.BiConsumer;
import umpire.kernel.chance.Chance;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Interception;
import umpire.weserubung.model.NavalFrame;
import umpire.weserubung.model.NavalFrame.Navigating;
import umpire.weserubung.model.NavalFrame.SeaWatch;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Routing.Errand;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Course;
import umpire.weserubung.play.Flights;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Result;
import umpire.weserubung.play.Wait;
import umpire.weserubung.play.Waiting;
import umpire.weserubung.play.fight.FightChapter;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.play.turn.Doings;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.Distances;
import umpire.weserubung.terrain.SeaWays;

/** 8.0 The naval phase: each seat first sails to attack, then anywhere else. */
public final class NavalChapter implements Chapter<NavalFrame>, Doings {
  private final Courses sortie;
  private final Courses passage;
  private final Batteries batteries;
  private final NavigatingStep navigating;
  private final UnderWayStep underWay;
  private final WatchStep watch;
  private final ShellStep shells;
  private final Sailing sailing;

  /**
   * Battles are fought by {@code fights}, which also knows what hits of batteries do; whoever
   * waited for ships to sail is told by {@code resumed}.
   */
  public NavalChapter(
      Mix mix,
      Chart chart,
      FightChapter fights,
      Flights flights,
      BiConsumer<Result, Course> resumed) {
    Seas seas = new Seas(mix, chart, new SeaWays(chart));
    Distances distances = new Distances(chart);
    this.batteries = new Batteries(seas);
    Interceptors interceptors = new Interceptors(seas, distances, batteries);
    Watchers watchers = new Watchers(seas, distances, batteries, interceptors);
    Embarkation embarkation = new Embarkation(seas);
    this.sortie = new Courses(seas, Errand.SORTIE);
    this.passage = new Courses(seas, Errand.PASSAGE);
    this.navigating = new NavigatingStep(seas, embarkation);
    this.underWay = new UnderWayStep(seas, sortie, passage, embarkation);
    this.shells = new ShellStep(seas, fights.losses());
    this.watch =
        new WatchStep(
            watchers, interceptors, new WatchReasons(seas, watchers, interceptors, distances));
    this.sailing =
        new Sailing(
            seas,
            watchers,
            batteries,
            embarkation,
            underWay,
            new Engagements(seas, fights, flights),
            shells,
            fights.aftermath(),
            resumed);
  }

  /** 8.1, 8.6: the ways of this chapter. */
  public List<Trip> trips() {
    return List.of(sortie, passage);
  }

  @Override
  public TurnPhase phase() {
    return TurnPhase.NAVAL;
  }

  @Override
  public int parts() {
    return 2;
  }

  @Override
  public boolean acts(Position position, Seat seat) {
    return navigating.hasAnything(position, new Navigating(seat, true))
        || navigating.hasAnything(position, new Navigating(seat, false));
  }

  /** 8.0, r28: movement to attack comes before any other. */
  @Override
  @Rule({"8.0", "7.0/r28"})
  public void open(Course course, Seat seat, int part) {
    Navigating frame = new Navigating(seat, part == 0);
    if (navigating.hasAnything(course.position(), frame)) {
      course.push(frame);
    }
  }

  @Override
  public Wait rest(Position position, NavalFrame frame) {
    return switch (frame) {
      case Navigating f -> new Wait.Asks(new Waiting<>(navigating, f));
      case SeaWatch f -> new Wait.Asks(new Waiting<>(watch, f));
      case NavalFrame.UnderWay f -> new Wait.Asks(new Waiting<>(underWay, f));
      case NavalFrame.UnderFire f when !f.fired() ->
          new Wait.Throws(new RuleId("14.2.2"), batteries.dice(position));
      case NavalFrame.UnderFire f when f.hits() > 0 -> new Wait.Asks(new Waiting<>(shells, f));
      case NavalFrame.Voyaging _, NavalFrame.Engaging _, NavalFrame.UnderFire _ -> new Wait.Runs();
    };
  }

  @Override
  public void run(NavalFrame frame, Course course) {
    switch (frame) {
      case NavalFrame.Voyaging f -> sailing.run(f, course);
      case NavalFrame.Engaging f -> sailing.engage(f, course);
      case NavalFrame.UnderFire f -> sailing.settle(f, course);
      case Navigating _, SeaWatch _, NavalFrame.UnderWay _ ->
          throw new IllegalStateException(frame + " is not run");
    }
  }

  @Override
  public void thrown(NavalFrame frame, List<Integer> dice, Course course) {
    if (!(frame instanceof NavalFrame.UnderFire(var voyage, _, _))) {
      throw new IllegalStateException(frame + " waits for no dice");
    }
    sailing.fired(voyage, dice, course);
  }

  @Override
  public void resumed(NavalFrame frame, Result result, Course course) {
    switch (frame) {
      case Navigating f -> navigating.rest(f, course);
      case NavalFrame.Voyaging f when result instanceof Result.Fought fought ->
          sailing.fought(f, fought, course);
      case NavalFrame.Voyaging f when result instanceof Result.Landed ->
          sailing.attacked(f, course);
      case NavalFrame.Engaging _ -> sailing.arrived(course);
      default -> throw new IllegalStateException(frame + " awaits no " + result);
    }
  }

  /** Another answer that the seat might have sealed. */
  public List<Interception> drawn(Position position, SeaWatch frame, Seat seat, Chance chance) {
    return watch.drawn(position, frame, seat, chance);
  }
}
