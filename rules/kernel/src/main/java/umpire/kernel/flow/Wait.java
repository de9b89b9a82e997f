package umpire.kernel.flow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.RuleId;
import umpire.kernel.id.DecisionId;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.AnswerMode;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Brief;
import umpire.kernel.play.DrawKind;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/**
 * What a frame on top of the agenda waits for.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 */
public sealed interface Wait<P, C, F> {
  /** Nothing: it is carried out at once. */
  record Nothing<P, C, F>() implements Wait<P, C, F> {}

  /**
   * A draw, which takes the next number of the match.
   *
   * @param rule the paragraph that calls for it
   * @param lot what is drawn
   * @param seenBy who sees the values at once
   */
  record Draw<P, C, F>(RuleId rule, DrawKind lot, Set<Viewer> seenBy) implements Wait<P, C, F> {
    public Draw {
      seenBy = Set.copyOf(seenBy);
    }
  }

  /**
   * The report on the question that was asked last.
   *
   * @param adjudicator who was asked
   * @param brief what was asked
   */
  record Report<P, C, F>(Adjudicator adjudicator, Brief brief) implements Wait<P, C, F> {}

  /**
   * The choice of a seat, or of several.
   *
   * @param asks who asks and takes
   * @param frame what is asked about
   */
  record Choice<P extends PlayedPosition<P, F>, C, F, T extends F>(Asks<P, C, F, T> asks, T frame)
      implements Wait<P, C, F> {
    List<Seat> seats(P position) {
      return asks.seats(position, frame);
    }

    AnswerMode answer() {
      return asks.answerMode(frame);
    }

    /** With {@link AnswerMode#ALL} the seats whose answers are in. */
    Set<Seat> answered() {
      return answer() == AnswerMode.ALL ? asks.answered(frame) : Set.of();
    }

    /**
     * The open decisions; empty where nothing is offered. Each has the next number of the match
     * plus the seat's place in the window.
     */
    Map<Seat, Asked<C>> asked(P position, List<Seat> window) {
      int next = position.tally().decisions() + 1;
      Map<Seat, Asked<C>> asked = new HashMap<>();
      for (Seat seat : seats(position)) {
        if (answer() == AnswerMode.ALL || !asks.answered(frame).contains(seat)) {
          DecisionId id = new DecisionId(next + Math.max(0, window.indexOf(seat)));
          asks.asked(position, frame, seat, id).ifPresent(one -> asked.put(seat, one));
        }
      }
      return asked;
    }

    List<Finding> why(P position, Seat seat, C command) {
      return asks.refusalFindings(position, frame, seat, command);
    }

    List<Finding> unasked(P position, Seat seat, C command) {
      return asks.notAskedFindings(position, frame, seat, command);
    }

    /** True if this answer of a seat that is asked closes the decision, or the window. */
    boolean closes(P position, Seat seat, C command) {
      return switch (answer()) {
        case ALL -> isLast(position, seat);
        case ANY -> !asks.leavesToOthers(frame, command) || isLast(position, seat);
      };
    }

    private boolean isLast(P position, Seat seat) {
      Set<Seat> answered = asks.answered(frame);
      for (Seat one : seats(position)) {
        if (!one.equals(seat) && !answered.contains(one)) {
          return false;
        }
      }
      return true;
    }

    void take(Seat seat, C command, RulingInProgress<P, F> ruling) {
      asks.take(frame, seat, command, ruling);
    }
  }

  /** Nothing more: the match is over. */
  record End<P, C, F>(Outcome outcome) implements Wait<P, C, F> {}
}
