package umpire.narvik.play.naval;

import static umpire.kernel.flow.Step.asking;
import static umpire.kernel.flow.Step.runs;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.narvik.lore.ActionKind;
import umpire.narvik.lore.AttackPoints;
import umpire.narvik.lore.Book;
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

/** 20 The naval chapter: what carries out its frames, and its actions. */
public final class NavalSteps {
  private final Embarkation embarkation;
  private final GoingAshoreStep goingAshore;
  private final LandingForcesStep forces;
  private final LandingEnd end;
  private final NavalActions actions;

  /** The chapter under an edition. */
  public NavalSteps(
      Book book,
      Announcement announcement,
      Revelation revelation,
      Fatigue fatigue,
      VictoryPoints points,
      AttackPoints attacks) {
    Fleet fleet = new Fleet(book);
    Waterways waterways = new Waterways(book.map());
    Sailing sailing = new Sailing(fleet, waterways);
    Shore shore = new Shore(book, fleet);
    ContestedLanding landing = new ContestedLanding(book, fleet, waterways, announcement);
    this.embarkation = new Embarkation(book, fleet, waterways, sailing);
    this.goingAshore = new GoingAshoreStep(shore, sailing, fatigue);
    this.forces = new LandingForcesStep(landing, attacks);
    this.end = new LandingEnd(book, fatigue, points);
    this.actions =
        new NavalActions(
            sailing,
            new Quay(book, fleet),
            embarkation,
            shore,
            landing,
            new Interdiction(book, fleet, revelation, fatigue, attacks),
            new Roles(book, fleet));
  }

  /** What carries out the frames of naval actions. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        embarkation,
        goingAshore,
        asking(NavalFrame.AnnouncingLanding.class, forces),
        runs(NavalFrame.EndingLanding.class, end::conclude));
  }

  /** 9.0: the naval actions. */
  public ActionKind kind() {
    return actions;
  }
}
