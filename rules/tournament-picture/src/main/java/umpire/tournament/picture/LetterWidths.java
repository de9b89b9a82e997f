package umpire.tournament.picture;

import java.lang.Character.UnicodeScript;
import java.util.Set;
import umpire.board.svg.TextWidths;

/**
 * How wide words of any script are at most, estimated from a wide sans serif, so that a picture is
 * the same on every machine. {@link TextWidths} knows the letters of Western Europe; here are all
 * others. A few signs are wider still, such as U+FDFD: what they hide is cut off at the edge of
 * their place.
 *
 * @param size of the letters in pixels
 * @param bold whether they are bold
 */
record LetterWidths(double size, boolean bold) {
  private static final double BOLDER = 1.09;
  private static final int END_OF_LATIN = 0x180;
  private static final int FIRST_EMOJI = 0x1F000;

  /** Whose letters are about as wide as those of Western Europe. */
  private static final Set<UnicodeScript> ALPHABETS =
      Set.of(UnicodeScript.LATIN, UnicodeScript.GREEK, UnicodeScript.CYRILLIC);

  /** Wider than their neighbours: 1.1 em at most. */
  private static final String WIDE =
      "¬±×÷©®¼½¾ÆæŒœĦŉŴŵ…—―ΉΌΎΏώϏ" + "МФФЫЮЖШЩЊЉЪмфыюжшщњљъѢѣẀẁẂẃẄẅẆẇỚỜỞỠỢ" + "∞→←↔";

  /** Wider still: 1.5 em at most. */
  private static final String WIDEST = "ǄǅǆǱǲǳѨѼԔ‰‱";

  /** Pixels from the first letter to the last. */
  double of(String words) {
    double ems = words.codePoints().mapToDouble(LetterWidths::ems).sum();
    return ems * size * (bold ? BOLDER : 1);
  }

  private static double ems(int letter) {
    int type = Character.getType(letter);
    if (type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.FORMAT) {
      return 0;
    }
    if (WIDEST.indexOf(letter) >= 0) {
      return 1.5;
    }
    if (WIDE.indexOf(letter) >= 0) {
      return 1.1;
    }
    if (letter < END_OF_LATIN) {
      return TextWidths.width(Character.toString(letter), 1);
    }
    return letter >= FIRST_EMOJI || type == Character.OTHER_SYMBOL ? 1.4 : ofScript(letter);
  }

  private static double ofScript(int letter) {
    UnicodeScript script = UnicodeScript.of(letter);
    if (script == UnicodeScript.ARABIC) {
      return 0.8;
    }
    if (script == UnicodeScript.HEBREW) {
      return 0.75;
    }
    if (ALPHABETS.contains(script)) {
      return Character.isLowerCase(letter) ? 0.85 : 0.9;
    }
    return script == UnicodeScript.COMMON ? 1 : 1.1;
  }
}
