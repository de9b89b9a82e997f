package umpire.narvik.model.frame;

/**
 * How a side satisfies its result, point by point (15.2).
 *
 * @param retreat points met by retreating every unit one hex each
 * @param fatigue points met by sharing six fatigue points each
 * @param toLimit points, 0 or 1, met by raising every unit to its fatigue limit
 * @param eliminate points met by eliminating one unit each
 */
public record Mix(int retreat, int fatigue, int toLimit, int eliminate) {
  /** Points in all. */
  public int points() {
    return retreat + fatigue + toLimit + eliminate;
  }
}
