package umpire.weserubung.play.naval;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Routing.Errand;
import umpire.weserubung.play.fight.FightChapter;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.rules.FlightStarts;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.Distances;
import umpire.weserubung.terrain.MapFacts;
import umpire.weserubung.terrain.SeaWays;

/** 8.0 The naval phase, and ships on their way. */
public final class NavalChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final Phase phase;
  private final List<Trip> trips;

  /** Battles are fought by {@code fights}, which also knows what hits of batteries do. */
  public NavalChapter(
      OrderOfBattle orderOfBattle,
      MapFacts mapFacts,
      FightChapter fights,
      FlightStarts flightStarts) {
    ShipPositions shipPositions = new ShipPositions(orderOfBattle, mapFacts, new SeaWays(mapFacts));
    Distances distances = new Distances(mapFacts);
    Batteries batteries = new Batteries(shipPositions);
    Interceptors interceptors = new Interceptors(shipPositions, distances, batteries);
    NavalInterceptors navalInterceptors =
        new NavalInterceptors(shipPositions, distances, batteries, interceptors);
    NavalInterceptionReasons reasons =
        new NavalInterceptionReasons(shipPositions, navalInterceptors, interceptors, distances);
    Embarkation embarkation = new Embarkation(shipPositions);
    SeaRoutes sortie = new SeaRoutes(shipPositions, Errand.SORTIE);
    SeaRoutes passage = new SeaRoutes(shipPositions, Errand.PASSAGE);
    NavigatingStep navigating = new NavigatingStep(shipPositions, embarkation);
    UnderWayStep underWay = new UnderWayStep(shipPositions, sortie, passage, embarkation);
    Engagements engagements = new Engagements(shipPositions, fights, flightStarts);
    Shells shells = new Shells(shipPositions, fights.losses());
    this.phase = new NavalPhase(navigating);
    this.trips = List.of(sortie, passage);
    this.steps =
        List.of(
            navigating,
            new Sailing(
                shipPositions, navalInterceptors, batteries, embarkation, underWay, engagements),
            new WatchStep(navalInterceptors, interceptors, reasons),
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
