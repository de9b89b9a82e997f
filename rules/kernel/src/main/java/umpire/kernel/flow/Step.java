package umpire.kernel.flow;

import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import umpire.kernel.citation.RuleId;
import umpire.kernel.id.DrawId;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Brief;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/**
 * Carries out one type of frame, or a sealed family of them; has no state.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 * @param <T> the frames that it carries out
 */
public interface Step<P extends PlayedPosition<P, F>, C, F, T extends F> {
  /** A step that always waits for this question; its frame is done where nothing is offered. */
  static <P extends PlayedPosition<P, F>, C, F, T extends F> Step<P, C, F, T> asking(
      Class<T> frame, Asks<P, C, F, T> asks) {
    return WaitingStep.of(frame, (_, top) -> new Wait.Choice<>(asks, top));
  }

  /** A step of a frame at which the match is over. */
  static <P extends PlayedPosition<P, F>, C, F, T extends F> Step<P, C, F, T> ends(
      Class<T> frame, Function<T, Outcome> outcome) {
    return WaitingStep.of(frame, (_, top) -> new Wait.End<>(outcome.apply(top)));
  }

  /** A step of a frame that waits for nothing: it is carried out at once. */
  static <P extends PlayedPosition<P, F>, C, F, T extends F> Step<P, C, F, T> runs(
      Class<T> frame, BiConsumer<T, RulingInProgress<P, F>> carriedOut) {
    return WaitingStep.running(frame, carriedOut);
  }

  /**
   * A step of a frame that waits for a draw whose values everybody sees at once; throws
   * IllegalArgumentException if {@code paragraph} is no id of a rule.
   *
   * @param paragraph the one that calls for it, such as {@code 2.1}
   */
  static <P extends PlayedPosition<P, F>, C, F, T extends F> Step<P, C, F, T> draws(
      Class<T> frame, String paragraph, DrawKind lot, Consulted<P, F, T, List<Integer>> drawn) {
    return draws(frame, paragraph, _ -> lot, drawn);
  }

  /**
   * The same with a lot that the frame determines, such as one die for each of its units; throws
   * IllegalArgumentException if {@code paragraph} is no id of a rule.
   */
  static <P extends PlayedPosition<P, F>, C, F, T extends F> Step<P, C, F, T> draws(
      Class<T> frame,
      String paragraph,
      Function<T, DrawKind> lot,
      Consulted<P, F, T, List<Integer>> drawn) {
    RuleId rule = new RuleId(paragraph);
    Set<Viewer> all = Set.of(new Viewer.Everyone());
    return WaitingStep.drawing(
        frame, (_, top) -> new Wait.Draw<>(rule, lot.apply(top), all), drawn);
  }

  /**
   * A step of a frame that waits for the supply adjudicator. Throws IllegalStateException for a
   * report of another type.
   *
   * @param brief what was asked, which the frame holds
   * @param report the type of the report
   */
  static <P extends PlayedPosition<P, F>, C, F, T extends F, R extends Report>
      Step<P, C, F, T> consultsSupply(
          Class<T> frame,
          Function<T, ? extends Brief> brief,
          Class<R> report,
          Consulted<P, F, T, R> consulted) {
    return consults(
        frame,
        (_, top) -> new Wait.Report<>(new Adjudicator.Supply(), brief.apply(top)),
        report,
        consulted);
  }

  /**
   * A step of a frame that waits for the combat adjudicator, which has the draw that was counted
   * last. Throws IllegalStateException for a report of another type, and IllegalArgumentException
   * if {@code paragraph} is no id of a rule.
   *
   * @param paragraph the one that calls for the dice, such as {@code 3.1}
   * @param brief what was asked, which the frame holds
   * @param report the type of the report
   */
  static <P extends PlayedPosition<P, F>, C, F, T extends F, R extends Report>
      Step<P, C, F, T> consultsCombat(
          Class<T> frame,
          String paragraph,
          Function<T, ? extends Brief> brief,
          Class<R> report,
          Consulted<P, F, T, R> consulted) {
    RuleId rule = new RuleId(paragraph);
    return consults(
        frame,
        (position, top) ->
            new Wait.Report<>(
                new Adjudicator.Combat(new DrawId(position.tally().draws()), rule),
                brief.apply(top)),
        report,
        consulted);
  }

  /**
   * A step of a frame that waits for the report on the question that was asked last. Throws
   * IllegalStateException for a report of another type.
   *
   * @param question what was asked, as it is put together from the position
   * @param report the type of the report
   */
  static <P extends PlayedPosition<P, F>, C, F, T extends F, R extends Report>
      Step<P, C, F, T> consults(
          Class<T> frame,
          BiFunction<P, T, Wait<P, C, F>> question,
          Class<R> report,
          Consulted<P, F, T, R> consulted) {
    return WaitingStep.consulting(
        frame,
        question,
        (top, given, ruling) -> {
          if (!report.isInstance(given)) {
            throw new IllegalStateException(top + " waits for another report than " + given);
          }
          consulted.accept(top, report.cast(given), ruling);
        });
  }

  /**
   * What is done with what was waited for.
   *
   * @param <P> the game's position
   * @param <F> the game's frames
   * @param <T> the frame that waited for it
   * @param <R> the type of the report, or a list of the values drawn
   */
  @FunctionalInterface
  interface Consulted<P extends PlayedPosition<P, F>, F, T, R> {
    /** Applies what has come, and leaves another agenda behind. */
    void accept(T frame, R received, RulingInProgress<P, F> ruling);
  }

  /** The record, or the sealed interface, of its frames. */
  Class<T> frame();

  /** What the frame waits for while it is on top. */
  Wait<P, C, F> waits(P position, T frame);

  /**
   * The seats that the frame asks if there is anything to ask: those of the decision that an order
   * above it, not complete yet, answers. Nobody where it asks none.
   */
  default List<Seat> asked(P position, T frame) {
    return waits(position, frame) instanceof Wait.Choice<P, C, F, ?> choice
        ? choice.seats(position)
        : List.of();
  }

  /**
   * Carries out a frame that waits for nothing, and leaves another agenda behind. Throws
   * IllegalStateException where it always waits.
   */
  default void enter(T frame, RulingInProgress<P, F> ruling) {
    throw new IllegalStateException(frame + " is not carried out by itself");
  }

  /**
   * Applies the values that the frame waited for. Throws IllegalStateException where it waits for
   * none.
   */
  default void drawn(T frame, List<Integer> values, RulingInProgress<P, F> ruling) {
    throw new IllegalStateException(frame + " waits for no draw");
  }

  /**
   * Applies the report that the frame waited for. Throws IllegalStateException where it waits for
   * none.
   */
  default void reported(T frame, Report report, RulingInProgress<P, F> ruling) {
    throw new IllegalStateException(frame + " waits for no report");
  }

  /**
   * Goes on after what was above the frame is gone. Throws IllegalStateException where nothing of
   * the kind was.
   */
  default void resumed(T frame, FrameResult frameResult, RulingInProgress<P, F> ruling) {
    throw new IllegalStateException(frame + " awaits no " + frameResult);
  }
}
