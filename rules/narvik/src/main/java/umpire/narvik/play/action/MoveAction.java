package umpire.narvik.play.action;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.rules.ActionKind;
import umpire.narvik.rules.LandMovement;

/** 14 Land movement as an action or a reaction (9.1.1): the first step of a unit. */
public final class MoveAction implements ActionKind {
  private final LandMovement movement;
  private final MovingStep moving;

  public MoveAction(LandMovement movement, MovingStep moving) {
    this.movement = movement;
    this.moving = moving;
  }

  @Override
  public Class<? extends Command> commands() {
    return Command.Step.class;
  }

  @Override
  @Rule("9.1.1")
  public boolean reaction(Side side) {
    return true;
  }

  @Override
  public List<Offer<Command>> offers(Position position, Side side) {
    return movement.firstSteps(position, side);
  }

  @Override
  public Optional<List<Finding>> bars(Position position, Side side, Command command) {
    return command instanceof Command.Step(String unit, Place to)
        ? Optional.of(movement.bars(position, side, unit, to, Fraction.ZERO, true))
        : Optional.empty();
  }

  @Override
  public void take(
      Side side, Command command, boolean reaction, RulingInProgress<Position, Frame> ruling) {
    String unit = ((Command.Step) command).unit();
    Place to = ((Command.Step) command).to();
    moving.begin(ruling, unit, to, reaction);
  }
}
