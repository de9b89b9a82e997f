package umpire.narvik;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.flow.Flow;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Script;
import umpire.kernel.flow.Secret;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Steps;
import umpire.kernel.pack.Pack;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.SetupFrame;
import umpire.narvik.play.action.ActionStep;
import umpire.narvik.play.action.MoveAction;
import umpire.narvik.play.action.MovingStep;
import umpire.narvik.play.action.ReactionStep;
import umpire.narvik.play.air.AirSteps;
import umpire.narvik.play.assault.AssaultSteps;
import umpire.narvik.play.concealment.CoveredCounters;
import umpire.narvik.play.concealment.FaceDownCounters;
import umpire.narvik.play.concealment.TokenShuffle;
import umpire.narvik.play.edge.MapExit;
import umpire.narvik.play.edge.SwedishInternment;
import umpire.narvik.play.fire.FireSteps;
import umpire.narvik.play.naval.NavalSteps;
import umpire.narvik.play.naval.ShipLosses;
import umpire.narvik.play.random.RandomEvents;
import umpire.narvik.play.random.RebuiltCompanies;
import umpire.narvik.play.random.SecretEnd;
import umpire.narvik.play.random.SecretOrders;
import umpire.narvik.play.setup.HiddenSetUp;
import umpire.narvik.play.setup.PlacingStep;
import umpire.narvik.play.turn.TurnSequence;
import umpire.narvik.play.view.Views;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.AttackPoints;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Fatigue;
import umpire.narvik.rules.LandMovement;
import umpire.narvik.rules.Revelation;
import umpire.narvik.rules.VictoryPoints;

/** Assault on Narvik as a script for the flow: the chapters of the booklet, and how they meet. */
public final class NarvikScript {
  private final Script<Position, Command, Frame, View> script;

  /** Makes the chapters for an edition. */
  public NarvikScript(Pack pack) {
    ChapterContext chapterContext = ChapterContext.of(pack);
    Parts parts = Parts.of(pack, chapterContext);
    this.script =
        new Script<>(
            OpeningPosition::of,
            parts.steps(),
            new NarvikNotes(),
            List.of((_, ruling) -> parts.turn().afterwards(ruling)),
            List.of(parts.revelation()),
            secrets(chapterContext),
            new Views(chapterContext, parts.assault().briefs()),
            parts.turn().outline());
  }

  /** What a side keeps to itself. */
  private static List<Secret<Position>> secrets(ChapterContext chapterContext) {
    CoveredCounters coveredCounters = new CoveredCounters(chapterContext);
    return List.of(
        new SecretEnd(chapterContext.pack()),
        new SecretOrders(chapterContext.pack()),
        new RebuiltCompanies(chapterContext, coveredCounters),
        new HiddenSetUp(chapterContext),
        new FaceDownCounters(chapterContext, coveredCounters));
  }

  /** The chapters. */
  private record Parts(
      AssaultSteps assault,
      NavalSteps naval,
      AirSteps air,
      FireSteps fire,
      PlacingStep setup,
      RandomEvents events,
      TurnSequence turn,
      MovingStep moving,
      Revelation revelation,
      List<ActionKind> kinds) {
    static Parts of(Pack pack, ChapterContext chapterContext) {
      Fatigue fatigue = new Fatigue(pack, chapterContext.mix());
      LandMovement movement = new LandMovement(chapterContext);
      VictoryPoints points = new VictoryPoints(pack, chapterContext.mix());
      AttackPoints attacks = new AttackPoints(points);
      Revelation revelation = new Revelation(chapterContext);
      MapExit mapExit = new MapExit(chapterContext, movement, points);
      SwedishInternment swedishInternment = new SwedishInternment(chapterContext, points);
      AssaultSteps assault =
          new AssaultSteps(
              chapterContext, movement, revelation, fatigue, points, attacks, swedishInternment);
      NavalSteps naval =
          new NavalSteps(
              chapterContext, assault.announcement(), revelation, fatigue, points, attacks);
      AirSteps air =
          new AirSteps(
              chapterContext,
              fatigue,
              new ShipLosses(chapterContext, points, assault.casualties()));
      FireSteps fire = new FireSteps(chapterContext, assault.briefs(), fatigue, attacks);
      RandomEvents events = new RandomEvents(chapterContext);
      TurnSequence turn = new TurnSequence(chapterContext, fatigue, points, events);
      MovingStep moving =
          new MovingStep(chapterContext, movement, fatigue, mapExit, swedishInternment);
      List<ActionKind> kinds = new ArrayList<>();
      kinds.add(new MoveAction(movement, moving));
      kinds.add(assault.kind());
      kinds.add(naval.kind());
      kinds.add(mapExit);
      kinds.addAll(air.kinds(revelation));
      kinds.add(fire.kind());
      PlacingStep setup = new PlacingStep(chapterContext);
      return new Parts(
          assault, naval, air, fire, setup, events, turn, moving, revelation, List.copyOf(kinds));
    }

    Steps<Position, Command, Frame> steps() {
      List<Step<Position, Command, Frame, ?>> all = new ArrayList<>();
      all.add(Step.asking(SetupFrame.Placing.class, setup));
      all.add(TokenShuffle.step());
      all.addAll(turn.steps());
      all.addAll(events.steps());
      all.add(Step.asking(Frame.ActionPhase.class, new ActionStep(kinds)));
      all.add(Step.asking(Frame.Reaction.class, new ReactionStep(kinds, revelation)));
      all.add(Step.asking(Frame.Moving.class, moving));
      all.addAll(assault.steps());
      all.addAll(fire.steps());
      all.addAll(air.steps());
      all.addAll(naval.steps());
      all.add(Step.ends(Frame.Ended.class, Frame.Ended::outcome));
      return new Steps<>(Frame.class, all);
    }
  }

  /** The sequence of play, carried out. */
  public Flow<Position, Command, Frame, View> flow() {
    return new Flow<>(script);
  }

  /** A ruling in the making, from a position. */
  public RulingInProgress<Position, Frame> course(Position position) {
    return new RulingInProgress<>(position, script.steps(), script.notes());
  }
}
