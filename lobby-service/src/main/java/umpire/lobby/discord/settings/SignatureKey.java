package umpire.lobby.discord.settings;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;
import java.security.spec.X509EncodedKeySpec;
import java.util.HexFormat;

/** An Ed25519 public key (RFC 8032), written as Discord writes it: its 32 bytes in hexadecimal. */
public final class SignatureKey {
  private static final String ALGORITHM = "Ed25519";
  private static final int BYTES = 32;
  private static final int SIGNATURE_BYTES = 64;

  /** What stands before the raw key in an X.509 SubjectPublicKeyInfo (RFC 8410, 4). */
  private static final byte[] INFO = HexFormat.of().parseHex("302a300506032b6570032100");

  private final PublicKey key;

  private SignatureKey(PublicKey key) {
    this.key = key;
  }

  /** The key of these 64 hexadecimal digits; refuses by IllegalArgumentException what is none. */
  public static SignatureKey of(String hex) {
    byte[] raw = HexFormat.of().parseHex(hex);
    if (raw.length != BYTES) {
      throw new IllegalArgumentException("an Ed25519 key has 32 bytes, not " + raw.length);
    }
    byte[] encoded = new byte[INFO.length + BYTES];
    System.arraycopy(INFO, 0, encoded, 0, INFO.length);
    System.arraycopy(raw, 0, encoded, INFO.length, BYTES);
    try {
      PublicKey key =
          KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded));
      // Not every 32 bytes are a point of the curve, and only a first use shows it.
      Signature.getInstance(ALGORITHM).initVerify(key);
      return new SignatureKey(key);
    } catch (GeneralSecurityException none) {
      throw new IllegalArgumentException("no point of the curve", none);
    }
  }

  /** Whether the key's owner signed these bytes; false for what is no signature at all. */
  public boolean signed(byte[] signature, byte[]... parts) {
    if (signature.length != SIGNATURE_BYTES) {
      return false;
    }
    try {
      Signature verifier = Signature.getInstance(ALGORITHM);
      verifier.initVerify(key);
      for (byte[] part : parts) {
        verifier.update(part);
      }
      return verifier.verify(signature);
    } catch (SignatureException _) {
      return false; // 64 bytes that encode no signature
    } catch (GeneralSecurityException missing) {
      throw new IllegalStateException("this JDK lacks " + ALGORITHM, missing);
    }
  }
}
