package umpire.kernel.flow;

/**
 * A step that always asks; where nothing is offered, its frame is done.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 * @param <T> its frame
 */
public interface AskingStep<P extends PlayedPosition<P, F>, C, F, T extends F>
    extends Step<P, C, F, T>, Asks<P, C, F, T> {
  @Override
  default Wait<P, C, F> waits(P position, T frame) {
    return new Wait.Choice<>(this, frame);
  }

  @Override
  default void enter(T frame, RulingInProgress<P, F> ruling) {
    ruling.popFrame();
  }
}
