package umpire.chassis.auth;

import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.PublicKey;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.MalformedClaimException;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.jwt.consumer.JwtConsumer;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;
import org.jose4j.lang.JoseException;
import org.jspecify.annotations.Nullable;

/**
 * Reads the tokens of lobby-service: signed by one of its keys (RS256 or ES256), by its name,
 * living at most ten minutes, not expired.
 */
@ApplicationScoped
class TokenVerifier {
  private static final int LONGEST_LIFE_MINUTES = 10;
  private static final int CLOCKS_MAY_DIFFER_SECONDS = 5;

  private final VerifiedTokens verified = new VerifiedTokens(Clock.systemUTC());
  private final KeyRing keys;
  private final String issuer;

  TokenVerifier(KeyRing keys, @ConfigProperty(name = "umpire.auth.issuer") String issuer) {
    this.keys = keys;
    this.issuer = issuer;
  }

  /**
   * The account that the token names. Fails with {@link AuthenticationFailedException} where the
   * token does not verify, and with a 503 where the keys cannot be had.
   */
  CompletionStage<Account> verify(String token) {
    Optional<Account> known = verified.account(token);
    return known.isPresent() ? CompletableFuture.completedFuture(known.get()) : verifyAnew(token);
  }

  private CompletionStage<Account> verifyAnew(String token) {
    String keyId;
    try {
      JsonWebSignature signed = new JsonWebSignature();
      signed.setCompactSerialization(token);
      keyId = signed.getKeyIdHeaderValue();
    } catch (JoseException unreadable) {
      return CompletableFuture.failedFuture(new AuthenticationFailedException(unreadable));
    }
    if (keyId == null) {
      return CompletableFuture.failedFuture(new AuthenticationFailedException());
    }
    return keys.key(keyId)
        .thenApply(
            key -> account(token, key.orElseThrow(() -> new AuthenticationFailedException())));
  }

  private Account account(String token, PublicKey key) {
    try {
      JwtClaims claims = verifiedBy(key).processToClaims(token);
      @Nullable String name = claims.getStringClaimValue("upn");
      if (name == null) {
        throw new AuthenticationFailedException();
      }
      Account account =
          new Account(
              claims.getSubject(), name, Set.copyOf(claims.getStringListClaimValue("groups")));
      verified.keep(
          token, account, Instant.ofEpochMilli(claims.getExpirationTime().getValueInMillis()));
      return account;
    } catch (InvalidJwtException | MalformedClaimException invalid) {
      throw new AuthenticationFailedException(invalid);
    }
  }

  private JwtConsumer verifiedBy(PublicKey key) {
    return new JwtConsumerBuilder()
        .setVerificationKey(key)
        .setJwsAlgorithmConstraints(
            AlgorithmConstraints.ConstraintType.PERMIT,
            AlgorithmIdentifiers.RSA_USING_SHA256,
            AlgorithmIdentifiers.ECDSA_USING_P256_CURVE_AND_SHA256)
        .setExpectedIssuer(issuer)
        .setRequireSubject()
        .setRequireExpirationTime()
        .setRequireIssuedAt()
        .setMaxFutureValidityInMinutes(LONGEST_LIFE_MINUTES)
        .setAllowedClockSkewInSeconds(CLOCKS_MAY_DIFFER_SECONDS)
        .setSkipDefaultAudienceValidation()
        .build();
  }
}
