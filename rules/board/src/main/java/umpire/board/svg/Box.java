package umpire.board.svg;

/**
 * A rectangle of the picture.
 *
 * @param corner upper left
 * @param end lower right
 */
public record Box(Point corner, Point end) {
  /** The rectangle of that size with its upper left corner there. */
  public static Box at(Point corner, double width, double height) {
    return new Box(corner, corner.plus(width, height));
  }

  /** The square pixels that both cover. */
  public double shared(Box other) {
    double across = Math.min(end.x(), other.end.x()) - Math.max(corner.x(), other.corner.x());
    double down = Math.min(end.y(), other.end.y()) - Math.max(corner.y(), other.corner.y());
    return Math.max(0, across) * Math.max(0, down);
  }
}
