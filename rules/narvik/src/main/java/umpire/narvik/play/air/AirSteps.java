package umpire.narvik.play.air;

import static umpire.kernel.flow.Step.asking;
import static umpire.kernel.flow.Step.consults;

import java.util.List;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Step;
import umpire.narvik.combat.AirRaidReport;
import umpire.narvik.lore.ActionEnd;
import umpire.narvik.lore.ActionKind;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.Revelation;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AirFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.play.naval.ShipLosses;

/** 18.1.2, 18.1.3 Air missions from their declaration to their effects. */
public final class AirSteps {
  private static final RuleId INTERDICTION = new RuleId("18.1.2");
  private static final RuleId ATTACK = new RuleId("18.1.3");
  private final Raids raids = new Raids();
  private final Book book;
  private final AirInterdiction interdiction;
  private final ShipAttack shipAttack;

  /** The chapter under an edition. */
  public AirSteps(Book book, Fatigue fatigue, ShipLosses losses) {
    this.book = book;
    this.interdiction = new AirInterdiction(book, fatigue, raids);
    this.shipAttack = new ShipAttack(book, raids, losses);
  }

  /** 9.0: the missions that are actions and reactions. */
  public List<ActionKind> kinds(Revelation revelation) {
    return List.of(interdiction, shipAttack, new Reconnaissance(book, raids, revelation));
  }

  /** What carries out the frames of air missions. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        asking(AirFrame.Directing.class, shipAttack),
        consults(
            AirFrame.AwaitingInterdiction.class,
            (position, frame) ->
                raids.awaited(position, INTERDICTION, AirInterdiction.sorties(frame)),
            AirRaidReport.class,
            this::interdicted),
        consults(
            AirFrame.AwaitingAttacks.class,
            (position, frame) ->
                raids.awaited(position, ATTACK, ShipAttack.sorties(frame.attacks())),
            AirRaidReport.class,
            this::attacked));
  }

  private void interdicted(
      AirFrame.AwaitingInterdiction frame, AirRaidReport raid, Course<Position, Frame> course) {
    raids.flown(course, frame.question(), frame.hex(), raid);
    interdiction.flown(course, frame.hex(), raid);
    ActionEnd.of(course, Side.GERMAN, false, frame.reaction());
  }

  private void attacked(
      AirFrame.AwaitingAttacks frame, AirRaidReport raid, Course<Position, Frame> course) {
    raids.flown(course, frame.question(), frame.hex(), raid);
    shipAttack.flown(course, raid);
    ActionEnd.of(course, Side.GERMAN, false, frame.reaction());
  }
}
