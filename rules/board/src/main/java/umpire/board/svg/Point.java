package umpire.board.svg;

/**
 * A point of the picture.
 *
 * @param x pixels from the left
 * @param y pixels from the top
 */
public record Point(double x, double y) {
  /** The point so far to the right and down. */
  public Point plus(double right, double down) {
    return new Point(x + right, y + down);
  }

  /** The point at this share of the way to another: 0 is here, 1 is there. */
  public Point towards(Point other, double share) {
    return new Point(x + (other.x - x) * share, y + (other.y - y) * share);
  }

  /** How far another point is, in pixels. */
  public double distance(Point other) {
    return Math.hypot(other.x - x, other.y - y);
  }

  /** The coordinates as SVG's path data has them. */
  @Override
  public String toString() {
    return SvgCanvas.number(x) + " " + SvgCanvas.number(y);
  }
}
