package umpire.tournament.picture;

import java.text.Bidi;
import java.text.BreakIterator;
import java.util.Locale;

/**
 * The letters of a name as they stand from left to right. Letters of Arabic are put in order, but
 * not joined.
 */
final class VisualOrder {
  private static final String OPENING = "([{<«‹";
  private static final String CLOSING = ")]}>»›";

  private VisualOrder() {}

  /** The name itself if it runs from left to right throughout. */
  static String of(String name) {
    if (!Bidi.requiresBidi(name.toCharArray(), 0, name.length())) {
      return name;
    }
    Bidi bidi = new Bidi(name, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
    int count = bidi.getRunCount();
    byte[] levels = new byte[count];
    String[] runs = new String[count];
    for (int run = 0; run < count; run++) {
      levels[run] = (byte) bidi.getRunLevel(run);
      String words = name.substring(bidi.getRunStart(run), bidi.getRunLimit(run));
      runs[run] = levels[run] % 2 == 0 ? words : reversed(words);
    }
    Bidi.reorderVisually(levels, 0, runs, 0, count);
    return String.join("", runs);
  }

  /** From the last letter to the first; marks stay behind the letter that they belong to. */
  private static String reversed(String words) {
    BreakIterator letters = BreakIterator.getCharacterInstance(Locale.ROOT);
    letters.setText(words);
    StringBuilder reversed = new StringBuilder();
    int end = letters.last();
    for (int start = letters.previous(); start != BreakIterator.DONE; start = letters.previous()) {
      reversed.append(mirrored(words.substring(start, end)));
      end = start;
    }
    return reversed.toString();
  }

  private static String mirrored(String letter) {
    if (OPENING.contains(letter)) {
      return CLOSING.substring(OPENING.indexOf(letter)).substring(0, 1);
    }
    return CLOSING.contains(letter)
        ? OPENING.substring(CLOSING.indexOf(letter)).substring(0, 1)
        : letter;
  }
}
