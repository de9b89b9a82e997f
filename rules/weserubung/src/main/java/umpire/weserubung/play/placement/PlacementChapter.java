package umpire.weserubung.play.placement;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.play.turn.Phase;
import umpire.weserubung.terrain.Chart;

/** 12.0 Placement phase. */
public final class PlacementChapter {
  private final List<Step<Position, Command, Frame, ?>> steps;
  private final Phase phase;

  public PlacementChapter(Chart chart, Mix mix) {
    Destinations destinations = new Destinations(chart, mix);
    FreezingStep freezing = new FreezingStep(chart, mix);
    this.phase = new PlacementPhase(mix, destinations, freezing);
    this.steps = List.of(new PlacingStep(mix, destinations), freezing);
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
