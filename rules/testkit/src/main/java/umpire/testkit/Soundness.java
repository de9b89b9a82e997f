package umpire.testkit;

import java.util.List;

/** What a game's own eye finds wrong with a position that play has reached. */
@FunctionalInterface
public interface Soundness {
  /** In sentences; empty if nothing is wrong. */
  List<String> faults(Object position);

  /** Finds nothing. */
  static Soundness any() {
    return _ -> List.of();
  }
}
