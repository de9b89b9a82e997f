package umpire.weserubung.play.naval;

import java.util.List;
import umpire.kernel.chance.Chance;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Seat;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Interception;
import umpire.weserubung.model.NavalFrame;
import umpire.weserubung.model.NavalFrame.Navigating;
import umpire.weserubung.model.NavalFrame.SeaWatch;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Routing.Errand;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Chapter;
import umpire.weserubung.play.Dice;
import umpire.weserubung.play.Flights;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Result;
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
  public NavalChapter(Mix mix, Chart chart, FightChapter fights, Flights flights) {
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
            fights.aftermath());
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
  public void open(Course<Position, Frame> course, Seat seat, int part) {
    Navigating frame = new Navigating(seat, part == 0);
    if (navigating.hasAnything(course.position(), frame)) {
      course.push(frame);
    }
  }

  @Override
  public Class<NavalFrame> frame() {
    return NavalFrame.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, NavalFrame frame) {
    return switch (frame) {
      case Navigating f -> new Wait.Choice<>(navigating, f);
      case SeaWatch f -> new Wait.Choice<>(watch, f);
      case NavalFrame.UnderWay f -> new Wait.Choice<>(underWay, f);
      case NavalFrame.UnderFire f when !f.fired() ->
          Dice.thrown(position, new RuleId("14.2.2"), batteries.dice(position));
      case NavalFrame.UnderFire f when f.hits() > 0 -> new Wait.Choice<>(shells, f);
      case NavalFrame.Voyaging _, NavalFrame.Engaging _, NavalFrame.UnderFire _ ->
          new Wait.Nothing<>();
    };
  }

  @Override
  public void enter(NavalFrame frame, Course<Position, Frame> course) {
    switch (frame) {
      case NavalFrame.Voyaging f -> sailing.run(f, course);
      case NavalFrame.Engaging f -> sailing.engage(f, course);
      case NavalFrame.UnderFire f -> sailing.settle(f, course);
      case Navigating _, SeaWatch _, NavalFrame.UnderWay _ ->
          throw new IllegalStateException(frame + " is not run");
    }
  }

  @Override
  public void drawn(NavalFrame frame, List<Integer> dice, Course<Position, Frame> course) {
    if (!(frame instanceof NavalFrame.UnderFire(var voyage, _, _))) {
      throw new IllegalStateException(frame + " waits for no dice");
    }
    sailing.fired(voyage, dice, course);
  }

  @Override
  public void resumed(NavalFrame frame, Result result, Course<Position, Frame> course) {
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
