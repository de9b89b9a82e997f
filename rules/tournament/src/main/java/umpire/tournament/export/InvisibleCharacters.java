package umpire.tournament.export;

/** Characters that no name may have: nobody sees them, or they break the line. */
public final class InvisibleCharacters {
  private InvisibleCharacters() {}

  /** Whether a code point is a control or format character, a line break or half a pair. */
  public static boolean contains(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
