package umpire.tournament.picture;

/** How much a picture may hold: more would be neither readable nor cheap to draw. */
final class Bounds {
  private Bounds() {}

  /**
   * Throws IllegalArgumentException, which names the bound, for more than that.
   *
   * @param picture such as {@code a picture of standings}
   * @param what is counted, in the plural
   */
  static void atMost(int most, int count, String picture, String what) {
    if (count > most) {
      throw new IllegalArgumentException(
          "%s has at most %d %s, not %d".formatted(picture, most, what, count));
    }
  }
}
