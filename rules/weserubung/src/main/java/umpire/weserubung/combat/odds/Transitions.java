package umpire.weserubung.combat.odds;

import java.util.BitSet;

/** The conditions that one condition becomes under one salvo, and in how many falls each. */
final class Transitions {
  /** Numbers of conditions, each once. */
  final int[] to;

  /** As many, each at least 1; together ten to the power of the salvo's dice. Shared. */
  final long[] falls;

  /** The same numbers; not to be changed. */
  final BitSet reached;

  Transitions(Branches branches, long[] falls) {
    this.to = branches.to;
    this.falls = falls;
    this.reached = branches.reached();
  }
}
