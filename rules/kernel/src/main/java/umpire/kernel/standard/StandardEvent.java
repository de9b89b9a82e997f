package umpire.kernel.standard;

import java.util.List;
import umpire.kernel.event.Audience;
import umpire.kernel.event.Event;
import umpire.kernel.flow.PlayedPosition;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.id.DecisionId;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Seat;

/**
 * What the flow does, and that a seat passes, as events of any game. {@link StandardTexts} makes
 * those of the flow; wire reads and writes all of them beside the game's own where its types are
 * made by {@link umpire.kernel.game.GameTypes#of}. Frames, counts and draws are shown to nobody, an
 * {@link Announcement} to everybody.
 *
 * @param <P> the game's position
 * @param <F> the game's frames
 */
public sealed interface StandardEvent<P extends PlayedPosition<P, F>, F> extends Event<P> {
  /**
   * Asks the supply adjudicator: the question is counted, and the top frame becomes the one that
   * waits for the report.
   *
   * @param waiting with the brief in it
   */
  static <P extends PlayedPosition<P, F>, F> void askSupply(
      RulingInProgress<P, F> ruling, F waiting) {
    ruling.add(new SupplyAsked<>(ruling.nextQuestion()));
    ruling.replaceFrame(waiting);
  }

  /**
   * Asks the combat adjudicator: the question and its draw are counted, and the top frame becomes
   * the one that waits for the report.
   *
   * @param waiting with the brief in it
   */
  static <P extends PlayedPosition<P, F>, F> void askCombat(
      RulingInProgress<P, F> ruling, F waiting) {
    ruling.add(new CombatAsked<>(ruling.nextQuestion(), ruling.nextDraw()));
    ruling.replaceFrame(waiting);
  }

  @Override
  default Audience audience() {
    return new Audience.Nobody();
  }

  /** A frame came on top. */
  record Pushed<P extends PlayedPosition<P, F>, F>(F frame) implements StandardEvent<P, F> {
    @Override
    public P applied(P before) {
      return before.with(before.agenda().push(frame));
    }
  }

  /** The top frame became another. */
  record Replaced<P extends PlayedPosition<P, F>, F>(F frame) implements StandardEvent<P, F> {
    @Override
    public P applied(P before) {
      return before.with(before.agenda().replace(frame));
    }
  }

  /** The top frame is done. */
  record Popped<P extends PlayedPosition<P, F>, F>() implements StandardEvent<P, F> {
    @Override
    public P applied(P before) {
      return before.with(before.agenda().pop());
    }
  }

  /**
   * A decision, or a window, is closed.
   *
   * @param decisions how many were open in it, at least one
   */
  record Answered<P extends PlayedPosition<P, F>, F>(int decisions) implements StandardEvent<P, F> {
    @Override
    public P applied(P before) {
      DecisionId last = new DecisionId(before.tally().decisions() + decisions);
      return before.with(before.tally().answered(last));
    }
  }

  /**
   * The draw that was waited for is made. What came of it is told by the events behind it, which
   * have no member {@code die} or {@code dice}: an export names each die once.
   *
   * @param dice the values as drawn; of a shuffle the permutation
   */
  record Drawn<P extends PlayedPosition<P, F>, F>(DrawId draw, List<Integer> dice)
      implements StandardEvent<P, F> {
    public Drawn {
      dice = List.copyOf(dice);
    }

    @Override
    public P applied(P before) {
      return before.with(before.tally().drawn(draw));
    }
  }

  /** The supply adjudicator is asked; the brief stands in the frame that waits. */
  record SupplyAsked<P extends PlayedPosition<P, F>, F>(QuestionId question)
      implements StandardEvent<P, F> {
    @Override
    public P applied(P before) {
      return before.with(before.tally().asked(question));
    }
  }

  /** The combat adjudicator is asked, and its dice have a number. */
  record CombatAsked<P extends PlayedPosition<P, F>, F>(QuestionId question, DrawId draw)
      implements StandardEvent<P, F> {
    @Override
    public P applied(P before) {
      return before.with(before.tally().asked(question).drawn(draw));
    }
  }

  /** What changes nothing by itself, and is shown to everybody. */
  sealed interface Announcement<P extends PlayedPosition<P, F>, F> extends StandardEvent<P, F> {
    @Override
    default P applied(P before) {
      return before;
    }

    @Override
    default Audience audience() {
      return new Audience.Everyone();
    }
  }

  /** The seat passes; added by a step of the game. */
  record Passed<P extends PlayedPosition<P, F>, F>(Seat seat) implements Announcement<P, F> {}

  /** The supply adjudicator has answered. */
  record SupplyReported<P extends PlayedPosition<P, F>, F>(QuestionId question, Report report)
      implements Announcement<P, F>, ReportedEvent<P> {}

  /** The combat adjudicator has answered. */
  record CombatReported<P extends PlayedPosition<P, F>, F>(
      QuestionId question, DrawId draw, Report report)
      implements Announcement<P, F>, ReportedEvent<P> {}
}
