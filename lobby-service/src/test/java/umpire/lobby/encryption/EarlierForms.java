package umpire.lobby.encryption;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Writes secrets as earlier builds did, by the JDK alone. */
final class EarlierForms {
  private EarlierForms() {}

  static String webhook(String id, String secret, String key) {
    return "aes-256-gcm:"
        + sealed(secret, id, new SecretKeySpec(Base64.getDecoder().decode(key), "AES"));
  }

  static String discord(String user, String account, String token, String secret) {
    try {
      SecretKey key =
          KDF.getInstance("HKDF-SHA256")
              .deriveKey(
                  "AES",
                  HKDFParameterSpec.ofExtract()
                      .addIKM(utf8(secret))
                      .thenExpand(utf8("umpire discord 1"), 32));
      return sealed(token, user + "/" + account, key);
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private static String sealed(String text, String of, SecretKey key) {
    byte[] nonce = utf8("twelve bytes");
    try {
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, nonce));
      cipher.updateAAD(utf8(of));
      byte[] sealed = cipher.doFinal(utf8(text));
      byte[] all = new byte[nonce.length + sealed.length];
      System.arraycopy(nonce, 0, all, 0, nonce.length);
      System.arraycopy(sealed, 0, all, nonce.length, sealed.length);
      return Base64.getEncoder().encodeToString(all);
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
