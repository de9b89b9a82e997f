package umpire.fallschirmjaeger.play.fire;

import java.util.List;
import java.util.Optional;
import umpire.fallschirmjaeger.combat.BarrageBrief;
import umpire.fallschirmjaeger.combat.BarrageReport;
import umpire.fallschirmjaeger.event.FireEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.frame.FireFrame.AwaitingBarrage;
import umpire.fallschirmjaeger.model.frame.FireFrame.AwaitingEntryFire;
import umpire.fallschirmjaeger.model.frame.FireFrame.EntryFire;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.rules.ActiveBarrages;
import umpire.fallschirmjaeger.rules.Briefs;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Losses;
import umpire.fallschirmjaeger.rules.Questions;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;

/** The steps of barrage. */
public record FireSteps(ChapterContext context, Briefs briefs, ActiveBarrages barrages) {
  /** What carries out the frames of barrage. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        new BarragePhaseStep(context, briefs),
        Questions.consults(
            AwaitingBarrage.class,
            "1.7a",
            (position, frame) -> briefs.barrage(position, frame.gun(), frame.hex()),
            BarrageReport.class,
            FireSteps::fired),
        Step.runs(EntryFire.class, this::enter),
        Questions.consults(
            AwaitingEntryFire.class,
            "1.7b",
            (position, frame) -> barrages.brief(position, frame.units(), frame.hex()).orElseThrow(),
            BarrageReport.class,
            this::firedAtEntry));
  }

  /** 1.7a(3): whoever was hit is disorganised, and loses the steps of the loss dice. */
  @Rule("1.7a(3)")
  private static void fired(
      AwaitingBarrage frame, BarrageReport report, RulingInProgress<Position, Frame> ruling) {
    ruling.add(
        new FireEvent.BarrageFired(
            Questions.question(ruling), Questions.draw(ruling), frame.gun(), frame.hex(), report));
    ruling.popFrame();
    Losses.steps(report, ruling);
    // A gun that fires at its own hex can be lost by it.
    if (frame.support() && ruling.position().has(frame.gun())) {
      ruling.add(new FireEvent.MarkerPlaced(frame.gun(), frame.hex()));
    }
  }

  /** r66: the markers that still lie on the hex fire at all who entered it, in one throw. */
  @Rule({"1.7b", "1.7b/r66", "1.7b/r67"})
  private void enter(EntryFire frame, RulingInProgress<Position, Frame> ruling) {
    Optional<BarrageBrief> brief = barrages.brief(ruling.position(), frame.units(), frame.hex());
    ruling.popFrame();
    if (brief.isPresent()) {
      Questions.ask(new AwaitingEntryFire(frame.units(), frame.hex()), ruling);
    }
  }

  @Rule({"1.7b", "1.7a(3)"})
  private void firedAtEntry(
      AwaitingEntryFire frame, BarrageReport report, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    ruling.add(
        new FireEvent.EntryFired(
            Questions.question(ruling),
            Questions.draw(ruling),
            barrages.guns(position, frame.hex()),
            frame.hex(),
            report));
    ruling.popFrame();
    Losses.steps(report, ruling);
  }
}
