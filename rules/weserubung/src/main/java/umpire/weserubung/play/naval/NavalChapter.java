package umpire.weserubung.play.naval;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.lore.Flights;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing.Errand;
import umpire.weserubung.play.fight.FightChapter;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.terrain.Chart;
import umpire.weserubung.terrain.Distances;
import umpire.weserubung.terrain.SeaWays;

/** 8.0 The naval phase, and ships on their way. */
public final class NavalChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final Phase phase;
  private final List<Trip> trips;

  /** Battles are fought by {@code fights}, which also knows what hits of batteries do. */
  public NavalChapter(Mix mix, Chart chart, FightChapter fights, Flights flights) {
    Seas seas = new Seas(mix, chart, new SeaWays(chart));
    Distances distances = new Distances(chart);
    Batteries batteries = new Batteries(seas);
    Interceptors interceptors = new Interceptors(seas, distances, batteries);
    Watchers watchers = new Watchers(seas, distances, batteries, interceptors);
    WatchReasons reasons = new WatchReasons(seas, watchers, interceptors, distances);
    Embarkation embarkation = new Embarkation(seas);
    Courses sortie = new Courses(seas, Errand.SORTIE);
    Courses passage = new Courses(seas, Errand.PASSAGE);
    NavigatingStep navigating = new NavigatingStep(seas, embarkation);
    UnderWayStep underWay = new UnderWayStep(seas, sortie, passage, embarkation);
    Engagements engagements = new Engagements(seas, fights, flights);
    Shells shells = new Shells(seas, fights.losses());
    this.phase = new NavalPhase(navigating);
    this.trips = List.of(sortie, passage);
    this.steps =
        List.of(
            navigating,
            new Sailing(seas, watchers, batteries, embarkation, underWay, engagements),
            new WatchStep(watchers, interceptors, reasons),
            underWay,
            new EngagingStep(engagements),
            new UnderFireStep(batteries, shells, underWay, fights.aftermath()));
  }

  /** What carries out its frames. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return steps;
  }

  /** What is done in the naval phase. */
  public Phase phase() {
    return phase;
  }

  /** 8.1, 8.6: the ways of this chapter. */
  public List<Trip> trips() {
    return trips;
  }
}
