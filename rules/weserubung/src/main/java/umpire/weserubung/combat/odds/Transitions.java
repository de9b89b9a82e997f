package umpire.weserubung.combat.odds;

import java.util.BitSet;

/** The conditions that one condition becomes under one salvo, and in how many falls each. */
final class Transitions {
  /** Numbers of conditions, each once. */
  final int[] to;

  /** As many, each at least 1; together ten to the power of the salvo's dice. Shared. */
  final long[] falls;

  private final Branches branches;

  Transitions(Branches branches, long[] falls) {
    this.branches = branches;
    this.to = branches.to;
    this.falls = falls;
  }

  /** The conditions as a set; not to be changed. */
  BitSet reached() {
    return branches.reached();
  }
}
