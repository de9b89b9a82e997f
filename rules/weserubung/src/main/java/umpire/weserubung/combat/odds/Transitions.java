package umpire.weserubung.combat.odds;

/** The conditions that one condition becomes under one salvo, and in how many falls each. */
final class Transitions {
  /** Numbers of conditions, each once. */
  final int[] to;

  /** As many, each at least 1; together ten to the power of the salvo's dice. */
  final long[] falls;

  Transitions(int[] to, long[] falls) {
    this.to = to;
    this.falls = falls;
  }
}
