package umpire.kernel.flow;

import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.event.Event;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.offer.Offer;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Seat;

/**
 * How a game writes what the flow does by itself: its events, and its refusals.
 *
 * @param <P> the game's position
 * @param <F> the game's frames
 */
public interface FlowTexts<P, F> {
  /** A frame comes on top. */
  Event<P> pushed(F frame);

  /** The top frame becomes another. */
  Event<P> replaced(F frame);

  /** The top frame is done. */
  Event<P> popped();

  /**
   * A decision, or a window, is closed.
   *
   * @param before the position before the answer
   * @param seat whose answer closes it
   * @param decisions how many were open in it, at least one
   */
  Event<P> answered(P before, Seat seat, int decisions);

  /**
   * True if the event of {@link #answered} stands before what the answer did, false if it stands
   * behind it. It changes the tally alone, so that either comes to the same.
   */
  default boolean answeredFirst() {
    return false;
  }

  /** The draw that was waited for is made; empty where the game's own events say so. */
  Optional<Event<P>> drawn(DrawId id, List<Integer> values);

  /**
   * The report that was waited for has come; empty where the game's own events say so.
   *
   * @param adjudicator who was asked
   */
  default Optional<Event<P>> reported(QuestionId id, Adjudicator adjudicator, Report report) {
    return Optional.empty();
  }

  /** The refusal of a command by a seat that is not asked. */
  Finding notAsked(F top);

  /**
   * The refusal of a command for which no better reason is known.
   *
   * @param rule the paragraph that asks
   * @param top the frame that asks
   * @param strayed the parameter that lies outside its domain; empty if no command of this type is
   *     on offer
   */
  Finding notOffered(RuleId rule, F top, Optional<Offer.Parameter> strayed);
}
