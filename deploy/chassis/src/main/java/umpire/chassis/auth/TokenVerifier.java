package umpire.chassis.auth;

import io.quarkus.security.AuthenticationFailedException;
import jakarta.inject.Singleton;
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
 * Reads the tokens of the issuer: signed by one of its keys (RS256 or ES256), by its name, living
 * at most ten minutes, neither expired nor revoked.
 */
@Singleton
class TokenVerifier {
  /** The claim of a bot's or a service's token that names the account of its owner. */
  private static final String OWNER = "owner";

  private static final int LONGEST_LIFE_MINUTES = 10;
  private static final int CLOCKS_MAY_DIFFER_SECONDS = 5;

  private final VerifiedTokens verified = new VerifiedTokens(Clock.systemUTC());
  private final KeyRing keys;
  private final Revocations revocations;
  private final String issuer;

  TokenVerifier(
      KeyRing keys,
      Revocations revocations,
      @ConfigProperty(name = "umpire.auth.issuer") String issuer) {
    this.keys = keys;
    this.revocations = revocations;
    this.issuer = issuer;
  }

  /**
   * What the token permits. Fails with {@link AuthenticationFailedException} where the token does
   * not verify or was revoked, and with a 503 where the keys or the revocations cannot be had, or
   * what is known of them is too old for this token.
   */
  CompletionStage<Permit> verify(String token) {
    Optional<Permit> known = verified.permit(token);
    CompletionStage<Permit> permit =
        known.isPresent() ? CompletableFuture.completedStage(known.get()) : verifyAnew(token);
    return permit.thenCombine(revocations.known(), (held, _) -> unlessRevoked(held));
  }

  private Permit unlessRevoked(Permit permit) {
    if (revocations.revoked(permit.session())) {
      throw new AuthenticationFailedException();
    }
    revocations.requireCurrent(permit);
    return permit;
  }

  private CompletionStage<Permit> verifyAnew(String token) {
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
            key -> permit(token, key.orElseThrow(() -> new AuthenticationFailedException())));
  }

  private Permit permit(String token, PublicKey key) {
    try {
      JwtClaims claims = verifiedBy(key).processToClaims(token);
      @Nullable String name = claims.getStringClaimValue("upn");
      @Nullable String owner = claims.getStringClaimValue(OWNER);
      if (name == null) {
        throw new AuthenticationFailedException();
      }
      Account account =
          new Account(
              claims.getSubject(), name, Set.copyOf(claims.getStringListClaimValue("groups")));
      Permit permit =
          new Permit(
              account,
              session(claims),
              Instant.ofEpochMilli(claims.getExpirationTime().getValueInMillis()),
              owner == null ? account.id() : owner);
      verified.keep(token, permit);
      return permit;
    } catch (InvalidJwtException | MalformedClaimException invalid) {
      throw new AuthenticationFailedException(invalid);
    }
  }

  /** The session or personal token, as the issuer writes it; a token without one is its own. */
  private static String session(JwtClaims claims) throws MalformedClaimException {
    @Nullable String session = claims.getStringClaimValue("sid");
    @Nullable String own = claims.getJwtId();
    return session != null ? session : own != null ? own : "";
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
