package umpire.lobby.encryption;

import com.google.crypto.tink.AccessesPartialKey;
import com.google.crypto.tink.Aead;
import com.google.crypto.tink.InsecureSecretKeyAccess;
import com.google.crypto.tink.KeysetHandle;
import com.google.crypto.tink.RegistryConfiguration;
import com.google.crypto.tink.aead.AeadConfig;
import com.google.crypto.tink.aead.AesGcmKey;
import com.google.crypto.tink.aead.AesGcmParameters;
import com.google.crypto.tink.util.SecretBytes;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/**
 * The keys of the installation, each 32 bytes in base64, separated by commas: the first encrypts,
 * all decrypt. A key's id, which stands in what it encrypted, follows from the key.
 */
final class EncryptionKeys {
  private static final int BYTES = 32;
  private static final int IV_BYTES = 12;
  private static final int TAG_BYTES = 16;

  private final List<byte[]> keys;

  private EncryptionKeys(List<byte[]> keys) {
    this.keys = keys;
  }

  /** Throws IllegalStateException, which says what to do, where there is no key or a wrong one. */
  static EncryptionKeys parse(String written) {
    if (written.isBlank()) {
      throw new IllegalStateException(
          "UMPIRE_LOBBY_KEY (umpire.lobby.key) is missing: signing keys and other secrets are kept"
              + " encrypted under it. Give 32 random bytes in base64 (head -c 32 /dev/urandom |"
              + " base64), always the same");
    }
    List<byte[]> keys = new ArrayList<>();
    for (String one : written.split(",", -1)) {
      keys.add(key(one.strip(), keys.size() + 1));
    }
    return new EncryptionKeys(keys);
  }

  private static byte[] key(String written, int number) {
    byte[] bytes;
    try {
      bytes = Base64.getDecoder().decode(written);
    } catch (IllegalArgumentException _) {
      bytes = new byte[0];
    }
    if (bytes.length != BYTES) {
      throw new IllegalStateException(
          "UMPIRE_LOBBY_KEY (umpire.lobby.key): key %d is not 32 bytes in base64"
              .formatted(number));
    }
    return bytes;
  }

  /** Encrypts under the first, decrypts under any. */
  Aead aead() {
    try {
      KeysetHandle.Builder handle = KeysetHandle.newBuilder();
      for (int i = 0; i < keys.size(); i++) {
        byte[] key = keys.get(i);
        KeysetHandle.Builder.Entry entry =
            KeysetHandle.importKey(key(key, AesGcmParameters.Variant.TINK, id(key)))
                .withFixedId(id(key));
        handle.addEntry(i == 0 ? entry.makePrimary() : entry);
      }
      return primitive(handle);
    } catch (GeneralSecurityException refused) {
      throw new IllegalStateException(
          "UMPIRE_LOBBY_KEY (umpire.lobby.key): a key may stand there once", refused);
    }
  }

  /** Reads what another program wrote: nonce, text and tag of AES-GCM, without a key's id. */
  static Aead bare(byte[] key) {
    try {
      return primitive(
          KeysetHandle.newBuilder()
              .addEntry(
                  KeysetHandle.importKey(key(key, AesGcmParameters.Variant.NO_PREFIX, 0))
                      .withRandomId()
                      .makePrimary()));
    } catch (GeneralSecurityException refused) {
      throw new IllegalStateException("no key of AES-GCM", refused);
    }
  }

  private static Aead primitive(KeysetHandle.Builder handle) throws GeneralSecurityException {
    AeadConfig.register();
    return handle.build().getPrimitive(RegistryConfiguration.get(), Aead.class);
  }

  @AccessesPartialKey
  private static AesGcmKey key(byte[] bytes, AesGcmParameters.Variant variant, int id)
      throws GeneralSecurityException {
    AesGcmKey.Builder key =
        AesGcmKey.builder()
            .setParameters(
                AesGcmParameters.builder()
                    .setKeySizeBytes(bytes.length)
                    .setIvSizeBytes(IV_BYTES)
                    .setTagSizeBytes(TAG_BYTES)
                    .setVariant(variant)
                    .build())
            .setKeyBytes(SecretBytes.copyFrom(bytes, InsecureSecretKeyAccess.get()));
    return (variant == AesGcmParameters.Variant.TINK ? key.setIdRequirement(id) : key).build();
  }

  /** The id of the key that encrypts. */
  int currentId() {
    return id(keys.getFirst());
  }

  private static int id(byte[] key) {
    try {
      return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(key)).getInt();
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("this JDK lacks SHA-256", missing);
    }
  }

  /** Copies of the keys, the one that encrypts first. */
  List<byte[]> bytes() {
    return keys.stream().map(byte[]::clone).toList();
  }
}
