package umpire.weserubung.combat;

/**
 * How many hits one unit bears.
 *
 * @param least 0 or more
 * @param most at least {@code least}, at most 2
 */
public record HitBounds(int least, int most) {
  public HitBounds {
    if (least < 0 || most < least || most > 2) {
      throw new IllegalArgumentException("a unit bears 0 to 2 hits, not " + least + " to " + most);
    }
  }
}
