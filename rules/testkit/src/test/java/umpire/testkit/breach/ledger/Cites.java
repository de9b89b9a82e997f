package umpire.testkit.breach.ledger;

import umpire.kernel.cite.Rule;

/** Cites too much, and what there is not. */
@Rule({"1.1", "1.2", "1.3", "1.4", "9.9"})
public record Cites(int count) {}
