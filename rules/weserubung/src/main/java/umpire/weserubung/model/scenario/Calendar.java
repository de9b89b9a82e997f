package umpire.weserubung.model.scenario;

import umpire.weserubung.model.counter.Side;

/**
 * When it is, and who goes first.
 *
 * @param play which chapters are played
 * @param turn from 1, 9 to 12 April
 * @param lastTurn of the match; 0 where it ends with its first battle
 * @param phase of the turn
 * @param initiative who holds it this turn (6.3)
 * @param first who acts first in the phase (6.3)
 */
public record Calendar(
    Setup.Play play, int turn, int lastTurn, TurnPhase phase, Side initiative, Side first) {
  /** In that phase, the holder of the initiative first until they say otherwise (6.3-b/r4). */
  public Calendar in(TurnPhase next) {
    return new Calendar(play, turn, lastTurn, next, initiative, initiative);
  }

  /** With that side acting first. */
  public Calendar first(Side side) {
    return new Calendar(play, turn, lastTurn, phase, initiative, side);
  }

  /** With that side holding the initiative. */
  public Calendar initiative(Side side) {
    return new Calendar(play, turn, lastTurn, phase, side, side);
  }

  /** The next turn, before its first phase. */
  public Calendar next() {
    return new Calendar(play, turn + 1, lastTurn, TurnPhase.OFFENSIVE, initiative, initiative);
  }
}
