package umpire.kernel.play;

/**
 * A position at rest, with what it waits for. A ruleset gives one on opening a match, for a stored
 * position and with each ruling, and is handed it back with the next input: what may be answered is
 * worked out once. Two are equal if position and pending are.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 */
public interface Rest<P, C> {
  /** The position. */
  P position();

  /** What it waits for. */
  Pending<C> pending();

  /** A rest of which nothing else is known. */
  static <P, C> Rest<P, C> of(P position, Pending<C> pending) {
    return new PlainRest<>(position, pending);
  }
}
