package umpire.narvik.play;

import java.util.List;
import java.util.Optional;
import umpire.kernel.cite.Finding;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Asked;
import umpire.narvik.model.Command;
import umpire.narvik.model.Frame;
import umpire.narvik.model.Position;
import umpire.narvik.model.Side;

/** Which class carries out which frame. */
final class Steps {
  private final ActionStep action;
  private final MovingStep moving;
  private final ReactionStep reaction;
  private final AnnouncingStep announcing;
  private final SupportStep support;
  private final LossesStep losses;
  private final ShareStep share;
  private final EliminationStep elimination;
  private final RetreatStep retreat;
  private final AdvanceStep advance;
  private final AssaultCourse assault;
  private final Revelation revelation;

  Steps(Pack pack) {
    Book book = Book.of(pack);
    Fatigue fatigue = new Fatigue(pack, book.mix());
    LandMovement movement = new LandMovement(book);
    Announcement announcement = new Announcement(book, movement);
    Participants participants = new Participants(book);
    RetreatPaths paths = new RetreatPaths(book, participants);
    RetreatSearch search = new RetreatSearch(book, paths);
    LossOptions options = new LossOptions(book.mix(), participants, search, fatigue);
    Aftermath aftermath = new Aftermath(book, participants, paths, fatigue);
    revelation = new Revelation(book);
    moving = new MovingStep(book, movement, fatigue);
    action = new ActionStep(movement, moving, announcement);
    reaction = new ReactionStep(movement, moving);
    announcing = new AnnouncingStep(announcement);
    support = new SupportStep(announcement);
    losses = new LossesStep(options, participants, fatigue, aftermath);
    share = new ShareStep(fatigue, aftermath);
    elimination = new EliminationStep(book, options, participants, aftermath);
    retreat = new RetreatStep(paths, search, aftermath, fatigue);
    advance = new AdvanceStep(aftermath, fatigue);
    assault = new AssaultCourse(book, new Briefs(book), revelation, support, aftermath, fatigue);
  }

  /** A frame that waits for a seat, with the class that carries it out. */
  record Waiting<F extends Frame>(Step<F> step, F frame) {
    Side side() {
      return step.side(frame);
    }

    Asked<Command> asked(Position position) {
      return step.asked(position, frame);
    }

    List<Finding> bars(Position position, Command command) {
      return step.bars(position, frame, command);
    }

    void take(Command command, Course course) {
      step.take(frame, command, course);
    }
  }

  /** The step of a frame that waits for a seat; none for the others. */
  Optional<Waiting<?>> waiting(Frame frame) {
    return Optional.ofNullable(
        switch (frame) {
          case Frame.ActionPhase f -> new Waiting<>(action, f);
          case Frame.Moving f -> new Waiting<>(moving, f);
          case Frame.Reaction f -> new Waiting<>(reaction, f);
          case Frame.Announcing f -> new Waiting<>(announcing, f);
          case Frame.SupportingDefence f -> new Waiting<>(support, f);
          case Frame.ChoosingLosses f -> new Waiting<>(losses, f);
          case Frame.SharingFatigue f -> new Waiting<>(share, f);
          case Frame.Eliminating f -> new Waiting<>(elimination, f);
          case Frame.Retreating f -> new Waiting<>(retreat, f);
          case Frame.Advancing f -> new Waiting<>(advance, f);
          case Frame.Dealing _,
              Frame.Revealing _,
              Frame.TestingSupply _,
              Frame.AwaitingSupply _,
              Frame.Fighting _,
              Frame.AwaitingCombat _,
              Frame.Concluding _,
              Frame.Ended _ ->
              null;
        });
  }

  /** Carries out what nobody is asked for; false when somebody or something is waited for. */
  boolean runOn(Course course) {
    return switch (course.position().agenda().top()) {
      case Frame.Revealing f -> {
        assault.reveal(f, course);
        yield true;
      }
      case Frame.TestingSupply f -> {
        assault.askForSupply(f, course);
        yield true;
      }
      case Frame.Fighting f -> {
        assault.askForCombat(f, course);
        yield true;
      }
      case Frame.Concluding f -> {
        assault.conclude(f, course);
        yield true;
      }
      case Frame.SharingFatigue f -> share.forced(f, course);
      case Frame.Eliminating f -> elimination.forced(f, course);
      case Frame.Reaction f -> idle(f, course);
      case Frame.ActionPhase _,
          Frame.Dealing _,
          Frame.Moving _,
          Frame.Announcing _,
          Frame.SupportingDefence _,
          Frame.AwaitingSupply _,
          Frame.AwaitingCombat _,
          Frame.ChoosingLosses _,
          Frame.Retreating _,
          Frame.Advancing _,
          Frame.Ended _ ->
          false;
    };
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

  AssaultCourse assault() {
    return assault;
  }

  Revelation revelation() {
    return revelation;
  }
}
