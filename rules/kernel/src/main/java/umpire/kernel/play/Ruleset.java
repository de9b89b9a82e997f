package umpire.kernel.play;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.dice.Chance;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.SequenceOfPlay;
import umpire.kernel.scenario.Viewer;

/**
 * The sequence of play of a game: pure, without clock, dice, ids, input or output.
 *
 * @param <P> the game's position, a value with structural equality
 * @param <C> the game's commands, a sealed family of records
 * @param <E> the game's events, a sealed family of records
 * @param <V> the game's view, a value
 */
public interface Ruleset<P, C, E, V> {
  /** Before the first decision. */
  Rest<P, C> open(Scenario scenario, Options options);

  /** A stored position, with what it waits for. */
  Rest<P, C> at(P position);

  /**
   * Judges an input, then runs on to the next thing to wait for; changes nothing. A command is
   * accepted or drafted if and only if it was offered. Throws IllegalStateException for an umpire
   * input that is not waited for.
   *
   * @param rest as this ruleset gave it
   */
  Ruling<P, C, E> rule(Rest<P, C> rest, Input<C> input);

  /**
   * The position after an event: for replay, and for whoever looks at what lies between two rests.
   * Total and dumb: pushing and popping a frame are events too.
   */
  P apply(P position, E event);

  /** What a viewer knows, built up from what is known, never cut down from all. */
  V view(P position, Viewer viewer);

  /** What a viewer learns of an event. */
  ShownEvent<E> shown(E event, Viewer viewer);

  /**
   * What the event says by paragraph; empty for events without a ruling in them. Shown only to
   * those who are shown the event whole.
   */
  List<Finding> findings(E event);

  /**
   * What the supply adjudicator would be asked of all units of a seat as they stand; empty for a
   * seat whose units need no line.
   */
  Optional<SupplyQuery> supply(P position, Seat seat);

  /** All that a board draws. */
  BoardContents sketch(V view);

  /** Another position that this viewer cannot tell from this one. */
  P resample(P position, Viewer viewer, Chance chance);

  /**
   * True if something in the position may be hidden from the viewer, so that {@link #resample} may
   * give another; false only where it gives the position itself, whatever the chance. Whoever tries
   * an order out in positions that look alike is content with one where nothing is hidden.
   */
  default boolean hides(P position, Viewer viewer) {
    return true;
  }

  /** The outline of the turn. */
  SequenceOfPlay outline();
}
