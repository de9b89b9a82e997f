package umpire.tournament.picture;

import java.text.Bidi;
import java.text.BreakIterator;
import java.util.Locale;

/** Makes words that somebody else chose fit for their place. */
final class Names {
  private static final String ELLIPSIS = "…";
  private static final char ISOLATE = '\u2068';
  private static final char END_OF_ISOLATE = '\u2069';

  /** More code points are never shown of a name, not even in a description. */
  private static final int LONGEST = 100;

  /** Marks, isolates, embeddings and overrides of direction, which could reach beyond a name. */
  private static final String DIRECTIONS =
      "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";

  private Names() {}

  /** On one line and without signs that change the direction of what follows. */
  static String clean(String words) {
    StringBuilder clean = new StringBuilder();
    words
        .codePoints()
        .filter(point -> DIRECTIONS.indexOf(point) < 0)
        .map(point -> breaksLine(point) ? ' ' : point)
        .forEach(clean::appendCodePoint);
    String line = clean.toString().strip();
    if (line.codePointCount(0, line.length()) <= LONGEST) {
      return line;
    }
    return line.substring(0, line.offsetByCodePoints(0, LONGEST)) + ELLIPSIS;
  }

  private static boolean breaksLine(int point) {
    int type = Character.getType(point);
    return type == Character.CONTROL
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }

  /** With its own direction, so that it does not change the order of the words around it. */
  static String isolated(String clean) {
    return Bidi.requiresBidi(clean.toCharArray(), 0, clean.length())
        ? ISOLATE + clean + END_OF_ISOLATE
        : clean;
  }

  /** As it is written into a picture. */
  static String arranged(String clean, Style.LetterOrder order) {
    return switch (order) {
      case LOGICAL -> isolated(clean);
      case VISUAL -> VisualOrder.of(clean);
    };
  }

  /**
   * As much of it as there is room for, with an ellipsis if that is not all; what is seen as one
   * letter stays whole.
   *
   * @param room pixels
   */
  static String cut(String clean, LetterWidths widths, double room) {
    if (widths.of(clean) <= room) {
      return clean;
    }
    BreakIterator letters = BreakIterator.getCharacterInstance(Locale.ROOT);
    letters.setText(clean);
    double left = room - widths.of(ELLIPSIS);
    int end = 0;
    for (int next = letters.next(); next != BreakIterator.DONE; next = letters.next()) {
      left -= widths.of(clean.substring(end, next));
      if (left < 0) {
        break;
      }
      end = next;
    }
    return clean.substring(0, end).stripTrailing() + ELLIPSIS;
  }
}
