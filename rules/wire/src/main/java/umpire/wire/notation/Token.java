package umpire.wire.notation;

/**
 * A piece of a text.
 *
 * @param text of a word, or what stands between the quotes, read
 * @param offset where it begins, from 0
 */
record Token(Kind kind, String text, int offset) {
  private static final int LONGEST = 40;

  enum Kind {
    WORD("a word"),
    QUOTED("a text in quotes"),
    EQUALS("'='"),
    COMMA("','"),
    COLON("':'"),
    OPEN("'('"),
    CLOSE("')'"),
    BREAK("the end of the command"),
    END("the end of the text");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** In a message. */
    String words() {
      return words;
    }
  }

  boolean is(Kind other) {
    return kind == other;
  }

  /** True for what may stand for a value by itself. */
  boolean isWord() {
    return kind == Kind.WORD || kind == Kind.QUOTED;
  }

  /** True where nothing more of the present command or parenthesis follows. */
  boolean closes() {
    return kind == Kind.BREAK || kind == Kind.END || kind == Kind.CLOSE;
  }

  /** What it is, in a message. */
  String told() {
    return isWord() ? "'" + shown(text) + "'" : kind.words;
  }

  /** Short, and with nothing in it that could not be shown. */
  static String shown(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .limit(LONGEST)
        .forEach(
            point -> {
              if (point == ' ' || Lexer.isPlain(point) || isPrintable(point)) {
                shown.appendCodePoint(point);
              } else {
                shown.append("U+%04X".formatted(point));
              }
            });
    return text.codePointCount(0, text.length()) > LONGEST ? shown + "..." : shown.toString();
  }

  private static boolean isPrintable(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SPACE_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
