package umpire.weserubung.play.turn;

import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.scenario.TurnPhase;

/** What is done in a phase: each side completes its parts before the other begins (7.0/r28). */
public interface Phase {
  /** Which phase. */
  TurnPhase phase();

  /** How many parts a side plays one after the other, such as attacks, then movement. */
  int parts();

  /** True if sides take turns (10.0): then the phase is opened once, for the first seat. */
  default boolean alternate() {
    return false;
  }

  /**
   * True if the seat has anything to do as the phase begins. Asked only where the order of the
   * sides is chosen (6.3).
   */
  default boolean acts(Position position, Seat seat) {
    return true;
  }

  /**
   * A seat's part begins: pushes the frame that asks, or nothing if the seat has nothing to do.
   *
   * @param ruling the ruling in the making
   * @param seat whose part it is (r85)
   * @param part from 0
   */
  void open(RulingInProgress<Position, Frame> ruling, Seat seat, int part);
}
