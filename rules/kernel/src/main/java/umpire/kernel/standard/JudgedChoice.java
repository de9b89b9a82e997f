package umpire.kernel.standard;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;

/**
 * A step that asks one seat. What it offers and why it refuses come from one judgement, so that
 * they cannot differ: a candidate is offered if and only if nothing bars it. Where everything is
 * barred the frame is done.
 *
 * @param frame the type of its frames
 * @param paragraph the one that asks
 * @param seat who is asked
 * @param candidates all commands that may be on offer, put together by {@link Offers#ofCommands};
 *     no parameter is a set. The first that nothing bars is the answer of an absent seat
 * @param barred why a command, a candidate or not, cannot be taken; empty if nothing bars it
 * @param taken carries out a command that is on offer
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 * @param <T> its frame
 */
public record JudgedChoice<P extends PlayedPosition<P, F>, C, F, T extends F>(
    Class<T> frame,
    RuleId paragraph,
    Function<T, Seat> seat,
    BiFunction<P, T, List<C>> candidates,
    Judgement<P, C, T> barred,
    Taken<P, C, F, T> taken)
    implements AskingStep<P, C, F, T> {

  /**
   * The step of a paragraph such as {@code 5.2}; throws IllegalArgumentException if it is no id of
   * one.
   */
  public JudgedChoice(
      Class<T> frame,
      String paragraph,
      Function<T, Seat> seat,
      BiFunction<P, T, List<C>> candidates,
      Judgement<P, C, T> barred,
      Taken<P, C, F, T> taken) {
    this(frame, new RuleId(paragraph), seat, candidates, barred, taken);
  }

  /**
   * What bars a command.
   *
   * @param <P> the game's position
   * @param <C> the game's commands
   * @param <T> the frame that asks
   */
  @FunctionalInterface
  public interface Judgement<P, C, T> {
    /** Why the seat that is asked cannot give this command; empty if it can. */
    Optional<Finding> of(P position, T frame, C command);
  }

  /**
   * What is done with an answer.
   *
   * @param <P> the game's position
   * @param <C> the game's commands
   * @param <F> the game's frames
   * @param <T> the frame that asked
   */
  @FunctionalInterface
  public interface Taken<P extends PlayedPosition<P, F>, C, F, T> {
    /** Carries out a command that is on offer, and leaves another agenda behind. */
    void accept(T frame, C command, RulingInProgress<P, F> ruling);
  }

  @Override
  public RuleId rule(T top) {
    return paragraph;
  }

  @Override
  public List<Seat> seats(P position, T top) {
    return List.of(seat.apply(top));
  }

  @Override
  public Offers<C> offers(P position, T top, Seat asked) {
    return Offers.ofCommands(
        candidates.apply(position, top).stream()
            .filter(command -> barred.of(position, top, command).isEmpty())
            .toList());
  }

  @Override
  public C fallback(P position, T top, Seat asked, Offers<C> offers) {
    return candidates.apply(position, top).stream()
        .filter(offers::admits)
        .findFirst()
        .orElseThrow();
  }

  @Override
  public List<Finding> refusalFindings(P position, T top, Seat asked, C command) {
    return barred.of(position, top, command).stream().toList();
  }

  @Override
  public void take(T top, Seat asked, C command, RulingInProgress<P, F> ruling) {
    taken.accept(top, command, ruling);
  }
}
