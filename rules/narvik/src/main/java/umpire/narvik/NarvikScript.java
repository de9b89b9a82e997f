package umpire.narvik;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.flow.Course;
import umpire.kernel.flow.Flow;
import umpire.kernel.flow.Script;
import umpire.kernel.flow.Secret;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Steps;
import umpire.kernel.pack.Pack;
import umpire.narvik.lore.ActionKind;
import umpire.narvik.lore.AttackPoints;
import umpire.narvik.lore.Book;
import umpire.narvik.lore.Fatigue;
import umpire.narvik.lore.LandMovement;
import umpire.narvik.lore.Revelation;
import umpire.narvik.lore.VictoryPoints;
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
import umpire.narvik.play.concealment.Covers;
import umpire.narvik.play.concealment.Dealing;
import umpire.narvik.play.concealment.FaceDownCounters;
import umpire.narvik.play.edge.Departure;
import umpire.narvik.play.edge.Sweden;
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

/** Assault on Narvik as a script for the flow: the chapters of the booklet, and how they meet. */
public final class NarvikScript {
  private final Script<Position, Command, Frame, View> script;

  /** Makes the chapters for an edition. */
  public NarvikScript(Pack pack) {
    Book book = Book.of(pack);
    Parts parts = Parts.of(pack, book);
    this.script =
        new Script<>(
            Opening::of,
            parts.steps(),
            new NarvikNotes(),
            List.of((_, course) -> parts.turn().afterwards(course)),
            List.of(parts.revelation()),
            secrets(book),
            new Views(book, parts.assault().briefs()),
            parts.turn().outline());
  }

  /** What a side keeps to itself. */
  private static List<Secret<Position>> secrets(Book book) {
    Covers covers = new Covers(book);
    return List.of(
        new SecretEnd(book.pack()),
        new SecretOrders(book.pack()),
        new RebuiltCompanies(book, covers),
        new HiddenSetUp(book),
        new FaceDownCounters(book, covers));
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
    static Parts of(Pack pack, Book book) {
      Fatigue fatigue = new Fatigue(pack, book.mix());
      LandMovement movement = new LandMovement(book);
      VictoryPoints points = new VictoryPoints(pack, book.mix());
      AttackPoints attacks = new AttackPoints(points);
      Revelation revelation = new Revelation(book);
      Departure departure = new Departure(book, movement, points);
      Sweden sweden = new Sweden(book, points);
      AssaultSteps assault =
          new AssaultSteps(book, movement, revelation, fatigue, points, attacks, sweden);
      NavalSteps naval =
          new NavalSteps(book, assault.announcement(), revelation, fatigue, points, attacks);
      AirSteps air =
          new AirSteps(book, fatigue, new ShipLosses(book, points, assault.casualties()));
      FireSteps fire = new FireSteps(book, assault.briefs(), fatigue, attacks);
      RandomEvents events = new RandomEvents(book);
      TurnSequence turn = new TurnSequence(book, fatigue, points, events);
      MovingStep moving = new MovingStep(book, movement, fatigue, departure, sweden);
      List<ActionKind> kinds = new ArrayList<>();
      kinds.add(new MoveAction(movement, moving));
      kinds.add(assault.kind());
      kinds.add(naval.kind());
      kinds.add(departure);
      kinds.addAll(air.kinds(revelation));
      kinds.add(fire.kind());
      PlacingStep setup = new PlacingStep(book);
      return new Parts(
          assault, naval, air, fire, setup, events, turn, moving, revelation, List.copyOf(kinds));
    }

    Steps<Position, Command, Frame> steps() {
      List<Step<Position, Command, Frame, ?>> all = new ArrayList<>();
      all.add(Step.asking(SetupFrame.Placing.class, setup));
      all.add(Dealing.step());
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
  public Course<Position, Frame> course(Position position) {
    return new Course<>(position, script.steps(), script.notes());
  }
}
