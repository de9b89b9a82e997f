package umpire.weserubung.combat.odds;

/** Where one condition goes under one salvo, and in how many falls. */
public final class Steps {
  /** Numbers of conditions, each once. */
  final int[] to;

  /** As many, each at least 1; together ten to the power of the salvo's dice. */
  final long[] falls;

  Steps(int[] to, long[] falls) {
    this.to = to;
    this.falls = falls;
  }
}
