package umpire.narvik.play.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Outcome;
import umpire.narvik.event.Event;
import umpire.narvik.lore.ActionKind;
import umpire.narvik.lore.Asking;
import umpire.narvik.lore.Step;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;

/** 9 Actions: the side with the initiative takes an action of any kind, or passes. */
public final class ActionStep implements Step<Frame.ActionPhase> {
  private final List<ActionKind> kinds;

  public ActionStep(List<ActionKind> kinds) {
    this.kinds = List.copyOf(kinds);
  }

  @Override
  public Side side(Frame.ActionPhase frame) {
    return frame.initiative();
  }

  @Override
  @Rule({"9.0", "9.1"})
  public Asked<Command> asked(Position position, Frame.ActionPhase frame) {
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(Command.Pass.class));
    kinds.forEach(kind -> offers.addAll(kind.offers(position, frame.initiative())));
    return Asking.now(position, "9.0", offers, new Command.Pass());
  }

  @Override
  public List<Finding> bars(Position position, Frame.ActionPhase frame, Command command) {
    Side side = frame.initiative();
    if (command instanceof Command.Pass) {
      return List.of();
    }
    return kinds.stream()
        .flatMap(kind -> kind.bars(position, side, command).stream())
        .findFirst()
        .orElseGet(() -> Asking.notNow("9.0", "action-phase"));
  }

  @Override
  public void take(Frame.ActionPhase frame, Command command, Course<Position, Frame> course) {
    Side side = frame.initiative();
    if (command instanceof Command.Pass) {
      pass(frame, course);
    } else {
      kind(kinds, course.position(), side, command)
          .take(course.position(), side, command, false, course);
    }
  }

  /** The kind of a command that is on offer. */
  static ActionKind kind(List<ActionKind> kinds, Position position, Side side, Command command) {
    return kinds.stream()
        .filter(kind -> kind.bars(position, side, command).isPresent())
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no kind of action takes " + command));
  }

  /** 9.2: the initiative passes; two passes in succession end the phase. */
  @Rule({"9.2", "9.1/r39"})
  private static void pass(Frame.ActionPhase frame, Course<Position, Frame> course) {
    course.tell(new Event.Passed(frame.initiative()));
    Side other = frame.initiative().other();
    if (!frame.passed()) {
      course.tell(new Event.InitiativePassed(other));
      course.replace(new Frame.ActionPhase(other, true));
      return;
    }
    if (course.position().progress().siege()) {
      course.leave();
      return;
    }
    Outcome outcome =
        new Outcome("no-assault", Set.of(), Finding.notes("9.2", new Why.BothPassed()));
    course.tell(new Event.MatchEnded(outcome));
    course.replace(new Frame.Ended(outcome));
  }
}
