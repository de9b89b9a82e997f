package umpire.narvik.play.naval;

import umpire.kernel.flow.Course;
import umpire.kernel.flow.Wait;
import umpire.narvik.lore.AttackPoints;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Chapter;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.Fleet;
import umpire.narvik.lore.Revelation;
import umpire.narvik.lore.VictoryPoints;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.play.assault.Announcement;
import umpire.narvik.terrain.Waterways;

/** 20 The frames of naval actions, and the parts of the chapter. */
public final class NavalChapter implements Chapter<NavalFrame> {
  private final Sailing sailing;
  private final Quay quay;
  private final Embarkation embarkation;
  private final Shore shore;
  private final GoingAshoreStep goingAshore;
  private final ContestedLanding landing;
  private final LandingForcesStep forces;
  private final LandingEnd end;
  private final Interdiction interdiction;
  private final Roles roles;

  public NavalChapter(
      Book book,
      Announcement announcement,
      Revelation revelation,
      Fatigue fatigue,
      VictoryPoints points,
      AttackPoints attacks) {
    Fleet fleet = new Fleet(book);
    Waterways waterways = new Waterways(book.map());
    sailing = new Sailing(fleet, waterways);
    quay = new Quay(book, fleet);
    embarkation = new Embarkation(book, fleet, waterways, sailing);
    shore = new Shore(book, fleet);
    goingAshore = new GoingAshoreStep(shore, sailing, fatigue);
    landing = new ContestedLanding(book, fleet, waterways, announcement);
    forces = new LandingForcesStep(landing, attacks);
    end = new LandingEnd(book, fatigue, points);
    interdiction = new Interdiction(book, fleet, revelation, fatigue, attacks);
    roles = new Roles(book, fleet);
  }

  @Override
  public Class<NavalFrame> frame() {
    return NavalFrame.class;
  }

  /** Nobody is asked where nothing is left to do: ships and their cargo lie open. */
  @Override
  public Wait<Position, Command, Frame> waits(Position position, NavalFrame frame) {
    return switch (frame) {
      case NavalFrame.Embarking f ->
          embarkation.more(position, f).isEmpty()
              ? new Wait.Nothing<>()
              : new Wait.Choice<>(embarkation, f);
      case NavalFrame.GoingAshore f ->
          goingAshore.more(position, f).isEmpty()
              ? new Wait.Nothing<>()
              : new Wait.Choice<>(goingAshore, f);
      case NavalFrame.AnnouncingLanding f -> new Wait.Choice<>(forces, f);
      case NavalFrame.EndingLanding _ -> new Wait.Nothing<>();
    };
  }

  @Override
  public void enter(NavalFrame frame, Course<Position, Frame> course) {
    switch (frame) {
      case NavalFrame.Embarking _ -> embarkation.end(course);
      case NavalFrame.GoingAshore f -> goingAshore.end(course, f);
      case NavalFrame.EndingLanding f -> end.conclude(course, f);
      case NavalFrame.AnnouncingLanding _ ->
          throw new IllegalStateException("a draft waits for its player: " + frame);
    }
  }

  Sailing sailing() {
    return sailing;
  }

  Quay quay() {
    return quay;
  }

  Embarkation embarkation() {
    return embarkation;
  }

  Shore shore() {
    return shore;
  }

  ContestedLanding landing() {
    return landing;
  }

  Interdiction interdiction() {
    return interdiction;
  }

  Roles roles() {
    return roles;
  }
}
