package umpire.fallschirmjaeger.model.frame;

import java.util.List;
import java.util.Set;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.play.Sorted;
import umpire.kernel.scenario.Outcome;

/** Frames of the sequence of play. */
public sealed interface TurnFrame extends Frame {
  /**
   * At the bottom of the agenda: what comes next.
   *
   * @param part number of the part of the turn that begins next, from 0
   */
  record Turning(int part) implements TurnFrame {}

  /** The supply adjudicator traces the lines of a side (2.7, 3.2). */
  record AwaitingLines(Side side) implements TurnFrame {}

  /**
   * The side says what its leaders reorganise (1.10c).
   *
   * @param acted leaders that have done so in this turn
   */
  record Reorganising(Side side, Set<String> acted) implements TurnFrame {
    public Reorganising {
      acted = Sorted.set(acted);
    }
  }

  /** The Dutch say which reinforcements they take for points (4.0e(3)). */
  record Choosing() implements TurnFrame {}

  /** The supply adjudicator traces the lines of the Dutch artillery to the munitions (3.4b). */
  record AwaitingMunitions() implements TurnFrame {}

  /**
   * A die is thrown for each of these ships (3.3c).
   *
   * @param ships in the order of the dice
   */
  record WithdrawingShips(List<String> ships) implements TurnFrame {
    public WithdrawingShips {
      ships = List.copyOf(ships);
    }
  }

  /** The match is over. */
  record Ended(Outcome outcome) implements TurnFrame {}
}
