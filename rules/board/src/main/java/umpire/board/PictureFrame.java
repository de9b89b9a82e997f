package umpire.board;

/**
 * What of a board is drawn, and how large.
 *
 * @param part of the picture
 * @param width pixels from left to right at which the map alone will be shown, for what can be read
 *     at that width and no more; 0 for as wide as it is drawn with everything on it
 */
public record PictureFrame(Part part, int width) {
  /** The whole picture. */
  public static final PictureFrame ALL = new PictureFrame(Part.ALL, 0);

  /** Pixels, at least, of the width of a map. */
  public static final int LEAST_WIDTH = 160;

  /** Pixels, at most, of the width of a map. */
  public static final int MOST_WIDTH = 6000;

  /** Throws IllegalArgumentException for a width that is out of range, or not of a map. */
  public PictureFrame {
    if (width != 0 && part != Part.MAP) {
      throw new IllegalArgumentException("a width goes with the map alone");
    }
    if (width != 0 && (width < LEAST_WIDTH || width > MOST_WIDTH)) {
      throw new IllegalArgumentException(
          "a width is %d to %d pixels, not %d".formatted(LEAST_WIDTH, MOST_WIDTH, width));
    }
  }

  /** A part of a picture. */
  public enum Part {
    /** Map and panel. */
    ALL,
    /** The map and what lies on it. */
    MAP,
    /** Title, boxes, stacks in full and legend. */
    PANEL
  }
}
