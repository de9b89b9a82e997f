package umpire.lobby.identity.sessions;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.NumericDate;
import org.jose4j.lang.JoseException;
import umpire.lobby.identity.crypto.CryptoExecutor;
import umpire.lobby.identity.crypto.SigningKey;
import umpire.lobby.identity.crypto.SigningKeys;
import umpire.lobby.identity.store.AccountRow;

/** Issues the tokens that all services verify by our published keys. */
@ApplicationScoped
public class Tokens {
  private final SigningKeys keys;
  private final CryptoExecutor heavy;
  private final Clock clock;
  private final Duration life;
  private final String issuer;

  Tokens(
      SigningKeys keys,
      CryptoExecutor heavy,
      Clock clock,
      @ConfigProperty(name = "umpire.lobby.token-life") Duration life,
      @ConfigProperty(name = "umpire.auth.issuer") String issuer) {
    this.keys = keys;
    this.heavy = heavy;
    this.clock = clock;
    this.life = life;
    this.issuer = issuer;
  }

  /** A token under this session or personal token, which ends with it if that is sooner. */
  public Uni<Session> issue(
      AccountRow account, String session, List<String> granted, Instant last) {
    Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
    Instant longest = now.plus(life);
    Instant until = last.isBefore(longest) ? last : longest;
    return keys.signing()
        .chain(key -> heavy.run(() -> signed(claims(account, session, granted, now, until), key)))
        .map(token -> new Session(account, session, granted, token, until));
  }

  private JwtClaims claims(
      AccountRow account, String session, List<String> granted, Instant now, Instant until) {
    JwtClaims claims = new JwtClaims();
    claims.setIssuer(issuer);
    claims.setSubject(account.id());
    claims.setStringClaim("upn", account.name());
    claims.setStringListClaim("groups", granted);
    claims.setStringClaim("sid", session);
    // Who answers for a bot or a service: quotas of an owner are counted by it.
    account.owner().ifPresent(owner -> claims.setStringClaim("owner", owner));
    claims.setJwtId(UUID.randomUUID().toString());
    claims.setIssuedAt(NumericDate.fromSeconds(now.getEpochSecond()));
    claims.setExpirationTime(NumericDate.fromSeconds(until.getEpochSecond()));
    return claims;
  }

  private static String signed(JwtClaims claims, SigningKey key) {
    JsonWebSignature signature = new JsonWebSignature();
    signature.setHeader("typ", "JWT");
    signature.setKeyIdHeaderValue(key.id());
    signature.setAlgorithmHeaderValue("RS256");
    signature.setKey(key.jwk().getPrivateKey());
    signature.setPayload(claims.toJson());
    try {
      return signature.getCompactSerialization();
    } catch (JoseException failure) {
      throw new IllegalStateException("a token could not be signed by " + key, failure);
    }
  }
}
