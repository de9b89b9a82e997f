package umpire.game.referee.state;

import java.util.stream.IntStream;
import umpire.kernel.play.Pending;

/** The public numbers of decisions: no number is used twice. */
public final class DecisionNumbers {
  private DecisionNumbers() {}

  /** How far they run ahead of the position's own when a match stands again where it stood. */
  public static int shift(MatchState<?, ?, ?, ?> from, MatchState<?, ?, ?, ?> then) {
    return publicNumber(from, then) + 1 - asked(then.pending()).min().orElseThrow();
  }

  /**
   * At least the highest number of a decision that was published. Where more than two were asked at
   * once, some who were asked first may be asked neither now nor then; each had a number of their
   * own, and two of them are still known.
   */
  private static int publicNumber(MatchState<?, ?, ?, ?> from, MatchState<?, ?, ?, ?> then) {
    int known =
        Math.max(from.shift() + highest(from.pending()), then.shift() + highest(then.pending()));
    return known + Math.max(0, from.match().seats().size() - 2);
  }

  private static int highest(Pending<?> pending) {
    return asked(pending).max().orElseThrow();
  }

  private static IntStream asked(Pending<?> pending) {
    return pending instanceof Pending.Choices<?> choices
        ? choices.asked().values().stream().mapToInt(asked -> asked.id().number())
        : IntStream.empty();
  }
}
