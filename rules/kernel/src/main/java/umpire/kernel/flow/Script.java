package umpire.kernel.flow;

import java.util.List;
import umpire.kernel.scenario.SequenceOfPlay;

/**
 * All that a game gives to be played.
 *
 * @param opening how a match begins
 * @param steps which carry out its frames
 * @param notes how it writes what the flow does
 * @param atOnce in the order in which they are looked at
 * @param free in the order in which they are offered
 * @param secrets in the order in which they are drawn anew, after the windows
 * @param presentation how it shows its positions
 * @param outline of its turn
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 * @param <V> the game's view
 */
public record Script<P extends PlayedPosition<P, F>, C, F extends Frame<F>, V>(
    Opening<P> opening,
    Steps<P, C, F> steps,
    FlowTexts<P, F> notes,
    List<AtOnce<P, F>> atOnce,
    List<FreeAct<P, C, F>> free,
    List<Secret<P>> secrets,
    Presentation<P, F, V> presentation,
    SequenceOfPlay outline) {
  public Script {
    atOnce = List.copyOf(atOnce);
    free = List.copyOf(free);
    secrets = List.copyOf(secrets);
  }

  /** A script with nothing at once, no free acts and no secrets. */
  public Script(
      Opening<P> opening,
      Steps<P, C, F> steps,
      FlowTexts<P, F> notes,
      Presentation<P, F, V> presentation,
      SequenceOfPlay outline) {
    this(opening, steps, notes, List.of(), List.of(), List.of(), presentation, outline);
  }
}
