package umpire.weserubung.play.placement;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/** 12.0 Placement phase. */
public final class PlacementChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final Phase phase;

  public PlacementChapter(MapFacts mapFacts, OrderOfBattle orderOfBattle) {
    Destinations destinations = new Destinations(mapFacts, orderOfBattle);
    FreezingStep freezing = new FreezingStep(mapFacts, orderOfBattle);
    this.phase = new PlacementPhase(orderOfBattle, destinations, freezing);
    this.steps = List.of(new PlacingStep(orderOfBattle, destinations), freezing);
  }

  /** What carries out its frames. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return steps;
  }

  /** What is done in the placement phase. */
  public Phase phase() {
    return phase;
  }
}
