package umpire.weserubung.play.movement;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;

/** 11.0-d, 3.2.3-b: what else moves in the movement phase: aircraft, and whom they carry. */
public interface FurtherMoves {
  /** What the seat may say besides marching; empty if nothing. */
  List<Offer<Command>> offers(Position position, Seat seat);

  /** Why one of these commands is not on offer; empty if it is another's command. */
  List<Finding> reasons(Position position, Seat seat, Command command);

  /** Carries out one of {@link #offers}; the frame of the phase stays below. */
  void take(Seat seat, Command command, RulingInProgress<Position, Frame> ruling);
}
