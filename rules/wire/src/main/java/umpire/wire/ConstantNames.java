package umpire.wire;

import java.util.Locale;

/** Names of constants as JSON spells them. */
final class ConstantNames {
  private ConstantNames() {}

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
