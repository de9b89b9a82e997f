package umpire.tournament.knockout;

/** Who goes on when a pairing is drawn. */
public enum DrawRule {
  /** The higher seed, the one with the lower number of a seed. */
  HIGHER_SEED,
  /**
   * Nobody until the host gives one of the two more points, for example from another match; up to
   * then the next round is impossible.
   */
  BY_POINTS
}
