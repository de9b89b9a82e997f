package umpire.lobby.encryption;

import com.google.crypto.tink.Aead;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.Optional;

/**
 * Reads secrets in the forms in which earlier builds stored them: as they are, or by AES-256-GCM
 * under keys that the installation gave for webhooks and for Discord. Nothing is written so any
 * more.
 */
final class LegacySecrets {
  private static final String PLAIN = "plain:";
  private static final String SEALED = "aes-256-gcm:";
  private static final byte[] DISCORD = "umpire discord 1".getBytes(StandardCharsets.UTF_8);

  private final Optional<Aead> webhooks;
  private final Optional<Aead> discord;

  /**
   * By these keys, where the installation has them.
   *
   * @param webhooksKey 32 bytes in base64
   * @param discordSecret any text
   */
  LegacySecrets(Optional<String> webhooksKey, Optional<String> discordSecret) {
    this.webhooks = webhooksKey.map(key -> EncryptionKeys.bare(Base64.getDecoder().decode(key)));
    this.discord =
        discordSecret.map(
            secret ->
                EncryptionKeys.bare(
                    AddressHashes.derived(secret.getBytes(StandardCharsets.UTF_8), DISCORD, "AES")
                        .getEncoded()));
  }

  /** A private key that was stored as it is; empty for any other text. */
  Optional<String> signingKey(String stored) {
    return Optional.of(stored).filter(text -> text.startsWith("{"));
  }

  /** The secret of this webhook; empty where it is of another key or webhook. */
  Optional<String> webhook(String stored, String id) {
    if (stored.startsWith(PLAIN)) {
      return Optional.of(stored.substring(PLAIN.length()));
    }
    return stored.startsWith(SEALED)
        ? webhooks.flatMap(key -> opened(key, stored.substring(SEALED.length()), id))
        : Optional.empty();
  }

  /** The token that was lent for a Discord user; empty where it is of another key or link. */
  Optional<String> discord(String stored, String user, String account) {
    return discord.flatMap(key -> opened(key, stored, user + "/" + account));
  }

  private static Optional<String> opened(Aead key, String base64, String of) {
    try {
      byte[] text =
          key.decrypt(Base64.getDecoder().decode(base64), of.getBytes(StandardCharsets.UTF_8));
      return Optional.of(new String(text, StandardCharsets.UTF_8));
    } catch (GeneralSecurityException | IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
