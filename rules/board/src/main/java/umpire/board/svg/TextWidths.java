package umpire.board.svg;

/**
 * How wide words are, estimated from the widths of a bold sans serif, so that the picture is the
 * same on every machine; thin letters are narrower.
 */
public final class TextWidths {
  /** Words smaller than this, in pixels, are not read by anybody. */
  public static final double LEAST = 7.5;

  private static final String NARROW = "iljI.,:;'|!()[]/- ";
  private static final String SLIM = "frtsz*\"";
  private static final String WIDE = "mwMW%@";

  private TextWidths() {}

  /** Pixels from the first letter to the last. */
  public static double width(String words, double size) {
    return size * words.codePoints().mapToDouble(TextWidths::ems).sum();
  }

  /** The size, at most this one, at which the words take no more room than that. */
  public static double fit(String words, double size, double room) {
    return Math.min(size, room / Math.max(1, width(words, 1)));
  }

  private static double ems(int letter) {
    if (NARROW.indexOf(letter) >= 0) {
      return 0.41;
    }
    if (SLIM.indexOf(letter) >= 0) {
      return 0.55;
    }
    if (WIDE.indexOf(letter) >= 0) {
      return 1.04;
    }
    return Character.isUpperCase(letter) ? 0.79 : 0.7;
  }
}
