package umpire.narvik.play.fire;

import static umpire.kernel.flow.Step.asking;
import static umpire.kernel.flow.Step.consults;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Adjudicator;
import umpire.narvik.event.FireEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.FireFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.play.assault.AssaultBriefs;
import umpire.narvik.rules.ActionEnd;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.AttackPoints;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.supply.SupplyReport;

/** 16.1.1, 19.2 An interdiction by artillery from its guns to its effect: they tire the target. */
public final class FireSteps {
  private final ChapterContext chapterContext;
  private final ArtilleryInterdiction interdiction;
  private final AssaultBriefs assaultBriefs;
  private final Fatigue fatigue;
  private final AttackPoints points;

  /** The chapter under an edition. */
  public FireSteps(
      ChapterContext chapterContext,
      AssaultBriefs assaultBriefs,
      Fatigue fatigue,
      AttackPoints points) {
    this.chapterContext = chapterContext;
    this.interdiction = new ArtilleryInterdiction(chapterContext, assaultBriefs);
    this.assaultBriefs = assaultBriefs;
    this.fatigue = fatigue;
    this.points = points;
  }

  /** 9.0: the interdiction as an action. */
  public ActionKind kind() {
    return interdiction;
  }

  /** What carries out the frames of an interdiction. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        asking(FireFrame.Aiming.class, new AimingStep(interdiction, assaultBriefs)),
        consults(
            FireFrame.AwaitingGunSupply.class,
            (position, frame) ->
                new Wait.Report<>(
                    new Adjudicator.Supply(), assaultBriefs.supply(position, frame.guns())),
            SupplyReport.class,
            this::fired));
  }

  /** 16.1.1: two points of fatigue for each strength point of the guns that fire. */
  @Rule({"16.1.1", "19.2"})
  private void fired(
      FireFrame.AwaitingGunSupply frame,
      SupplyReport supply,
      RulingInProgress<Position, Frame> ruling) {
    ruling.add(new FireEvent.GunsFired(frame.question(), frame.guns(), List.of(), supply));
    ruling.popFrame();
    Unit target = interdiction.target(ruling.position(), frame.target()).orElseThrow();
    points.score(ruling, target.place());
    int strength =
        frame.guns().stream().mapToInt(gun -> chapterContext.mix().land(gun).strength()).sum();
    int each = fatigue.inText("artillery-interdiction");
    fatigue.tire(ruling, target, strength * each, "16.1.1", "artillery-interdiction");
    ActionEnd.ofAction(ruling, Side.ALLIED, true);
  }
}
