package umpire.wire;

import java.util.Locale;

/** Names of types and constants as JSON spells them. */
final class Names {
  private Names() {}

  /** Kebab-case of the simple name: {@code DieRoll} is {@code die-roll}. */
  static String of(Class<?> type) {
    return type.getSimpleName()
        .replaceAll("([a-z0-9])([A-Z])", "$1-$2")
        .replaceAll("([A-Z])([A-Z][a-z])", "$1-$2")
        .toLowerCase(Locale.ROOT);
  }

  /** Kebab-case of the constant: {@code FLAT_TOP} is {@code flat-top}. */
  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
