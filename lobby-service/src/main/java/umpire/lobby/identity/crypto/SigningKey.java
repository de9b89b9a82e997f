package umpire.lobby.identity.crypto;

import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.jwk.RsaJwkGenerator;
import org.jose4j.lang.JoseException;
import umpire.lobby.encryption.SecretEncryption;
import umpire.lobby.identity.store.SigningKeyRow;

/** A key that signs tokens by RS256: slow to sign, at sign-in, and quick to verify, everywhere. */
public record SigningKey(PublicJsonWebKey jwk, Instant createdAt) {
  private static final int BITS = 2048;

  /** A new key; takes some hundred milliseconds. */
  static SigningKey made(Instant now) {
    try {
      PublicJsonWebKey key = RsaJwkGenerator.generateJwk(BITS);
      key.setKeyId(UUID.randomUUID().toString());
      key.setAlgorithm("RS256");
      key.setUse("sig");
      return new SigningKey(key, now);
    } catch (JoseException failure) {
      throw new IllegalStateException("this JDK makes no RSA keys", failure);
    }
  }

  static SigningKey stored(SigningKeyRow row, SecretEncryption encryption) {
    try {
      String jwk =
          encryption
              .decrypt(row.jwk(), "signing_key/" + row.id())
              .orElseThrow(
                  () ->
                      new IllegalStateException(
                          "the stored key " + row.id() + " opens by no key of UMPIRE_LOBBY_KEY"));
      return new SigningKey(PublicJsonWebKey.Factory.newPublicJwk(jwk), row.createdAt());
    } catch (JoseException failure) {
      throw new IllegalStateException("the stored key " + row.id() + " cannot be read", failure);
    }
  }

  /** As it is stored: encrypted. */
  SigningKeyRow row(SecretEncryption encryption) {
    return new SigningKeyRow(
        id(),
        encryption.encrypt(
            jwk.toJson(JsonWebKey.OutputControlLevel.INCLUDE_PRIVATE), "signing_key/" + id()),
        createdAt);
  }

  public String id() {
    return jwk.getKeyId();
  }

  /** The key without its private part, as members of a JSON Web Key. */
  Map<String, Object> published() {
    return jwk.toParams(JsonWebKey.OutputControlLevel.PUBLIC_ONLY);
  }

  @Override
  public String toString() {
    return "signing key " + id();
  }
}
