package umpire.kernel.flow;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.id.DecisionId;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.AnswerMode;
import umpire.kernel.play.Asked;
import umpire.kernel.scenario.Seat;

/**
 * A question to one seat or to several. A command is taken if and only if it is offered; reasons
 * are looked for only when it is not.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 * @param <T> the frame that asks
 */
public interface Asks<P extends PlayedPosition<P, F>, C, F, T extends F> {
  /** The paragraph that asks. */
  RuleId rule(T frame);

  /** All who are asked when it opens, in a fixed order: an answer changes nothing in it. */
  List<Seat> seats(P position, T frame);

  /**
   * Everything that the seat may answer. Empty only where one seat is asked and the reason is
   * public: then the frame is carried out instead.
   */
  Offers<C> offers(P position, T frame, Seat seat);

  /** What an absent seat is taken to answer: one of the offers. */
  C fallback(P position, T frame, Seat seat, Offers<C> offers);

  /** Carries out a command that is on offer. */
  void take(T frame, Seat seat, C command, RulingInProgress<P, F> ruling);

  /** The open decision of a seat under that number; empty if nothing is offered to it. */
  default Optional<Asked<C>> asked(P position, T frame, Seat seat, DecisionId id) {
    Offers<C> offers = offers(position, frame, seat);
    return offers.offers().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Asked<>(id, rule(frame), offers, fallback(position, frame, seat, offers)));
  }

  /**
   * Why a command that is not on offer cannot be taken, by paragraph; empty where nothing better is
   * known than the paragraph that asks.
   */
  default List<Finding> refusalFindings(P position, T frame, Seat seat, C command) {
    return List.of();
  }

  /**
   * Why a seat is not asked at all, of a command that it sends nevertheless; empty where that is
   * not for every seat to know, or nothing but the sequence bars it.
   */
  default List<Finding> notAskedFindings(P position, T frame, Seat seat, C command) {
    return List.of();
  }

  /** Whether all of them must answer, unseen by each other, or one. */
  default AnswerMode answerMode(T frame) {
    return AnswerMode.ALL;
  }

  /**
   * With {@link AnswerMode#ALL} the seats that have answered, with {@link AnswerMode#ANY} those
   * that leave it to the others.
   */
  default Set<Seat> answered(T frame) {
    return Set.of();
  }

  /** True if this answer leaves it to the other seats ({@link AnswerMode#ANY}). */
  default boolean leavesToOthers(T frame, C command) {
    return false;
  }
}
