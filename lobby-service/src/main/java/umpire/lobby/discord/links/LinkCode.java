package umpire.lobby.discord.links;

import java.security.SecureRandom;
import java.util.Locale;

/**
 * A code to be typed: ten letters and digits of which none looks like another, 50 bits, good once
 * and for ten minutes.
 */
final class LinkCode {
  private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  private static final int LENGTH = 10;
  private static final SecureRandom RANDOM = new SecureRandom();

  private LinkCode() {}

  /** A new one, with a dash in its middle. */
  static String fresh() {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      if (i == LENGTH / 2) {
        code.append('-');
      }
      code.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
    }
    return code.toString();
  }

  /** The same code however it was typed: small letters, blanks, without the dash, O for 0. */
  static String normal(String typed) {
    return typed
        .toUpperCase(Locale.ROOT)
        .replaceAll("[^0-9A-Z]", "")
        .replace('O', '0')
        .replace('I', '1')
        .replace('L', '1');
  }
}
