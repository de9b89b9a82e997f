package umpire.kernel.flow;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;

/**
 * What a seat may do though nobody waits for it. It answers nothing, and the flow offers none while
 * a draw, a report or nothing is waited for.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 */
public interface FreeAct<P extends PlayedPosition<P, F>, C, F> {
  /** True if the command is such an act, on offer or not. */
  boolean recognises(C command);

  /** The seats that may do it at some time, in their order. */
  List<Seat> seats(P position);

  /** What one of these seats may do now; empty for nothing. */
  Offers<C> offers(P position, Seat seat);

  /** Why a command that is not on offer cannot be taken; at least one finding. */
  List<Finding> refusalFindings(P position, Seat seat, C command);

  /** Carries out a command that is on offer. */
  void take(Seat seat, C command, RulingInProgress<P, F> ruling);
}
