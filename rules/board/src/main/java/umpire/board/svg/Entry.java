package umpire.board.svg;

/**
 * A line of the legend.
 *
 * @param words what it is
 * @param swatch how it is drawn
 */
public record Entry(String words, Swatch swatch) {
  /** Draws an example. */
  @FunctionalInterface
  public interface Swatch {
    /** Draws it about that point, within 17 pixels to each side and 12 up and down. */
    void draw(SvgCanvas svgCanvas, Point centre);
  }
}
