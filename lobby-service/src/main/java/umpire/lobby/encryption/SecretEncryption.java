package umpire.lobby.encryption;

import com.google.crypto.tink.Aead;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Encrypts secrets for the database (AES-256-GCM by Tink) and decrypts them. Each is bound to its
 * row: moved to another one it does not open. Without the installation's key the service does not
 * start.
 */
@ApplicationScoped
public class SecretEncryption {
  /** What every encrypted secret begins with; no older form does. */
  private static final String PREFIX = "tink:";

  /** Tink writes its version and the key's id before what is encrypted. */
  private static final int KEY_ID_AT = 1;

  private final Aead aead;
  private final int currentKey;
  private final AddressHashes addresses;

  @Inject
  SecretEncryption(@ConfigProperty(name = "umpire.lobby.key") Optional<String> keys) {
    this(EncryptionKeys.parse(keys.orElse("")));
  }

  private SecretEncryption(EncryptionKeys keys) {
    this.aead = keys.aead();
    this.currentKey = keys.currentId();
    this.addresses = AddressHashes.under(keys.bytes());
  }

  /** By these keys, as {@code UMPIRE_LOBBY_KEY} has them. */
  public static SecretEncryption under(String keys) {
    return new SecretEncryption(EncryptionKeys.parse(keys));
  }

  /** The key is looked at right here: a wrong one stops the start. */
  void atStart(@Observes StartupEvent started) {}

  /**
   * The secret, encrypted; never twice the same.
   *
   * @param row of which it is, such as {@code webhook/1}
   */
  public String encrypt(String secret, String row) {
    try {
      return PREFIX + Base64.getEncoder().encodeToString(aead.encrypt(utf8(secret), utf8(row)));
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException("a secret of " + row + " cannot be encrypted", failure);
    }
  }

  /** The secret; empty where it is of another row, of a key that is not given, or none of ours. */
  public Optional<String> decrypt(String encrypted, String row) {
    if (!isEncrypted(encrypted)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new String(aead.decrypt(bytes(encrypted), utf8(row)), StandardCharsets.UTF_8));
    } catch (GeneralSecurityException | IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /** Whether it is in the form of {@link #encrypt}, under whichever key. */
  static boolean isEncrypted(String stored) {
    return stored.startsWith(PREFIX);
  }

  /** Whether it is encrypted under the key that encrypts now. */
  boolean isCurrent(String stored) {
    if (!isEncrypted(stored)) {
      return false;
    }
    byte[] all = bytes(stored);
    return all.length > KEY_ID_AT + Integer.BYTES
        && ByteBuffer.wrap(all).getInt(KEY_ID_AT) == currentKey;
  }

  /**
   * Hashes of an address that only this installation can compute: one for each of its keys, the
   * present one first.
   */
  public List<String> hashes(String address) {
    return addresses.of(address);
  }

  private static byte[] bytes(String encrypted) {
    return Base64.getDecoder().decode(encrypted.substring(PREFIX.length()));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
