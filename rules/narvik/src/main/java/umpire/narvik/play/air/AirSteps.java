package umpire.narvik.play.air;

import static umpire.kernel.flow.Step.asking;
import static umpire.kernel.flow.Step.consults;

import java.util.List;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.narvik.combat.AirRaidReport;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AirFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.play.naval.ShipLosses;
import umpire.narvik.rules.ActionEnd;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.Revelation;

/** 18.1.2, 18.1.3 Air missions from their declaration to their effects. */
public final class AirSteps {
  private static final RuleId INTERDICTION = new RuleId("18.1.2");
  private static final RuleId ATTACK = new RuleId("18.1.3");
  private final AirMissions airMissions = new AirMissions();
  private final ChapterContext chapterContext;
  private final AirInterdiction interdiction;
  private final ShipAttack shipAttack;

  /** The chapter under an edition. */
  public AirSteps(ChapterContext chapterContext, Fatigue fatigue, ShipLosses losses) {
    this.chapterContext = chapterContext;
    this.interdiction = new AirInterdiction(chapterContext, fatigue, airMissions);
    this.shipAttack = new ShipAttack(chapterContext, airMissions, losses);
  }

  /** 9.0: the missions that are actions and reactions. */
  public List<ActionKind> kinds(Revelation revelation) {
    return List.of(
        interdiction, shipAttack, new Reconnaissance(chapterContext, airMissions, revelation));
  }

  /** What carries out the frames of air missions. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        asking(AirFrame.Directing.class, shipAttack),
        consults(
            AirFrame.AwaitingInterdiction.class,
            (position, frame) ->
                airMissions.awaited(position, INTERDICTION, AirInterdiction.sorties(frame)),
            AirRaidReport.class,
            this::interdicted),
        consults(
            AirFrame.AwaitingAttacks.class,
            (position, frame) ->
                airMissions.awaited(position, ATTACK, ShipAttack.sorties(frame.attacks())),
            AirRaidReport.class,
            this::attacked));
  }

  private void interdicted(
      AirFrame.AwaitingInterdiction frame,
      AirRaidReport raid,
      RulingInProgress<Position, Frame> ruling) {
    airMissions.flown(ruling, frame.question(), frame.hex(), raid);
    interdiction.flown(ruling, frame.hex(), raid);
    ActionEnd.of(ruling, Side.GERMAN, false, frame.reaction());
  }

  private void attacked(
      AirFrame.AwaitingAttacks frame,
      AirRaidReport raid,
      RulingInProgress<Position, Frame> ruling) {
    airMissions.flown(ruling, frame.question(), frame.hex(), raid);
    shipAttack.flown(ruling, raid);
    ActionEnd.of(ruling, Side.GERMAN, false, frame.reaction());
  }
}
