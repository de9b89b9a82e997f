package umpire.narvik.play.air;

import java.util.List;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Desk;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.QuestionId;
import umpire.kernel.play.Report;
import umpire.narvik.combat.AirRaid;
import umpire.narvik.combat.AirRaidReport;
import umpire.narvik.event.AirEvent;
import umpire.narvik.lore.ActionEnd;
import umpire.narvik.lore.ActionKind;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Chapter;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.Revelation;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AirFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.play.naval.ShipLosses;

/** 18.1.2, 18.1.3 Air missions from their declaration to their effects. */
public final class AirChapter implements Chapter<AirFrame> {
  private static final RuleId INTERDICTION = new RuleId("18.1.2");
  private static final RuleId ATTACK = new RuleId("18.1.3");
  private final Raids raids = new Raids();
  private final Book book;
  private final AirInterdiction interdiction;
  private final ShipAttack shipAttack;

  /** The chapter under an edition. */
  public AirChapter(Book book, Fatigue fatigue, ShipLosses losses) {
    this.book = book;
    this.interdiction = new AirInterdiction(book, fatigue, raids);
    this.shipAttack = new ShipAttack(book, raids, losses);
  }

  /** 9.0: the missions that are actions and reactions. */
  public List<ActionKind> kinds(Revelation revelation) {
    return List.of(interdiction, shipAttack, new Reconnaissance(book, raids, revelation));
  }

  @Override
  public Class<AirFrame> frame() {
    return AirFrame.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, AirFrame frame) {
    return switch (frame) {
      case AirFrame.Directing f -> new Wait.Choice<>(shipAttack, f);
      case AirFrame.AwaitingInterdiction f ->
          reports(position, INTERDICTION, List.of(new AirRaid.Sortie(f.hex().id(), f.airPoints())));
      case AirFrame.AwaitingAttacks f -> reports(position, ATTACK, ShipAttack.sorties(f.attacks()));
    };
  }

  /** The dice take the draw that the asking counted. */
  private Wait<Position, Command, Frame> reports(
      Position position, RuleId rule, List<AirRaid.Sortie> sorties) {
    return new Wait.Report<>(
        new Desk.Combat(new DrawId(position.tally().draws()), rule),
        raids.brief(position, sorties));
  }

  @Override
  public void enter(AirFrame frame, Course<Position, Frame> course) {
    throw new IllegalStateException("an air mission waits: " + frame);
  }

  @Override
  public void reported(AirFrame frame, Report report, Course<Position, Frame> course) {
    if (!(report instanceof AirRaidReport raid)) {
      throw new IllegalStateException(frame + " waits for another report");
    }
    DrawId draw = new DrawId(course.position().tally().draws());
    switch (frame) {
      case AirFrame.AwaitingInterdiction(
              Place hex,
              int _,
              QuestionId question,
              boolean reaction) -> {
        course.tell(new AirEvent.RaidFlown(question, draw, hex, raid));
        course.leave();
        interdiction.flown(course, hex, raid);
        ActionEnd.of(course, Side.GERMAN, false, reaction);
      }
      case AirFrame.AwaitingAttacks(Place hex, var _, QuestionId question, boolean reaction) -> {
        course.tell(new AirEvent.RaidFlown(question, draw, hex, raid));
        course.leave();
        shipAttack.flown(course, raid);
        ActionEnd.of(course, Side.GERMAN, false, reaction);
      }
      case AirFrame.Directing _ -> throw new IllegalStateException(frame + " waits for no report");
    }
  }
}
