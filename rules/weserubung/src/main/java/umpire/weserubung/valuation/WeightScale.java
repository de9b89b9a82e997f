package umpire.weserubung.valuation;

/** How much a command is wanted beside others of the same moment. */
final class WeightScale {
  static final double NEVER = 0.0001;
  static final double SELDOM = 0.03;
  static final double USUAL = 1;
  static final double GOOD = 4;
  static final double BEST = 10;

  private WeightScale() {}
}
