package umpire.narvik.play;

import java.util.Set;
import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.QuestionId;
import umpire.kernel.play.Viewer;

/** What a frame on top of the agenda waits for. */
public sealed interface Rest {
  /** A player's choice. */
  record Asks(Waiting<?> waiting) implements Rest {}

  /** A draw; its number is the next of the match. */
  record Draws(RuleId rule, Lot lot, Set<Viewer> seenBy) implements Rest {
    public Draws {
      seenBy = Set.copyOf(seenBy);
    }
  }

  /** The report of a desk that has been asked. */
  record Reports(QuestionId id, Desk desk, Brief brief) implements Rest {}

  /** Nothing: it is carried out at once. */
  record Runs() implements Rest {}

  /** Nothing more, ever. */
  record Over(Outcome outcome) implements Rest {}
}
