package umpire.narvik.play;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Report;
import umpire.narvik.model.AirFrame;
import umpire.narvik.model.AssaultFrame;
import umpire.narvik.model.FireFrame;
import umpire.narvik.model.Frame;
import umpire.narvik.model.NavalFrame;
import umpire.narvik.model.Position;
import umpire.narvik.model.RandomEventFrame;
import umpire.narvik.model.SetupFrame;
import umpire.narvik.model.TurnFrame;
import umpire.narvik.play.air.AirChapter;
import umpire.narvik.play.assault.AssaultChapter;
import umpire.narvik.play.edge.Departure;
import umpire.narvik.play.edge.Sweden;
import umpire.narvik.play.fire.FireChapter;
import umpire.narvik.play.naval.NavalActions;
import umpire.narvik.play.naval.NavalChapter;
import umpire.narvik.play.naval.ShipLosses;
import umpire.narvik.play.random.RandomEvents;

/** Which class carries out which frame. */
final class Steps {
  private final ActionStep action;
  private final MovingStep moving;
  private final ReactionStep reaction;
  private final AssaultChapter assault;
  private final Revelation revelation;
  private final Dealing dealing = new Dealing();
  private final PlacingChapter setup;
  private final RandomEvents events;
  private final TurnSequence turn;
  private final NavalChapter naval;
  private final AirChapter air;
  private final FireChapter fire;

  Steps(Pack pack) {
    Book book = Book.of(pack);
    Fatigue fatigue = new Fatigue(pack, book.mix());
    LandMovement movement = new LandMovement(book);
    VictoryPoints points = new VictoryPoints(pack, book.mix());
    AttackPoints attacks = new AttackPoints(points);
    revelation = new Revelation(book);
    Departure departure = new Departure(book, movement, points);
    Sweden sweden = new Sweden(book, points);
    assault = new AssaultChapter(book, movement, revelation, fatigue, points, attacks, sweden);
    naval = new NavalChapter(book, assault.announcement(), revelation, fatigue, points, attacks);
    air = new AirChapter(book, fatigue, new ShipLosses(book, points, assault.casualties()));
    fire = new FireChapter(book, assault.briefs(), fatigue, attacks);
    setup = new PlacingChapter(book);
    events = new RandomEvents(book);
    turn = new TurnSequence(book, fatigue, points, events);
    moving = new MovingStep(book, movement, fatigue, departure, sweden);
    List<ActionKind> kinds = new ArrayList<>();
    kinds.add(new MoveAction(movement, moving));
    kinds.add(assault.kind());
    kinds.add(new NavalActions(naval));
    kinds.add(departure);
    kinds.addAll(air.kinds(revelation));
    kinds.add(fire.kind());
    action = new ActionStep(kinds);
    reaction = new ReactionStep(kinds);
  }

  /** What the frame waits for while it is on top. */
  Wait rest(Position position, Frame frame) {
    return switch (frame) {
      case Frame.ActionPhase f -> asks(action, f);
      case Frame.Moving f -> asks(moving, f);
      case Frame.Reaction f -> asks(reaction, f);
      case Frame.Dealing f -> dealing.rest(f);
      case AssaultFrame f -> assault.rest(position, f);
      case Frame.Ended(var outcome) -> new Wait.Over(outcome);
      case NavalFrame f -> naval.rest(position, f);
      case SetupFrame f -> setup.rest(position, f);
      case RandomEventFrame f -> events.rest(position, f);
      case TurnFrame f -> turn.rest(position, f);
      case AirFrame f -> air.rest(position, f);
      case FireFrame f -> fire.rest(position, f);
    };
  }

  private static <F extends Frame> Wait asks(Step<F> step, F frame) {
    return new Wait.Asks(new Waiting<>(step, frame));
  }

  /** Carries out what nobody is asked for; false when somebody or something is waited for. */
  boolean runOn(Course course) {
    turn.afterwards(course);
    Frame top = course.position().agenda().top();
    return switch (top) {
      case Frame.Reaction f -> idle(f, course);
      case AssaultFrame f -> assault.runOn(f, course);
      case NavalFrame f -> run(naval, f, course);
      case SetupFrame f -> run(setup, f, course);
      case RandomEventFrame f -> run(events, f, course);
      case TurnFrame f -> run(turn, f, course);
      case AirFrame f -> run(air, f, course);
      case FireFrame f -> run(fire, f, course);
      case Frame.ActionPhase _, Frame.Dealing _, Frame.Moving _, Frame.Ended _ -> false;
    };
  }

  private static <F extends Frame> boolean run(Chapter<F> chapter, F frame, Course course) {
    if (!(chapter.rest(course.position(), frame) instanceof Wait.Runs)) {
      return false;
    }
    chapter.run(frame, course);
    return true;
  }

  /** Applies a draw that the top frame waited for. */
  void drawn(DrawId draw, List<Integer> values, Course course) {
    Frame top = course.position().agenda().top();
    switch (top) {
      case Frame.Dealing f -> dealing.drawn(f, draw, values, course);
      case SetupFrame f -> setup.drawn(f, draw, values, course);
      case RandomEventFrame f -> events.drawn(f, draw, values, course);
      case TurnFrame f -> turn.drawn(f, draw, values, course);
      case Frame.ActionPhase _,
          Frame.Moving _,
          Frame.Reaction _,
          Frame.Ended _,
          AssaultFrame _,
          NavalFrame _,
          AirFrame _,
          FireFrame _ ->
          throw new IllegalStateException(top + " waits for no draw");
    }
  }

  /** Applies a report that the top frame waited for. */
  void reported(Report report, Course course) {
    Frame top = course.position().agenda().top();
    switch (top) {
      case AssaultFrame f -> assault.reported(f, report, course);
      case SetupFrame f -> setup.reported(f, report, course);
      case TurnFrame f -> turn.reported(f, report, course);
      case AirFrame f -> air.reported(f, report, course);
      case FireFrame f -> fire.reported(f, report, course);
      case Frame.ActionPhase _,
          Frame.Dealing _,
          Frame.Moving _,
          Frame.Reaction _,
          Frame.Ended _,
          NavalFrame _,
          RandomEventFrame _ ->
          throw new IllegalStateException(top + " waits for no report");
    }
  }

  /** 9.1, 11.1: nothing to choose, and no face-down counter that could be turned up to choose. */
  private boolean idle(Frame.Reaction frame, Course course) {
    boolean idle =
        !reaction.possible(course.position(), frame)
            && revelation.tokens(course.position(), frame.side()).isEmpty();
    if (idle) {
      course.pop();
    }
    return idle;
  }

  Revelation revelation() {
    return revelation;
  }

  AssaultChapter assault() {
    return assault;
  }
}
