package umpire.testkit.breach.cycle.below;

import java.util.List;
import umpire.testkit.breach.cycle.NeedsBelow;

/** The other half. */
public record NeedsRoot(List<NeedsBelow> others) {
  /** With one more. */
  public NeedsRoot and(NeedsBelow other) {
    return new NeedsRoot(List.of(other));
  }
}
