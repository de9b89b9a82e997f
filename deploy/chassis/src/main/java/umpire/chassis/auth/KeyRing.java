package umpire.chassis.auth;

import jakarta.inject.Singleton;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.PublicKey;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.lang.JoseException;
import umpire.chassis.common.Secrets;
import umpire.chassis.http.Problem;

/**
 * The public keys of the issuer of tokens, by key id. They are fetched at the first token or the
 * first question whether we are ready, never at start (the issuer may start later), again when a
 * token names a key that is not here (the issuer has a new one), at most once in five seconds, so
 * that made-up key ids are no lever against the issuer, and every minute beside a request, so that
 * a key which the issuer withdraws is soon of no use. While the issuer is away the keys that are
 * here hold.
 */
@Singleton
class KeyRing {
  private static final Logger LOG = Logger.getLogger(KeyRing.class);
  private static final Duration PAUSE = Duration.ofSeconds(5);

  private final URI location;
  private final Duration refresh;
  private final KeySetMac code;
  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(2))
          .build();
  private volatile Fetched last = new Fetched(Map.of(), 0, false);
  private volatile long nextWarning = System.nanoTime();
  private volatile long refreshAgain = System.nanoTime();
  private CompletableFuture<Fetched> fetching = CompletableFuture.completedFuture(last);

  KeyRing(
      @ConfigProperty(name = "umpire.auth.jwks") URI location,
      @ConfigProperty(name = "umpire.auth.keys-refresh") Duration refresh,
      KeySetMac code) {
    this.location = location;
    this.refresh = refresh;
    this.code = code;
  }

  private record Fetched(Map<String, PublicKey> keys, long atNanos, boolean known) {
    boolean fresh() {
      return youngerThan(PAUSE);
    }

    boolean youngerThan(Duration age) {
      return known && System.nanoTime() - atNanos < age.toNanos();
    }
  }

  /**
   * The key of this id, or empty where the issuer has none; fails with a 503 where it is not there.
   */
  CompletionStage<Optional<PublicKey>> key(String id) {
    Fetched now = last;
    if (now.keys().containsKey(id) || now.fresh()) {
      refreshIfDue(now);
      return CompletableFuture.completedFuture(Optional.ofNullable(now.keys().get(id)));
    }
    return fetch().thenApply(fetched -> Optional.ofNullable(fetched.keys().get(id)));
  }

  /** Whether there is any key: kept from before, or fetched now; fails as {@link #key} does. */
  CompletionStage<Boolean> any() {
    Fetched now = last;
    return !now.keys().isEmpty() || now.fresh()
        ? CompletableFuture.completedFuture(!now.keys().isEmpty())
        : fetch().thenApply(fetched -> !fetched.keys().isEmpty());
  }

  /** Beside the request, which does not wait; at most once in a pause while the issuer is away. */
  private void refreshIfDue(Fetched now) {
    if (!now.youngerThan(refresh) && System.nanoTime() - refreshAgain >= 0) {
      refreshAgain = System.nanoTime() + PAUSE.toNanos();
      CompletableFuture<Fetched> _ = fetch();
    }
  }

  /** One fetch at a time, however many ask. */
  private synchronized CompletableFuture<Fetched> fetch() {
    if (fetching.isDone()) {
      String nonce = Secrets.fresh();
      HttpRequest.Builder asking = HttpRequest.newBuilder(location).timeout(Duration.ofSeconds(2));
      if (code.isNeeded()) {
        asking.header(KeySetMac.NONCE, nonce);
      }
      fetching =
          http.sendAsync(asking.build(), HttpResponse.BodyHandlers.ofByteArray())
              .thenApply(answer -> read(authenticated(answer, nonce)))
              .handle(this::store);
    }
    return fetching;
  }

  private String authenticated(HttpResponse<byte[]> answer, String nonce) {
    if (answer.statusCode() != 200) {
      throw new IllegalStateException("status " + answer.statusCode());
    }
    String receivedCode = answer.headers().firstValue(KeySetMac.CODE).orElse("");
    if (!code.confirms(nonce, answer.body(), receivedCode)) {
      throw new IllegalStateException("the answer is not signed with UMPIRE_KEYS_SECRET");
    }
    return new String(answer.body(), StandardCharsets.UTF_8);
  }

  private Fetched store(Fetched fetched, Throwable failure) {
    if (failure != null) {
      logFailure(failure);
      throw new CompletionException(
          Problem.of(503, "keys-unavailable", "Tokens cannot be verified now", "Try again.")
              .asException()
              .header("Retry-After", "2"));
    }
    last = fetched;
    return fetched;
  }

  /** Readiness asks several times a second. */
  private void logFailure(Throwable failure) {
    long now = System.nanoTime();
    if (now - nextWarning >= 0) {
      nextWarning = now + PAUSE.toNanos();
      LOG.warnf("the keys of %s cannot be read: %s", location, failure);
    }
  }

  private static Fetched read(String keySet) {
    try {
      return new Fetched(
          new JsonWebKeySet(keySet)
              .getJsonWebKeys().stream()
                  .filter(PublicJsonWebKey.class::isInstance)
                  .map(PublicJsonWebKey.class::cast)
                  .filter(key -> key.getKeyId() != null)
                  .collect(
                      Collectors.toMap(PublicJsonWebKey::getKeyId, PublicJsonWebKey::getPublicKey)),
          System.nanoTime(),
          true);
    } catch (JoseException malformed) {
      throw new IllegalStateException("not a JSON Web Key Set", malformed);
    }
  }
}
