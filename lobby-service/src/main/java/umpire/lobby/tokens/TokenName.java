package umpire.lobby.tokens;

import java.util.regex.Pattern;

/** What an owner calls a token: 1 to 80 characters, none of them a control character. */
public record TokenName(String value) {
  private static final Pattern ALLOWED = Pattern.compile("\\P{C}{1,80}");

  public TokenName {
    if (!ALLOWED.matcher(value).matches() || value.isBlank()) {
      throw new IllegalArgumentException("a name has 1 to 80 characters");
    }
  }
}
