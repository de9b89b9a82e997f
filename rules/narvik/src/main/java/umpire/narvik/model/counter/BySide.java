package umpire.narvik.model.counter;

import java.util.function.Supplier;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Remembering;

/**
 * What is worked out for each side, once, of something that never changes.
 *
 * @param <R> the result, which must not change either
 */
public final class BySide<R> {
  private final Derived<R> allied = new Derived<>();
  private final Derived<R> german = new Derived<>();

  /**
   * The result for that side; see {@link Derived#of}.
   *
   * @param work a function of {@code from} and the side
   */
  public R of(Remembering from, Side side, Supplier<R> work) {
    return (side == Side.ALLIED ? allied : german).of(from, work);
  }
}
