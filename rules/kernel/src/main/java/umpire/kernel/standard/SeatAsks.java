package umpire.kernel.standard;

import java.util.List;
import java.util.function.Function;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;

/**
 * A step that asks one seat, and is done where there is nothing to choose. Which seat that is the
 * frame says, so what it offers, refuses and does is not asked by seat.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 * @param <T> its frame
 */
public interface SeatAsks<P extends PlayedPosition<P, F>, C, F, T extends F>
    extends AskingStep<P, C, F, T> {
  /** Which frame asks whom. */
  Decision<T> decision();

  /**
   * What a frame asks.
   *
   * @param frame the type of the frame
   * @param paragraph the one that asks, such as {@code 5.2}
   * @param seat who is asked
   * @param <T> the frame
   */
  record Decision<T>(Class<T> frame, String paragraph, Function<T, Seat> seat) {}

  /** Everything that the seat may answer; the frame is done where it is nothing. */
  Offers<C> offers(P position, T frame);

  /** What an absent seat is taken to answer: one of the offers. */
  C fallback(P position, T frame);

  /** Carries out a command that is on offer. */
  void take(T frame, C command, RulingInProgress<P, F> ruling);

  /**
   * Why a command that is not on offer cannot be taken; empty if no more than who asks is known.
   */
  default List<Finding> refusalFindings(P position, T frame, C command) {
    return List.of();
  }

  @Override
  default Class<T> frame() {
    return decision().frame();
  }

  /** {@inheritDoc} Throws IllegalArgumentException if the question's is no id of one. */
  @Override
  default RuleId rule(T frame) {
    return new RuleId(decision().paragraph());
  }

  @Override
  default List<Seat> seats(P position, T frame) {
    return List.of(decision().seat().apply(frame));
  }

  @Override
  default Offers<C> offers(P position, T frame, Seat seat) {
    return offers(position, frame);
  }

  @Override
  default C fallback(P position, T frame, Seat seat, Offers<C> offers) {
    return fallback(position, frame);
  }

  @Override
  default List<Finding> refusalFindings(P position, T frame, Seat seat, C command) {
    return refusalFindings(position, frame, command);
  }

  @Override
  default void take(T frame, Seat seat, C command, RulingInProgress<P, F> ruling) {
    take(frame, command, ruling);
  }
}
