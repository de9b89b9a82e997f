package umpire.lobby.moderation.api;

import java.util.regex.Pattern;
import umpire.chassis.http.Problem;

/** What people write to people: not blank, of limited length, without control characters. */
final class PlainText {
  private static final Pattern ALLOWED = Pattern.compile("[\\P{C}\\n\\t]*");

  private PlainText() {}

  /** The text of a body's member; 400 where it is none. */
  static String read(String pointer, String text, int longest) {
    if (text.isBlank() || text.length() > longest || !ALLOWED.matcher(text).matches()) {
      throw Problem.malformed(
              pointer, "1 to " + longest + " characters, none of them a control character")
          .asException();
    }
    return text;
  }
}
