package umpire.tournament.picture;

/**
 * How a picture is drawn.
 *
 * @param theme its colours
 * @param letterOrder in which order letters of names are written that run from right to left
 */
public record Style(Theme theme, LetterOrder letterOrder) {
  /** For browsers, on a light page. */
  public static final Style LIGHT = new Style(Theme.LIGHT, LetterOrder.LOGICAL);

  /** For browsers, on a dark page. */
  public static final Style DARK = new Style(Theme.DARK, LetterOrder.LOGICAL);

  /** In which order the letters of a name are written. */
  public enum LetterOrder {
    /** As they are read: what shows the picture arranges them, as every browser does. */
    LOGICAL,
    /** As they stand from left to right, for a library that does not arrange them. */
    VISUAL
  }

  /** The same for {@code umpire.board.Raster}, whose library sets every letter after the last. */
  public Style forRaster() {
    return new Style(theme, LetterOrder.VISUAL);
  }
}
