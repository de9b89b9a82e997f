package umpire.kernel.flow;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import umpire.kernel.play.Report;

/**
 * A step put together from what it does.
 *
 * @param frame of one type
 * @param waited what it waits for
 * @param entered what it does where it waits for nothing
 * @param received what it does with values that were drawn
 * @param consulted what it does with a report
 */
record WaitingStep<P extends PlayedPosition<P, F>, C, F, T extends F>(
    Class<T> frame,
    BiFunction<P, T, Wait<P, C, F>> waited,
    BiConsumer<T, RulingInProgress<P, F>> entered,
    Step.Consulted<P, F, T, List<Integer>> received,
    Step.Consulted<P, F, T, Report> consulted)
    implements Step<P, C, F, T> {
  /** A step that waits, or leaves. */
  static <P extends PlayedPosition<P, F>, C, F, T extends F> Step<P, C, F, T> of(
      Class<T> frame, BiFunction<P, T, Wait<P, C, F>> waited) {
    return new WaitingStep<>(
        frame,
        waited,
        (_, ruling) -> ruling.popFrame(),
        WaitingStep::undrawn,
        WaitingStep::unasked);
  }

  /** A step that waits for nothing. */
  static <P extends PlayedPosition<P, F>, C, F, T extends F> Step<P, C, F, T> running(
      Class<T> frame, BiConsumer<T, RulingInProgress<P, F>> entered) {
    return new WaitingStep<>(
        frame, (_, _) -> new Wait.Nothing<>(), entered, WaitingStep::undrawn, WaitingStep::unasked);
  }

  /** A step that waits for values. */
  static <P extends PlayedPosition<P, F>, C, F, T extends F> Step<P, C, F, T> drawing(
      Class<T> frame,
      BiFunction<P, T, Wait<P, C, F>> draw,
      Step.Consulted<P, F, T, List<Integer>> received) {
    return new WaitingStep<>(frame, draw, WaitingStep::unready, received, WaitingStep::unasked);
  }

  /** A step that waits for a report. */
  static <P extends PlayedPosition<P, F>, C, F, T extends F> Step<P, C, F, T> consulting(
      Class<T> frame,
      BiFunction<P, T, Wait<P, C, F>> question,
      Step.Consulted<P, F, T, Report> consulted) {
    return new WaitingStep<>(
        frame, question, WaitingStep::unready, WaitingStep::undrawn, consulted);
  }

  private static <T, P extends PlayedPosition<P, F>, F> void unready(
      T frame, RulingInProgress<P, F> ruling) {
    throw new IllegalStateException(frame + " is not carried out by itself");
  }

  private static <T, P extends PlayedPosition<P, F>, F> void undrawn(
      T frame, List<Integer> values, RulingInProgress<P, F> ruling) {
    throw new IllegalStateException(frame + " waits for no draw");
  }

  private static <T, P extends PlayedPosition<P, F>, F> void unasked(
      T frame, Report report, RulingInProgress<P, F> ruling) {
    throw new IllegalStateException(frame + " waits for no report");
  }

  @Override
  public Wait<P, C, F> waits(P position, T top) {
    return waited.apply(position, top);
  }

  @Override
  public void enter(T top, RulingInProgress<P, F> ruling) {
    entered.accept(top, ruling);
  }

  @Override
  public void drawn(T top, List<Integer> values, RulingInProgress<P, F> ruling) {
    received.accept(top, values, ruling);
  }

  @Override
  public void reported(T top, Report report, RulingInProgress<P, F> ruling) {
    consulted.accept(top, report, ruling);
  }
}
