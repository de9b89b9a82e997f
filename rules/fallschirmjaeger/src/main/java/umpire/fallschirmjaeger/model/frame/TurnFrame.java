package umpire.fallschirmjaeger.model.frame;

import umpire.fallschirmjaeger.model.counter.Side;
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

  /** The Dutch say which reinforcements they take for points (4.0e(3)). */
  record Choosing() implements TurnFrame {}

  /** The match is over. */
  record Ended(Outcome outcome) implements TurnFrame {}
}
