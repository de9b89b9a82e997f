package umpire.game.api.play;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The header {@code Prefer} (RFC 7240), of which {@code wait} is known; what is unknown is ignored.
 */
public final class PreferHeader {
  public static final int LONGEST = 30;
  private static final Pattern WAIT =
      Pattern.compile("(?:^|,)\\s*wait\\s*=\\s*\"?(\\d{1,9})\"?\\s*(?:[;,]|$)");

  private PreferHeader() {}

  /** How long the caller would wait: none without the header, 30 s at most. */
  static Duration waiting(@Nullable String header) {
    if (header == null) {
      return Duration.ZERO;
    }
    Matcher wait = WAIT.matcher(header);
    return wait.find()
        ? Duration.ofSeconds(Math.min(LONGEST, Integer.parseInt(wait.group(1))))
        : Duration.ZERO;
  }
}
