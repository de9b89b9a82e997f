package umpire.testkit.breach.ledger;

import umpire.kernel.citation.Rule;

/** Cites too much, and what there is not. */
@Rule({"1.1", "1.2", "1.3", "1.4", "9.9"})
public record Cites(int count) {}
