package umpire.narvik.rules;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;

/**
 * 9.0 One kind of action: what of it is on offer, why a command of it is not, and how it begins.
 * The action phase offers every kind to the side with the initiative, the reaction those that may
 * be one.
 */
public interface ActionKind {
  /** 9.1.1: whether this side may take it as a reaction. */
  boolean reaction(Side side);

  /** The type of its commands: a record, or a sealed family. */
  Class<? extends Command> commands();

  /** Every command of this kind that {@link #bars} finds nothing against. */
  List<Offer<Command>> offers(Position position, Side side);

  /** Why the command cannot be taken now; empty if it is of another kind. */
  Optional<List<Finding>> bars(Position position, Side side, Command command);

  /**
   * Begins a command that is on offer, above the frame that offered it. When everything of it is
   * done, and the agenda is again as it was found, {@link ActionEnd} is told. A draft (a command
   * that opens an order of several) pushes its frame and answers nothing.
   */
  void take(Side side, Command command, boolean reaction, RulingInProgress<Position, Frame> ruling);
}
