package umpire.fallschirmjaeger.play.movement;

import java.util.List;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.MovementFrame;
import umpire.fallschirmjaeger.play.assault.AssaultSteps;
import umpire.fallschirmjaeger.play.people.Captures;
import umpire.fallschirmjaeger.rules.Allowance;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.AtOnce;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;

/** The steps of movement. */
public record MovementSteps(
    ChapterContext context, Entry entry, AssaultSteps assault, Captures captures) {
  /** The Movement or Exploitation Phase of a side; bridges come first (2.9b). */
  @Rule({"SCS-move", "SCS-exploit", "2.9b/r34"})
  public void begin(Side side, boolean exploitation, RulingInProgress<Position, Frame> ruling) {
    boolean bridging = side == Side.GERMAN && !exploitation;
    if (bridging) {
      new Bridges(context).finish(ruling);
    }
    ruling.pushFrame(new MovementFrame.MovementPhase(side, exploitation));
    if (bridging) {
      ruling.pushFrame(new MovementFrame.Bridging(side));
    }
  }

  /** 2.9b: bridges, which are lost at once. */
  public AtOnce<Position, Frame> bridges() {
    return new Bridges(context);
  }

  /** What carries out the frames of movement. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    Marches marches =
        new Marches(context, entry, new Allowance(context), new Carriage(context), captures);
    Overruns overruns = new Overruns(context, marches, captures);
    Arrivals arrivals = new Arrivals(context, entry);
    return List.of(
        new MovementPhaseStep(marches, overruns, arrivals, new Sailing(context)),
        new Bridges(context),
        new MovingStep(marches, overruns, assault));
  }
}
