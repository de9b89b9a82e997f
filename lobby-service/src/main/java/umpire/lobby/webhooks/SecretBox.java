package umpire.lobby.webhooks;

import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * The secrets that sign. They sign, so a hash would not do; where the operator gives a key (32
 * bytes in base64) they are kept under AES-256-GCM, bound to their webhook, so that a copy of the
 * database forges nothing. Without a key they are kept as they are, like the keys that sign tokens;
 * what was kept so stays readable when a key comes, and is sealed at its next rotation.
 */
@ApplicationScoped
public class SecretBox {
  /** What every secret begins with, by Standard Webhooks. */
  static final String PREFIX = "whsec_";

  private static final String PLAIN = "plain:";
  private static final String SEALED = "aes-256-gcm:";
  private static final int SECRET_BYTES = 32;
  private static final int KEY_BYTES = 32;
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private final SecureRandom random = new SecureRandom();
  private final Optional<SecretKeySpec> key;

  /** Throws IllegalArgumentException for a key that is none. */
  SecretBox(@ConfigProperty(name = "umpire.webhooks.key") Optional<String> key) {
    this.key = key.map(SecretBox::key);
  }

  private static SecretKeySpec key(String written) {
    byte[] bytes = Base64.getDecoder().decode(written);
    if (bytes.length != KEY_BYTES) {
      throw new IllegalArgumentException("umpire.webhooks.key: 32 bytes in base64");
    }
    return new SecretKeySpec(bytes, "AES");
  }

  /** A new secret as its owner gets it. */
  String fresh() {
    byte[] bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    return PREFIX + Base64.getEncoder().encodeToString(bytes);
  }

  /** A secret as it is kept for this webhook. */
  String close(String webhook, String secret) {
    if (key.isEmpty()) {
      return PLAIN + secret;
    }
    byte[] nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    byte[] text = secret.getBytes(StandardCharsets.UTF_8);
    byte[] sealed = cipher(Cipher.ENCRYPT_MODE, key.get(), webhook, nonce, text);
    byte[] all = Arrays.copyOf(nonce, nonce.length + sealed.length);
    System.arraycopy(sealed, 0, all, nonce.length, sealed.length);
    return SEALED + Base64.getEncoder().encodeToString(all);
  }

  /**
   * The bytes that sign. Throws IllegalStateException where it was kept under a key that is not
   * configured now, or for another webhook.
   */
  byte[] open(String webhook, String kept) {
    String secret =
        kept.startsWith(SEALED)
            ? unsealed(webhook, Base64.getDecoder().decode(kept.substring(SEALED.length())))
            : kept.substring(PLAIN.length());
    return Base64.getDecoder().decode(secret.substring(PREFIX.length()));
  }

  private String unsealed(String webhook, byte[] all) {
    SecretKeySpec present =
        key.orElseThrow(() -> new IllegalStateException("umpire.webhooks.key is not given"));
    byte[] nonce = Arrays.copyOf(all, NONCE_BYTES);
    byte[] sealed = Arrays.copyOfRange(all, NONCE_BYTES, all.length);
    return new String(
        cipher(Cipher.DECRYPT_MODE, present, webhook, nonce, sealed), StandardCharsets.UTF_8);
  }

  private static byte[] cipher(
      int mode, SecretKeySpec key, String webhook, byte[] nonce, byte[] text) {
    try {
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
      cipher.updateAAD(webhook.getBytes(StandardCharsets.UTF_8));
      return cipher.doFinal(text);
    } catch (GeneralSecurityException refused) {
      throw new IllegalStateException("the secret of webhook " + webhook + ": " + refused, refused);
    }
  }
}
