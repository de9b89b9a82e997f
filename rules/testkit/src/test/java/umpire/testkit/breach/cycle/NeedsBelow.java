package umpire.testkit.breach.cycle;

import umpire.testkit.breach.cycle.below.NeedsRoot;

/** One half of a cycle between a package and the one above it. */
public record NeedsBelow(NeedsRoot other) {}
