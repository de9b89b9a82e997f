package umpire.lobby.discord.links;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;

/**
 * Keeps lent tokens unreadable in the database: AES-256-GCM under a key that is derived (HKDF) from
 * a secret of the installation. What is sealed for one purpose does not open for another.
 */
public final class Seal {
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final int SHORTEST = 32;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final SecretKey key;

  private Seal(SecretKey key) {
    this.key = key;
  }

  /** The seal of a secret, which has at least 32 characters. */
  public static Seal under(String secret) {
    if (secret.length() < SHORTEST) {
      throw new IllegalArgumentException("a secret to seal under has at least 32 characters");
    }
    try {
      return new Seal(
          KDF.getInstance("HKDF-SHA256")
              .deriveKey(
                  "AES",
                  HKDFParameterSpec.ofExtract()
                      .addIKM(secret.getBytes(StandardCharsets.UTF_8))
                      .thenExpand("umpire discord 1".getBytes(StandardCharsets.UTF_8), 32)));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("this JDK lacks HKDF", missing);
    }
  }

  /** The text, sealed for this purpose; never twice the same. */
  public String close(String text, String purpose) {
    byte[] nonce = new byte[NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    try {
      byte[] sealed =
          cipher(Cipher.ENCRYPT_MODE, nonce, purpose)
              .doFinal(text.getBytes(StandardCharsets.UTF_8));
      byte[] all = new byte[NONCE_BYTES + sealed.length];
      System.arraycopy(nonce, 0, all, 0, NONCE_BYTES);
      System.arraycopy(sealed, 0, all, NONCE_BYTES, sealed.length);
      return Base64.getEncoder().encodeToString(all);
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException("nothing can be sealed", failure);
    }
  }

  /** The text; empty where it was sealed under another secret or for another purpose. */
  public Optional<String> open(String sealed, String purpose) {
    byte[] all = Base64.getDecoder().decode(sealed);
    byte[] nonce = new byte[NONCE_BYTES];
    System.arraycopy(all, 0, nonce, 0, NONCE_BYTES);
    try {
      byte[] text =
          cipher(Cipher.DECRYPT_MODE, nonce, purpose)
              .doFinal(all, NONCE_BYTES, all.length - NONCE_BYTES);
      return Optional.of(new String(text, StandardCharsets.UTF_8));
    } catch (AEADBadTagException _) {
      return Optional.empty();
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException("nothing can be unsealed", failure);
    }
  }

  private Cipher cipher(int mode, byte[] nonce, String purpose) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
    cipher.updateAAD(purpose.getBytes(StandardCharsets.UTF_8));
    return cipher;
  }
}
