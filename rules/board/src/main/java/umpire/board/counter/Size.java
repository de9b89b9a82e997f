package umpire.board.counter;

import java.util.Map;

/** The marks of a unit's size, as above a symbol. */
final class Size {
  private static final Map<String, String> MARKS =
      Map.of(
          "squad", "\u2022",
          "section", "\u2022\u2022",
          "platoon", "\u2022\u2022\u2022",
          "company", "I",
          "battery", "I",
          "battalion", "II",
          "regiment", "III",
          "brigade", "X",
          "division", "XX",
          "corps", "XXX");

  private Size() {}

  /** The mark of a size; the word itself where there is none, so that nothing is lost. */
  static String mark(String size) {
    return MARKS.getOrDefault(size, size);
  }
}
