package umpire.narvik.play.assault;

import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.Report;
import umpire.narvik.combat.AssaultReport;
import umpire.narvik.lore.ActionKind;
import umpire.narvik.lore.AttackPoints;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Chapter;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.LandMovement;
import umpire.narvik.lore.Revelation;
import umpire.narvik.lore.Step;
import umpire.narvik.lore.VictoryPoints;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.play.edge.Sweden;
import umpire.narvik.supply.SupplyReport;

/** 15 The frames of an assault, and the parts of the chapter that others ask. */
public final class AssaultChapter implements Chapter<AssaultFrame> {
  private final Announcement announcement;
  private final Briefs briefs;
  private final Casualties casualties;
  private final AssaultCourse course;
  private final AnnouncingStep announcing;
  private final SupportStep support;
  private final LossesStep losses;
  private final ShareStep share;
  private final EliminationStep elimination;
  private final RetreatStep retreat;
  private final AdvanceStep advance;

  public AssaultChapter(
      Book book,
      LandMovement movement,
      Revelation revelation,
      Fatigue fatigue,
      VictoryPoints points,
      AttackPoints attacks,
      Sweden sweden) {
    Participants participants = new Participants(book);
    RetreatPaths paths = new RetreatPaths(book, participants);
    RetreatSearch search = new RetreatSearch(book, paths);
    LossOptions options = new LossOptions(book.mix(), participants, search, fatigue);
    Aftermath aftermath = new Aftermath(book, participants, paths, fatigue);
    announcement = new Announcement(book, movement);
    briefs = new Briefs(book);
    casualties = new Casualties(book, points);
    announcing = new AnnouncingStep(announcement, attacks);
    support = new SupportStep(announcement);
    losses = new LossesStep(options, participants, fatigue, aftermath);
    share = new ShareStep(fatigue, aftermath);
    elimination = new EliminationStep(book, options, participants, aftermath, casualties);
    retreat = new RetreatStep(paths, search, aftermath, fatigue, sweden);
    advance = new AdvanceStep(aftermath, fatigue);
    course = new AssaultCourse(book, briefs, revelation, support, aftermath, fatigue);
  }

  @Override
  public Class<AssaultFrame> frame() {
    return AssaultFrame.class;
  }

  @Override
  public Wait<Position, Command, Frame> waits(Position position, AssaultFrame frame) {
    return switch (frame) {
      case AssaultFrame.Announcing f -> asks(announcing, f);
      case AssaultFrame.SupportingDefence f -> asks(support, f);
      case AssaultFrame.ChoosingLosses f -> asks(losses, f);
      case AssaultFrame.SharingFatigue f when share.isForced(position, f) -> new Wait.Nothing<>();
      case AssaultFrame.SharingFatigue f -> asks(share, f);
      case AssaultFrame.Eliminating f when elimination.isForced(position, f) ->
          new Wait.Nothing<>();
      case AssaultFrame.Eliminating f -> asks(elimination, f);
      case AssaultFrame.Retreating f -> asks(retreat, f);
      case AssaultFrame.Advancing f -> asks(advance, f);
      case AssaultFrame.AwaitingSupply f -> course.rest(position, f);
      case AssaultFrame.AwaitingCombat f -> course.rest(position, f);
      case AssaultFrame.Revealing _,
          AssaultFrame.TestingSupply _,
          AssaultFrame.Fighting _,
          AssaultFrame.Concluding _ ->
          new Wait.Nothing<>();
    };
  }

  private static <F extends Frame> Wait<Position, Command, Frame> asks(Step<F> step, F frame) {
    return new Wait.Choice<>(step, frame);
  }

  @Override
  public void enter(AssaultFrame frame, Course<Position, Frame> events) {
    switch (frame) {
      case AssaultFrame.Revealing f -> course.reveal(f, events);
      case AssaultFrame.TestingSupply f -> course.askForSupply(f, events);
      case AssaultFrame.Fighting f -> course.askForCombat(f, events);
      case AssaultFrame.Concluding f -> course.conclude(f, events);
      case AssaultFrame.SharingFatigue f -> share.force(f, events);
      case AssaultFrame.Eliminating f -> elimination.force(f, events);
      case AssaultFrame.Announcing _,
          AssaultFrame.SupportingDefence _,
          AssaultFrame.AwaitingSupply _,
          AssaultFrame.AwaitingCombat _,
          AssaultFrame.ChoosingLosses _,
          AssaultFrame.Retreating _,
          AssaultFrame.Advancing _ ->
          throw new IllegalStateException(frame + " waits");
    }
  }

  @Override
  public void reported(AssaultFrame frame, Report report, Course<Position, Frame> events) {
    if (frame instanceof AssaultFrame.AwaitingSupply asked
        && report instanceof SupplyReport supply) {
      course.supplied(asked, supply, events);
    } else if (frame instanceof AssaultFrame.AwaitingCombat asked
        && report instanceof AssaultReport fought) {
      course.fought(asked, fought, events);
    } else {
      throw new IllegalStateException(frame + " waits for no such report");
    }
  }

  /** 15.1: the assault as an action. */
  public ActionKind kind() {
    return new AssaultAction(announcement);
  }

  /** 15.1: who may attack whom. */
  public Announcement announcement() {
    return announcement;
  }

  /** 15.1: what goes to the desks. */
  public Briefs briefs() {
    return briefs;
  }

  /** 15.2: who is eliminated, and what it scores. */
  public Casualties casualties() {
    return casualties;
  }
}
