package umpire.chassis.common;

import java.security.SecureRandom;
import java.util.Base64;

/** What is returned once and kept by its {@link Sha256} alone: tickets and personal tokens. */
public final class Secrets {
  private static final int BYTES = 32;
  private static final SecureRandom RANDOM = new SecureRandom();

  private Secrets() {}

  /** A new random secret: 256 bits in 43 characters of base64url. */
  public static String fresh() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
