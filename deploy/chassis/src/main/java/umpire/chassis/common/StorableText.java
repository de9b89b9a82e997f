package umpire.chassis.common;

import java.util.Optional;

/**
 * What a text from outside may hold: no control characters but tab and the ends of lines, and no
 * half of a surrogate pair. No database and no other service has to deal with these.
 */
public final class StorableText {
  private StorableText() {}

  /** Why this text is refused, in one sentence; empty for a text that may be stored. */
  public static Optional<String> fault(CharSequence text) {
    for (int at = 0; at < text.length(); at++) {
      char one = text.charAt(at);
      if (Character.isISOControl(one) && one != '\t' && one != '\n' && one != '\r') {
        return Optional.of("no text holds the control character U+%04X".formatted((int) one));
      }
      if (Character.isHighSurrogate(one)
          && at + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(at + 1))) {
        at++;
      } else if (Character.isSurrogate(one)) {
        return Optional.of("no text holds half of a surrogate pair, U+%04X".formatted((int) one));
      }
    }
    return Optional.empty();
  }
}
