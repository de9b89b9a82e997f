package umpire.lobby.identity.accounts;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The name of an account: 3 to 32 of a-z, 0-9 and the hyphen. Capitals are taken as small letters.
 */
public record AccountName(String value) {
  private static final Pattern ALLOWED = Pattern.compile("[a-z0-9-]{3,32}");

  public AccountName {
    value = value.toLowerCase(Locale.ROOT);
    if (!ALLOWED.matcher(value).matches()) {
      throw new IllegalArgumentException("a name is 3 to 32 of a-z, 0-9 and -");
    }
  }
}
