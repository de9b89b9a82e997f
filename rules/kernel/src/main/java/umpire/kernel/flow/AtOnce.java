package umpire.kernel.flow;

/**
 * What holds whatever is going on: it is looked at after each step, before anything is waited for.
 *
 * @param <P> the game's position
 * @param <F> the game's frames
 */
public interface AtOnce<P extends PlayedPosition<P, F>, F> {
  /**
   * Does what is due; tells nothing where nothing is. What it does makes it not due any more.
   *
   * @param before the position when the input came
   */
  void apply(P before, RulingInProgress<P, F> ruling);
}
