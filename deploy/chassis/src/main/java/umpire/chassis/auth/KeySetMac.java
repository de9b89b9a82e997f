package umpire.chassis.auth;

import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Shows that a key set comes from the issuer of tokens and not from whoever has its port:
 * HMAC-SHA-256 of the asker's nonce and the answer's body, under a secret that all services of the
 * installation have. Without a secret, key sets are taken as they come; then the network has to be
 * trusted.
 */
@Singleton
public class KeySetMac {
  /** What the asker made for this one question. */
  public static final String NONCE = "Umpire-Keys-Nonce";

  /** The code of the answer. */
  public static final String CODE = "Umpire-Keys-Code";

  private static final String ALGORITHM = "HmacSHA256";
  private static final String PURPOSE = "umpire-keys@1\n";
  private static final int SHORTEST = 32;
  private static final int LONGEST_NONCE = 100;

  private final Optional<SecretKeySpec> secret;

  KeySetMac(@ConfigProperty(name = "umpire.auth.keys-secret") Optional<String> secret) {
    secret
        .filter(text -> text.length() < SHORTEST)
        .ifPresent(
            _ -> {
              throw new IllegalArgumentException(
                  "UMPIRE_KEYS_SECRET has fewer than " + SHORTEST + " characters");
            });
    this.secret =
        secret.map(text -> new SecretKeySpec(text.getBytes(StandardCharsets.UTF_8), ALGORITHM));
  }

  /** Whether key sets need a code here. */
  boolean isNeeded() {
    return secret.isPresent();
  }

  /**
   * The code of this answer in base64url without padding. It is empty without a secret, and for a
   * nonce of 0 or of more than 100 characters. Throws IllegalStateException if the JDK lacks
   * HMAC-SHA-256.
   */
  public Optional<String> of(String nonce, byte[] body) {
    return nonce.isEmpty() || nonce.length() > LONGEST_NONCE
        ? Optional.empty()
        : secret.map(key -> code(key, nonce, body));
  }

  /** Whether this is the code of the answer; always true without a secret. */
  boolean confirms(String nonce, byte[] body, String code) {
    return secret
        .map(key -> code(key, nonce, body))
        .map(right -> MessageDigest.isEqual(bytes(right), bytes(code)))
        .orElse(true);
  }

  private static String code(SecretKeySpec key, String nonce, byte[] body) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      mac.update(bytes(PURPOSE + nonce + "\n"));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(mac.doFinal(body));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("every JDK has " + ALGORITHM, missing);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
