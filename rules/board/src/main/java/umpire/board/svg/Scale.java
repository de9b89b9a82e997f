package umpire.board.svg;

/**
 * How large a picture is shown, and so how much of it can be read.
 *
 * @param factor pixels on the screen or the paper for each unit of the drawing, above 0; 1 is as
 *     large as it is drawn
 */
public record Scale(double factor) {
  /** As large as it is drawn. */
  public static final Scale FULL = new Scale(1);

  /** From here on everything can be read. */
  private static final double FULL_FROM = 0.95;

  /** From here on counters can be told apart. */
  private static final double MEDIUM_FROM = 0.42;

  public Scale {
    if (!(factor > 0)) {
      throw new IllegalArgumentException("a scale is above 0, not " + factor);
    }
  }

  /** What is drawn. */
  public enum Detail {
    /** Terrain, the names of major places, and a block for each stack. */
    OVERVIEW,
    /** Counters without small print, the names of all places, the numbers of hexes. */
    MEDIUM,
    /** Everything. */
    FULL
  }

  /** What is drawn at this scale. */
  public Detail detail() {
    if (factor < MEDIUM_FROM) {
      return Detail.OVERVIEW;
    }
    return factor < FULL_FROM ? Detail.MEDIUM : Detail.FULL;
  }

  /** The least scale of a detail, for what is drawn once for all of its scales. */
  public static Scale least(Detail detail) {
    return switch (detail) {
      case OVERVIEW -> new Scale(MEDIUM_FROM / 2);
      case MEDIUM -> new Scale(MEDIUM_FROM);
      case FULL -> FULL;
    };
  }

  /** The size of letters that have this size where there is room: never too small to be read. */
  public double letters(double size) {
    return detail() == Detail.FULL ? size : Math.max(size, TextWidths.LEAST / factor);
  }
}
