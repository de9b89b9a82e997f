package umpire.narvik.play.naval;

import static umpire.kernel.flow.Step.asking;
import static umpire.kernel.flow.Step.runs;

import java.util.List;
import umpire.kernel.flow.Step;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.play.assault.AssaultEligibility;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.AttackPoints;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.Revelation;
import umpire.narvik.rules.ShipCapabilities;
import umpire.narvik.rules.VictoryPoints;
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
      ChapterContext chapterContext,
      AssaultEligibility assaultEligibility,
      Revelation revelation,
      Fatigue fatigue,
      VictoryPoints points,
      AttackPoints attacks) {
    ShipCapabilities shipCapabilities = new ShipCapabilities(chapterContext);
    Waterways waterways = new Waterways(chapterContext.map());
    Sailing sailing = new Sailing(shipCapabilities, waterways);
    UnopposedLanding unopposedLanding = new UnopposedLanding(chapterContext, shipCapabilities);
    ContestedLanding landing =
        new ContestedLanding(chapterContext, shipCapabilities, waterways, assaultEligibility);
    this.embarkation = new Embarkation(chapterContext, shipCapabilities, waterways, sailing);
    this.goingAshore = new GoingAshoreStep(unopposedLanding, sailing, fatigue);
    this.forces = new LandingForcesStep(landing, attacks);
    this.end = new LandingEnd(chapterContext, fatigue, points);
    this.actions =
        new NavalActions(
            sailing,
            new HarstadLoading(chapterContext, shipCapabilities),
            embarkation,
            unopposedLanding,
            landing,
            new Interdiction(chapterContext, shipCapabilities, revelation, fatigue, attacks),
            new SmallCraftRoles(chapterContext, shipCapabilities));
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
