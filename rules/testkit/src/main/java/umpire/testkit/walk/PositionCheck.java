package umpire.testkit.walk;

import java.util.List;

/** What a game's own check finds wrong with a position that play has reached. */
@FunctionalInterface
public interface PositionCheck {
  /** What is wrong with a position, one sentence for each fault; empty if nothing is. */
  List<String> faults(Object position);

  /** A check that finds nothing wrong with any position. */
  static PositionCheck any() {
    return _ -> List.of();
  }
}
