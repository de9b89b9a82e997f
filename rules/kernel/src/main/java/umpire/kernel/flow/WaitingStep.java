package umpire.kernel.flow;

import java.util.function.BiFunction;

/**
 * A step that waits for one thing, and does nothing by itself but leave.
 *
 * @param frame of one type
 * @param waited what it waits for
 */
record WaitingStep<P extends InPlay<P, F>, C, F, T extends F>(
    Class<T> frame, BiFunction<P, T, Wait<P, C, F>> waited) implements Step<P, C, F, T> {
  @Override
  public Wait<P, C, F> waits(P position, T top) {
    return waited.apply(position, top);
  }

  @Override
  public void enter(T top, Course<P, F> course) {
    course.leave();
  }
}
