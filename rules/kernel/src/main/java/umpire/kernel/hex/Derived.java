package umpire.kernel.hex;

import java.util.function.Supplier;

/**
 * Something that is worked out of an immutable value once, however often it is asked. The result is
 * kept with the value ({@link Memory}), so that rules stay without state.
 *
 * @param <R> the result, which must not change either
 */
public final class Derived<R> {
  /** A derivation of its own: what others made is not found by it. */
  public Derived() {}

  /**
   * The result for this value.
   *
   * @param from what it is worked out of
   * @param work a function of {@code from} and of what never changes, such as the map; of nothing
   *     else that is in a position
   */
  @SuppressWarnings("unchecked") // a memory keeps under a derivation what that has made
  public R of(Remembering from, Supplier<R> work) {
    Object known = from.memory().made(this);
    if (known != null) {
      return (R) known;
    }
    R made = work.get();
    from.memory().keep(this, made);
    return made;
  }
}
