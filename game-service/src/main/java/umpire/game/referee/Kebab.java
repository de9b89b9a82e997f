package umpire.game.referee;

import java.util.Locale;

/** Names as JSON spells them. */
final class Kebab {
  private Kebab() {}

  /** {@code AssaultFought} as {@code assault-fought}. */
  static String of(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }
}
