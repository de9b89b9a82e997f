package umpire.narvik.play;

import java.util.HashSet;
import java.util.Set;
import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Outcome;
import umpire.kernel.play.QuestionId;
import umpire.kernel.play.Viewer;
import umpire.narvik.model.Side;

/** What a frame on top of the agenda waits for. */
public sealed interface Wait {
  /** A player's choice. */
  record Asks(Waiting<?> waiting) implements Wait {}

  /** A draw; its number is the next of the match. */
  record Draws(RuleId rule, Lot lot, Set<Viewer> seenBy) implements Wait {
    public Draws {
      seenBy = Set.copyOf(seenBy);
    }
  }

  /** The report of a desk that has been asked. */
  record Reports(QuestionId id, Desk desk, Brief brief) implements Wait {}

  /** Nothing: it is carried out at once. */
  record Runs() implements Wait {}

  /** Nothing more, ever. */
  record Over(Outcome outcome) implements Wait {}

  /** A draw of six-sided dice that every viewer sees at once. */
  static Wait openly(RuleId rule, int dice) {
    Set<Viewer> all = new HashSet<>(Set.of(new Viewer.Everyone()));
    for (Side side : Side.values()) {
      all.add(new Viewer.Of(side.seat()));
    }
    return new Draws(rule, new Lot.Dice(dice, 6), all);
  }

  /** A draw that one side alone sees before the end. */
  static Wait secretly(RuleId rule, Lot lot, Side side) {
    return new Draws(rule, lot, Set.of(new Viewer.Of(side.seat())));
  }
}
