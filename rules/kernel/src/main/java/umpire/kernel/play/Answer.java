package umpire.kernel.play;

/** How many of the asked seats must answer. */
public enum Answer {
  /** Every asked seat; answers stay hidden until the last is in. */
  ALL,
  /** The first answer counts. */
  ANY
}
