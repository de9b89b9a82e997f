package umpire.lobby.webhooks.delivery;

import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.util.Base64;
import umpire.lobby.encryption.SecretEncryption;

/**
 * The secrets that sign. They sign, so a hash would not do; they are kept encrypted, bound to their
 * webhook, so that a copy of the database forges nothing.
 */
@ApplicationScoped
public class WebhookSecrets {
  /** What every secret begins with, by Standard Webhooks. */
  static final String PREFIX = "whsec_";

  private static final int SECRET_BYTES = 32;

  private final SecureRandom random = new SecureRandom();
  private final SecretEncryption encryption;

  WebhookSecrets(SecretEncryption encryption) {
    this.encryption = encryption;
  }

  /** A new secret as its owner gets it. */
  public String fresh() {
    byte[] bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    return PREFIX + Base64.getEncoder().encodeToString(bytes);
  }

  /** A secret as it is kept for this webhook. */
  public String encrypt(String webhook, String secret) {
    return encryption.encrypt(secret, row(webhook));
  }

  /**
   * The bytes that sign. Throws IllegalStateException where it was kept under a key that is not
   * configured now, or for another webhook.
   */
  byte[] decrypt(String webhook, String kept) {
    String secret =
        encryption
            .decrypt(kept, row(webhook))
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "the secret of webhook " + webhook + " opens by no key that is given"));
    return Base64.getDecoder().decode(secret.substring(PREFIX.length()));
  }

  private static String row(String webhook) {
    return "webhook/" + webhook;
  }
}
