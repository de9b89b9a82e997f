package umpire.local.drivers.leaks;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A text without what names one match, one request or one moment: two matches are two, whatever
 * happens in them. All else must be equal.
 */
final class PlainText {
  private record Replacement(Pattern pattern, String by) {
    static Replacement of(String pattern, String by) {
      return new Replacement(Pattern.compile(pattern), by);
    }
  }

  private static final List<Replacement> REPLACEMENTS =
      List.of(
          Replacement.of("\"commitment\":\"[0-9a-f]{64}\"", "\"commitment\":\"\""),
          Replacement.of("\"stream\":\"[^\"]*\"", "\"stream\":\"\""),
          Replacement.of("urn:umpire:request:[0-9a-zA-Z-]+", "urn:umpire:request:"),
          Replacement.of("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "then"));

  private PlainText() {}

  static String of(String text, String match) {
    String plain = text.replace(match, "this-match");
    for (Replacement one : REPLACEMENTS) {
      plain = one.pattern().matcher(plain).replaceAll(one.by());
    }
    return plain;
  }
}
