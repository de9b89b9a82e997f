package umpire.lobby.identity.crypto;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.reactive.FreshContext;
import umpire.lobby.encryption.SecretEncryption;
import umpire.lobby.identity.store.KeyStore;
import umpire.lobby.identity.store.SigningKeyRow;

/**
 * The keys: made at the first start, kept in the database encrypted, renewed when the newest has
 * had its time. A new one is published at once and signs when every instance has read it, so that
 * nobody meets a token whose key they cannot get; the old one is published for a day more, longer
 * than any token lives.
 */
@ApplicationScoped
public class SigningKeys {
  private static final Duration STILL_PUBLISHED = Duration.ofDays(1);
  private static final Duration REREAD = Duration.ofMinutes(1);
  private static final Duration KNOWN_TO_ALL = REREAD.multipliedBy(2);

  private final KeyStore store;
  private final SecretEncryption encryption;
  private final CryptoExecutor heavy;
  private final Clock clock;
  private final Duration keyLife;
  private final Vertx vertx;
  private volatile Held held = new Held(List.of(), Instant.EPOCH);
  private CompletableFuture<Integer> reading = CompletableFuture.completedFuture(0);

  SigningKeys(
      KeyStore store,
      SecretEncryption encryption,
      CryptoExecutor heavy,
      Clock clock,
      Vertx vertx,
      @ConfigProperty(name = "umpire.lobby.key-life") Duration keyLife) {
    this.store = store;
    this.encryption = encryption;
    this.heavy = heavy;
    this.clock = clock;
    this.vertx = vertx;
    this.keyLife = keyLife;
  }

  private record Held(List<SigningKey> keys, Instant readAt) {}

  /** What everyone may know of the keys, as members of JSON Web Keys. */
  public Uni<List<Map<String, Object>>> published() {
    return keys().map(keys -> keys.stream().map(SigningKey::published).toList());
  }

  /** The key that signs now: the newest that all know, or else the newest. */
  public Uni<SigningKey> signing() {
    Instant now = clock.instant();
    return keys()
        .map(
            keys ->
                keys.stream()
                    .filter(key -> !key.createdAt().isAfter(now.minus(KNOWN_TO_ALL)))
                    .filter(key -> key.createdAt().isAfter(lastThatSigns(now)))
                    .findFirst()
                    .orElseGet(keys::getFirst));
  }

  /** What an older key signed might outlive its publication. */
  private Instant lastThatSigns(Instant now) {
    return now.minus(keyLife).minus(STILL_PUBLISHED.dividedBy(2));
  }

  /** Reads the keys again, making one where none is young enough and forgetting outdated ones. */
  public Uni<Integer> reread() {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
    Instant tooOld = now.minus(keyLife);
    return store
        .all()
        .chain(rows -> anyAfter(tooOld, rows) ? Uni.createFrom().item(rows) : renew(now, tooOld))
        .invoke(rows -> held = new Held(decrypted(rows), now))
        .chain(_ -> store.removeOlderThan(tooOld.minus(STILL_PUBLISHED)));
  }

  private List<SigningKey> decrypted(List<SigningKeyRow> rows) {
    return rows.stream().map(row -> SigningKey.stored(row, encryption)).toList();
  }

  private Uni<List<SigningKeyRow>> renew(Instant now, Instant tooOld) {
    return heavy
        .run(() -> SigningKey.made(now))
        .chain(key -> store.addUnlessNewer(key.row(encryption), tooOld));
  }

  private Uni<List<SigningKey>> keys() {
    Held now = held;
    return clock.instant().isBefore(now.readAt().plus(REREAD))
        ? Uni.createFrom().item(now.keys())
        : readByAll().map(_ -> held.keys());
  }

  private Uni<Integer> readByAll() {
    Context caller = vertx.getOrCreateContext();
    return Uni.createFrom()
        // A stage of its own: whoever leaves cancels that and not the reading.
        .completionStage(() -> reading().thenApply(removed -> removed))
        .emitOn(command -> caller.runOnContext(_ -> command.run()));
  }

  /**
   * Reads the keys again as {@link #reread} does, but once for however many ask meanwhile, and to
   * the end whoever leaves. Making a key may take longer than the services wait for an answer; if
   * each of their requests began anew and ended with its caller, no key would ever be made.
   */
  synchronized CompletableFuture<Integer> reading() {
    if (reading.isDone()) {
      reading = FreshContext.of(vertx).call(() -> reread().subscribeAsCompletionStage());
    }
    return reading;
  }

  private static boolean anyAfter(Instant instant, List<SigningKeyRow> rows) {
    return rows.stream().anyMatch(row -> row.createdAt().isAfter(instant));
  }
}
