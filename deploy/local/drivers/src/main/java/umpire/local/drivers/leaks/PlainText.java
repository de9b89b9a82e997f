package umpire.local.drivers.leaks;

import java.util.ArrayList;
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

    String in(String text) {
      return pattern.matcher(text).replaceAll(by);
    }
  }

  private static final List<Replacement> REPLACEMENTS =
      List.of(
          // The keys of draws follow from the match and its seed; the dice are compared.
          Replacement.of("\"key\":\"[0-9a-f]{64}\"", "\"key\":\"\""),
          Replacement.of("\"commitment\":\"[0-9a-f]{64}\"", "\"commitment\":\"\""),
          Replacement.of("\"stream\":\"[^\"]*\"", "\"stream\":\"\""),
          Replacement.of("urn:umpire:request:[0-9a-zA-Z-]+", "urn:umpire:request:"),
          Replacement.of("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "then"));

  private final List<Replacement> names = new ArrayList<>();

  private PlainText() {}

  /** Of texts of this match, played by these people. */
  static PlainText of(String match, MatchHost.People people) {
    PlainText plain = new PlainText();
    plain.replace(match, "this-match");
    plain.replace(people.onlooker(), "the-onlooker");
    people.seats().forEach((seat, person) -> plain.replace(person, "who-plays-" + seat));
    return plain;
  }

  private void replace(MatchHost.Person person, String by) {
    replace(person.account(), by);
    replace(person.name(), by);
  }

  private void replace(String text, String by) {
    names.add(Replacement.of(Pattern.quote(text), by));
  }

  String of(String text) {
    String plain = text;
    for (Replacement one : names) {
      plain = one.in(plain);
    }
    for (Replacement one : REPLACEMENTS) {
      plain = one.in(plain);
    }
    return plain;
  }
}
