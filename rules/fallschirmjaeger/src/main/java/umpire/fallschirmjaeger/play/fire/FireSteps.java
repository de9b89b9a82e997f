package umpire.fallschirmjaeger.play.fire;

import java.util.List;
import umpire.fallschirmjaeger.combat.BarrageReport;
import umpire.fallschirmjaeger.event.FireEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.frame.FireFrame;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.rules.Briefs;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Losses;
import umpire.fallschirmjaeger.rules.Questions;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;

/** The steps of barrage. */
public final class FireSteps {
  private final Briefs briefs;
  private final BarragePhaseStep barragePhase;

  /** The steps for an edition. */
  public FireSteps(ChapterContext context, Briefs briefs) {
    this.briefs = briefs;
    this.barragePhase = new BarragePhaseStep(context, briefs);
  }

  /** What carries out the frames of barrage. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        barragePhase,
        Step.consults(
            FireFrame.AwaitingBarrage.class,
            (position, frame) ->
                Questions.waits(
                    position, "1.7a", briefs.barrage(position, frame.gun(), frame.hex())),
            BarrageReport.class,
            FireSteps::fired));
  }

  /** 1.7a(3): whoever was hit is disorganised, and loses the steps of the loss dice. */
  @Rule("1.7a(3)")
  private static void fired(
      FireFrame.AwaitingBarrage frame,
      BarrageReport report,
      RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    ruling.popFrame();
    ruling.add(
        new FireEvent.BarrageFired(
            Questions.question(position),
            Questions.draw(position),
            frame.gun(),
            frame.hex(),
            report));
    for (BarrageReport.Hit hit : report.hits()) {
      for (int step = 0; step < hit.steps(); step++) {
        Losses.step(hit.unit(), "1.7a(3)", ruling);
      }
    }
  }
}
