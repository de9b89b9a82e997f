package umpire.narvik.play.assault;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.rules.ActionKind;

/** 15.1 An assault as an action: its target is named; no reaction is an assault (9.1.1). */
final class AssaultAction implements ActionKind {
  private final AssaultEligibility assaultEligibility;

  AssaultAction(AssaultEligibility assaultEligibility) {
    this.assaultEligibility = assaultEligibility;
  }

  @Override
  public Class<? extends Command> commands() {
    return Command.AssaultHex.class;
  }

  @Override
  @Rule("9.1.1")
  public boolean reaction(Side side) {
    return false;
  }

  @Override
  public List<Offer<Command>> offers(Position position, Side side) {
    List<Place> targets = assaultEligibility.targets(position, side);
    return targets.isEmpty()
        ? List.of()
        : List.of(Offer.of(Command.AssaultHex.class, "target", new Domain.One(targets)));
  }

  @Override
  public Optional<List<Finding>> bars(Position position, Side side, Command command) {
    return command instanceof Command.AssaultHex(Place target)
        ? Optional.of(assaultEligibility.barsTarget(position, side, target))
        : Optional.empty();
  }

  @Override
  public void take(
      Side side, Command command, boolean reaction, RulingInProgress<Position, Frame> ruling) {
    Place target = ((Command.AssaultHex) command).target();
    ruling.pushFrame(new AssaultFrame.Announcing(side, target)); // a draft: the decision stays open
  }
}
