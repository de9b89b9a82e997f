package umpire.chassis.testing;

import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwk.RsaJsonWebKey;
import org.jose4j.jwk.RsaJwkGenerator;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.lang.JoseException;

/**
 * A Quarkus test resource that issues tokens in the stead of the installation's issuer: it serves
 * its public keys on a free port and points {@code umpire.auth.jwks} there. Test code asks the
 * static methods for tokens; they cross class loaders through system properties.
 */
public final class TestIssuer implements QuarkusTestResourceLifecycleManager {
  private static final String KEYS = "umpire.testing.keys";

  private Optional<HttpServer> server = Optional.empty();

  @Override
  public Map<String, String> start() {
    try {
      RsaJsonWebKey key = newKey("test");
      System.setProperty(
          KEYS, new JsonWebKeySet(key).toJson(JsonWebKey.OutputControlLevel.INCLUDE_PRIVATE));
      HttpServer serving =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      serving.createContext(
          "/jwks.json",
          exchange -> {
            byte[] body = publicKeys().getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
          });
      serving.start();
      server = Optional.of(serving);
      return Map.of(
          "umpire.auth.jwks", "http://127.0.0.1:" + serving.getAddress().getPort() + "/jwks.json");
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public void stop() {
    server.ifPresent(serving -> serving.stop(0));
  }

  /** A token of ten minutes for this account. */
  public static String token(String accountId, String name, String... scopes) {
    return sign(keys().getFirst(), "umpire-lobby", Duration.ofMinutes(10), accountId, name, scopes);
  }

  /** A token as it should not be: any key, issuer and lifetime (negative: expired). */
  public static String sign(
      RsaJsonWebKey key,
      String issuer,
      Duration life,
      String accountId,
      String name,
      String... scopes) {
    return sign(key, issuer, life, UUID.randomUUID().toString(), accountId, name, scopes);
  }

  /** A token of this session, by which it is revoked. */
  public static String ofSession(
      String session, Duration life, String accountId, String name, String... scopes) {
    return sign(keys().getFirst(), "umpire-lobby", life, session, accountId, name, scopes);
  }

  private static String sign(
      RsaJsonWebKey key,
      String issuer,
      Duration life,
      String session,
      String accountId,
      String name,
      String... scopes) {
    try {
      JwtClaims claims = new JwtClaims();
      claims.setStringClaim("sid", session);
      claims.setIssuer(issuer);
      claims.setSubject(accountId);
      claims.setStringClaim("upn", name);
      claims.setStringListClaim("groups", scopes);
      claims.setIssuedAtToNow();
      claims.setExpirationTimeMinutesInTheFuture(life.toMillis() / 60_000f);
      JsonWebSignature signature = new JsonWebSignature();
      signature.setPayload(claims.toJson());
      signature.setKey(key.getPrivateKey());
      signature.setKeyIdHeaderValue(key.getKeyId());
      signature.setAlgorithmHeaderValue("RS256");
      return signature.getCompactSerialization();
    } catch (JoseException failure) {
      throw new IllegalStateException(failure);
    }
  }

  /** A key that is not published. */
  public static RsaJsonWebKey newKey(String id) {
    try {
      RsaJsonWebKey key = RsaJwkGenerator.generateJwk(2048);
      key.setKeyId(id);
      return key;
    } catch (JoseException failure) {
      throw new IllegalStateException(failure);
    }
  }

  /** Publishes one key more, as a rotation does. */
  public static void publish(RsaJsonWebKey key) {
    List<JsonWebKey> all = new ArrayList<>(keys());
    all.add(key);
    System.setProperty(
        KEYS, new JsonWebKeySet(all).toJson(JsonWebKey.OutputControlLevel.INCLUDE_PRIVATE));
  }

  /** The published keys, private parts included. */
  public static List<RsaJsonWebKey> keys() {
    try {
      return new JsonWebKeySet(System.getProperty(KEYS, "{\"keys\":[]}"))
          .getJsonWebKeys().stream().map(RsaJsonWebKey.class::cast).toList();
    } catch (JoseException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private static String publicKeys() {
    return new JsonWebKeySet(keys()).toJson(JsonWebKey.OutputControlLevel.PUBLIC_ONLY);
  }
}
