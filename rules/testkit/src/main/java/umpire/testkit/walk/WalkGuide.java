package umpire.testkit.walk;

import java.util.Optional;
import umpire.kernel.play.Asked;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Match;

/** Says commands of a walk in place of the lot, so that it comes where the lot seldom gets. */
public interface WalkGuide {
  /**
   * A command on offer to the seat, or empty where the lot is to decide.
   *
   * @param asked what the match asks the seat now, at the start of an order or within it
   * @param drafting true within an order
   */
  Optional<Object> command(Match match, Seat seat, Asked<Object> asked, boolean drafting);

  /** Leaves everything to the lot. */
  static WalkGuide nobody() {
    return (match, seat, asked, drafting) -> Optional.empty();
  }
}
