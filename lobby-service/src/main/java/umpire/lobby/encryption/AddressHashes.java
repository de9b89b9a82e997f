package umpire.lobby.encryption;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.KDF;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.spec.HKDFParameterSpec;

/** Hashes addresses by HMAC-SHA-256, under keys that follow (HKDF) from the installation's. */
final class AddressHashes {
  private static final byte[] PURPOSE =
      "umpire addresses of sign-ins 1".getBytes(StandardCharsets.UTF_8);

  private final List<SecretKey> keys;

  private AddressHashes(List<SecretKey> keys) {
    this.keys = keys;
  }

  static AddressHashes under(List<byte[]> installation) {
    return new AddressHashes(
        installation.stream().map(key -> derived(key, PURPOSE, "HmacSHA256")).toList());
  }

  /** A key of 32 bytes for one purpose. */
  static SecretKey derived(byte[] secret, byte[] purpose, String algorithm) {
    try {
      return KDF.getInstance("HKDF-SHA256")
          .deriveKey(
              algorithm, HKDFParameterSpec.ofExtract().addIKM(secret).thenExpand(purpose, 32));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("this JDK lacks HKDF", missing);
    }
  }

  /** One for each key, in their order. */
  List<String> of(String address) {
    return keys.stream().map(key -> hash(address, key)).toList();
  }

  private static String hash(String address, SecretKey key) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(key);
      return HexFormat.of().formatHex(mac.doFinal(address.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("this JDK lacks HMAC", missing);
    }
  }
}
