package umpire.chassis.auth;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.http.Problem;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;

/**
 * The sessions and personal tokens that lobby-service has revoked, read by every instance for
 * itself from {@code lobby.events}: at its start from further back than any token lives, so that a
 * restart forgets none. Until it has read so far, no token is believed. Later a broker that is away
 * stops nobody: what is revoked meanwhile bites when it is back.
 */
@ApplicationScoped
public class Revocations {
  /** The topic on which revocations come, among other things. */
  public static final String TOPIC = "lobby.events";

  /** The type of their messages; the subject is what is revoked. */
  public static final String TYPE = "token.revoked";

  private static final Logger LOG = Logger.getLogger(Revocations.class);
  private static final Duration KEPT = Duration.ofMinutes(15);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Subscriptions subscriptions;
  private final ObjectMapper json;
  private final boolean reads;
  private final Clock clock = Clock.systemUTC();
  private final CompletableFuture<Void> known = new CompletableFuture<>();
  private final Map<String, Instant> revoked = new ConcurrentHashMap<>();
  private final Map<String, Set<UniEmitter<? super Boolean>>> watchers = new ConcurrentHashMap<>();

  Revocations(
      Subscriptions subscriptions,
      ObjectMapper json,
      @ConfigProperty(name = "umpire.auth.revocations") boolean reads) {
    this.subscriptions = subscriptions;
    this.json = json;
    this.reads = reads;
  }

  void start(@Observes StartupEvent started) {
    if (reads) {
      subscriptions
          .start(Subscription.everyInstance(Subscription.Start.RECENT, TOPIC), this::take)
          .caughtUp()
          .whenComplete((_, _) -> known.complete(null));
    } else {
      known.complete(null);
    }
  }

  /** Completes when all is read that was revoked before the start; fails with a 503 if not soon. */
  CompletionStage<Void> known() {
    return known.isDone()
        ? known
        : known
            .copy()
            .orTimeout(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
            .exceptionallyCompose(_ -> CompletableFuture.failedFuture(unknown()));
  }

  private static CompletionException unknown() {
    return new CompletionException(
        Problem.of(503, "revocations-unknown", "Tokens cannot be verified now", "Try again.")
            .asException()
            .header("Retry-After", "2"));
  }

  /** Whether this session or personal token was revoked. */
  boolean revoked(String session) {
    return revoked.containsKey(session);
  }

  /** Whether that by which this is permitted was revoked. */
  public boolean revoked(Permit permit) {
    return revoked(permit.session());
  }

  /** Completes when the permit ends: true where it was revoked, false where its time was over. */
  public Uni<Boolean> end(Permit permit) {
    Duration left = Duration.between(clock.instant(), permit.until());
    return Uni.createFrom()
        .<Boolean>emitter(emitter -> watch(permit.session(), emitter))
        .ifNoItem()
        .after(left.isPositive() ? left : Duration.ofMillis(1))
        .recoverWithItem(false);
  }

  private void watch(String session, UniEmitter<? super Boolean> emitter) {
    watchers.compute(
        session,
        (_, present) -> {
          Set<UniEmitter<? super Boolean>> all = present == null ? new HashSet<>() : present;
          all.add(emitter);
          return all;
        });
    emitter.onTermination(() -> forget(session, emitter));
    if (revoked(session)) {
      emitter.complete(true);
    }
  }

  private void forget(String session, UniEmitter<? super Boolean> emitter) {
    watchers.computeIfPresent(
        session,
        (_, all) -> {
          all.remove(emitter);
          return all.isEmpty() ? null : all;
        });
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    batch.forEach(this::take);
    Instant old = clock.instant().minus(KEPT);
    revoked.values().removeIf(at -> at.isBefore(old));
    return CompletableFuture.completedStage(null);
  }

  /** Other messages of the topic, and what nobody can read, are not ours to judge. */
  private void take(Incoming message) {
    try {
      JsonNode envelope = json.readTree(message.value().bytes());
      if (envelope.path("type").asText().equals(TYPE)) {
        revoke(envelope.path("subject").asText(), message.timestamp());
      }
    } catch (IOException unreadable) {
      LOG.warnf("a message of %s cannot be read: %s", TOPIC, unreadable.getMessage());
    }
  }

  private void revoke(String session, Instant at) {
    revoked.put(session, at);
    // Whoever begins to watch from here on sees it is revoked; those before are told.
    Set<UniEmitter<? super Boolean>> told = new HashSet<>();
    watchers.computeIfPresent(
        session,
        (_, all) -> {
          told.addAll(all);
          return all;
        });
    told.forEach(watcher -> watcher.complete(true));
  }
}
