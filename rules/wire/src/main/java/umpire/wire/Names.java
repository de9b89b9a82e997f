package umpire.wire;

import java.util.Locale;

/** Names of types and constants as JSON spells them. */
final class Names {
  private Names() {}

  /** Kebab-case of the simple name: {@code DieRoll} is {@code die-roll}. */
  static String of(Class<?> type) {
    return kebab(type.getSimpleName());
  }

  /** Kebab-case of a name in camel case. */
  static String kebab(String camel) {
    return camel
        .replaceAll("([a-z0-9])([A-Z])", "$1-$2")
        .replaceAll("([A-Z])([A-Z][a-z])", "$1-$2")
        .toLowerCase(Locale.ROOT);
  }

  /**
   * Kebab-case of the constant: {@code FLAT_TOP} is {@code flat-top}; where the constant says
   * itself how it is spelt, its own words.
   */
  static String of(Enum<?> constant) {
    String own = constant.toString();
    return own.equals(constant.name()) ? ofConstant(own) : own;
  }

  private static String ofConstant(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
