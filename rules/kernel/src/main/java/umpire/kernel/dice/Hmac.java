package umpire.kernel.dice;

import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** HMAC-SHA256 of the JDK, without its checked exceptions: every JDK must have it. */
final class Hmac {
  private static final String NAME = "HmacSHA256";

  /** Never used itself: to copy it is quicker than to ask the JDK's providers for another. */
  private static final Mac UNUSED = unused();

  private Hmac() {}

  private static Mac unused() {
    try {
      return Mac.getInstance(NAME);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this JDK lacks " + NAME, e);
    }
  }

  static byte[] sha256(byte[] key, byte[] input) {
    try {
      Mac mac = (Mac) UNUSED.clone();
      mac.init(new SecretKeySpec(key, NAME));
      return mac.doFinal(input);
    } catch (GeneralSecurityException | CloneNotSupportedException e) {
      throw new IllegalStateException("this JDK cannot make " + NAME, e);
    }
  }
}
