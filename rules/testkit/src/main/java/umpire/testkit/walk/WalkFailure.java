package umpire.testkit.walk;

/** A finding of a walk: the seed and the step replay it. */
public final class WalkFailure extends AssertionError {
  private static final long serialVersionUID = 1L;

  private final long seed;
  private final int step;

  /**
   * A finding for which something was thrown.
   *
   * @param step how many inputs had been given
   */
  public WalkFailure(String walk, long seed, int step, String what, Throwable cause) {
    super("%s, seed %d, input %d: %s".formatted(walk, seed, step, what), cause);
    this.seed = seed;
    this.step = step;
  }

  WalkFailure(String walk, long seed, int step, String what) {
    super("%s, seed %d, input %d: %s".formatted(walk, seed, step, what));
    this.seed = seed;
    this.step = step;
  }

  /** The seed of the walk. */
  public long seed() {
    return seed;
  }

  /** How many inputs were accepted before it. */
  public int step() {
    return step;
  }
}
