package umpire.narvik.play.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.SideAsks;

/** 9 Actions: the side with the initiative takes an action of any kind, or passes. */
public final class ActionStep implements SideAsks<Frame.ActionPhase> {
  private final List<ActionKind> kinds;

  public ActionStep(List<ActionKind> kinds) {
    this.kinds = List.copyOf(kinds);
  }

  @Override
  public Side side(Frame.ActionPhase frame) {
    return frame.initiative();
  }

  @Override
  public RuleId rule(Frame.ActionPhase frame) {
    return new RuleId("9.0");
  }

  @Override
  @Rule({"9.0", "9.1"})
  public Offers<Command> offers(Position position, Frame.ActionPhase frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(Command.Pass.class));
    for (ActionKind kind : kinds) {
      offers.addAll(kind.offers(position, frame.initiative()));
    }
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(
      Position position, Frame.ActionPhase frame, Seat seat, Offers<Command> offers) {
    return new Command.Pass();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Frame.ActionPhase frame, Seat seat, Command command) {
    Side side = frame.initiative();
    if (command instanceof Command.Pass) {
      return List.of();
    }
    return kinds.stream()
        .flatMap(kind -> kind.bars(position, side, command).stream())
        .findFirst()
        .orElseGet(() -> List.of());
  }

  @Override
  public void take(
      Frame.ActionPhase frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    Side side = frame.initiative();
    if (command instanceof Command.Pass) {
      pass(frame, ruling);
    } else {
      kind(kinds, command).take(side, command, false, ruling);
    }
  }

  /** The kind of a command that is on offer. */
  static ActionKind kind(List<ActionKind> kinds, Command command) {
    return kinds.stream()
        .filter(kind -> kind.commands().isInstance(command))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no kind of action takes " + command));
  }

  /** 9.2: the initiative passes; two passes in succession end the phase. */
  @Rule({"9.2", "9.1/r39"})
  private static void pass(Frame.ActionPhase frame, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new Event.Passed(frame.initiative()));
    Side other = frame.initiative().other();
    if (!frame.passed()) {
      ruling.add(new Event.InitiativePassed(other));
      ruling.replaceFrame(new Frame.ActionPhase(other, true));
      return;
    }
    if (ruling.position().progress().siege()) {
      ruling.popFrame();
      return;
    }
    Outcome outcome =
        new Outcome("no-assault", Set.of(), Finding.notes("9.2", new Why.BothPassed()));
    ruling.add(new Event.MatchEnded(outcome));
    ruling.replaceFrame(new Frame.Ended(outcome));
  }
}
