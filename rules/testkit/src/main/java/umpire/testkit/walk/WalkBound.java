package umpire.testkit.walk;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import umpire.kernel.play.Asked;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Match;

/** The walker's own bound, since a rulebook need not bound a phase. */
final class WalkBound {
  /** The most actions of a seat. */
  static final int MOST_ACTIONS = 40;

  private final Map<Stay, Integer> actions = new HashMap<>();

  /** A seat, and one stay of a type of frame on the agenda. */
  private record Stay(Seat seat, int number) {}

  /** The first command of a seat's next order: what it says, unless it has said enough. */
  Object begin(Match match, Seat seat, Asked<Object> asked, Supplier<Object> said) {
    Stay stay = new Stay(seat, match.topFrameStay());
    if (actions.getOrDefault(stay, 0) >= MOST_ACTIONS) {
      return asked.fallback();
    }
    Object command = said.get();
    if (!command.equals(asked.fallback())) {
      actions.merge(stay, 1, Integer::sum);
    }
    return command;
  }
}
