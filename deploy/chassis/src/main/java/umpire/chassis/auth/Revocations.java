package umpire.chassis.auth;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;

/**
 * The sessions and personal tokens that the issuer of tokens has revoked, read by every instance
 * for itself from {@code revocations}: at its start from further back than any token lives, so that
 * a restart loses none. Until it has read so far, no token is accepted. Later it fails closed: when
 * the issuer's heartbeats in the topic have stopped for longer than the limit, personal tokens and
 * administrators' tokens are answered 503 and their streams end; other sessions go on until they
 * expire.
 */
@Singleton
public class Revocations {
  /** The topic of revocations and heartbeats, all under one key, so that they keep their order. */
  public static final String TOPIC = "revocations";

  /** The key of all its messages. */
  public static final String KEY = "revocations";

  /** The type of a revocation; the subject is what is revoked. */
  public static final String TYPE = "token.revoked";

  /** The type of a heartbeat: what was revoked so long before its sending stands ahead of it. */
  public static final String HEARTBEAT = "revocations.current";

  /** The member of a heartbeat that says how long before. */
  public static final String BEHIND = "behindMillis";

  /** Where revocations stood before they had a topic: read on, for those made before an upgrade. */
  private static final String FORMER_TOPIC = "lobby.events";

  private static final Logger LOG = Logger.getLogger(Revocations.class);
  private static final Duration KEPT = Duration.ofMinutes(15);
  private static final Duration TIMEOUT = Duration.ofSeconds(5);
  private static final Duration LOOK = Duration.ofSeconds(1);

  private final Subscriptions subscriptions;
  private final ObjectMapper json;
  private final Vertx vertx;
  private final MeterRegistry registry;
  private final boolean reads;
  private final Optional<Duration> limit;
  private final Clock clock = Clock.systemUTC();
  private final CompletableFuture<Void> known = new CompletableFuture<>();
  private final Map<String, Instant> revoked = new ConcurrentHashMap<>();
  private final RevocationAge age = new RevocationAge(clock, System::nanoTime);
  private final PermitWatchers watchers = new PermitWatchers();
  private long timer = -1;

  Revocations(
      Subscriptions subscriptions,
      ObjectMapper json,
      Vertx vertx,
      MeterRegistry registry,
      @ConfigProperty(name = "umpire.auth.revocations") boolean reads,
      @ConfigProperty(name = "umpire.auth.revocations.max-age") Optional<Duration> limit) {
    this.subscriptions = subscriptions;
    this.json = json;
    this.vertx = vertx;
    this.registry = registry;
    this.reads = reads;
    this.limit = limit;
  }

  void start(@Observes StartupEvent started) {
    if (limit.isEmpty() && !LaunchMode.current().equals(LaunchMode.TEST)) {
      throw new IllegalStateException("umpire.auth.revocations.max-age is empty: say how long");
    }
    if (reads) {
      Gauge.builder("umpire.revocations.age", this, Revocations::ageInSeconds)
          .description("How old the list of revocations is.")
          .baseUnit("seconds")
          .register(registry);
      subscriptions
          .start(
              Subscription.everyInstance(Subscription.Start.RECENT, TOPIC, FORMER_TOPIC),
              this::apply)
          .caughtUp()
          .whenComplete((_, _) -> known.complete(null));
      timer = vertx.setPeriodic(LOOK.toMillis(), _ -> checkStreams());
    } else {
      known.complete(null);
    }
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
  }

  private double ageInSeconds() {
    Duration now = age.now();
    return now.equals(RevocationAge.UNKNOWN) ? Double.NaN : now.toMillis() / 1000.0;
  }

  /** Ends the streams of those permits that hold no longer. */
  private void checkStreams() {
    if (isStale()) {
      watchers.uncertain();
    }
  }

  private boolean isStale() {
    return limit.isPresent() && age.now().compareTo(limit.get()) > 0;
  }

  /** Completes when all is read that was revoked before the start; fails with a 503 if not soon. */
  CompletionStage<Void> known() {
    return known.isDone()
        ? known
        : known
            .copy()
            .orTimeout(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)
            .exceptionallyCompose(
                _ ->
                    CompletableFuture.failedFuture(
                        new CompletionException(unknown("Try again.", 2))));
  }

  private static ProblemException unknown(String detail, int seconds) {
    return Problem.of(503, "revocations-unknown", "Tokens cannot be verified now", detail)
        .asException()
        .header("Retry-After", Integer.toString(seconds));
  }

  /** Whether this session or personal token was revoked. */
  boolean revoked(String session) {
    return revoked.containsKey(session);
  }

  /** True if the permit's session or personal token was revoked. */
  public boolean revoked(Permit permit) {
    return revoked(permit.session());
  }

  /**
   * Checks that it is known whether this permit was revoked; throws a {@link
   * umpire.chassis.http.Problem} 503 with Retry-After if that is unknown for too long.
   */
  public void requireCurrent(Permit permit) {
    if (permit.needsCurrentRevocations() && isStale()) {
      throw unknown(
          "What is revoked is not known at present. A token of name and password, without the"
              + " scope admin, holds until it expires. Try again.",
          5);
    }
  }

  /** Completes with the reason when the permit expires, is revoked or becomes uncertain. */
  public Uni<PermitEnd> end(Permit permit) {
    Duration left = Duration.between(clock.instant(), permit.until());
    return watchers
        .watch(permit, () -> completeNow(permit))
        .ifNoItem()
        .after(left.isPositive() ? left : Duration.ofMillis(1))
        .recoverWithItem(PermitEnd.EXPIRED);
  }

  private void completeNow(Permit permit) {
    if (revoked(permit)) {
      watchers.revoked(permit.session());
    }
  }

  private CompletionStage<Void> apply(List<Incoming> batch) {
    batch.forEach(this::apply);
    Instant old = clock.instant().minus(KEPT);
    revoked.values().removeIf(at -> at.isBefore(old));
    return CompletableFuture.completedStage(null);
  }

  /** Other messages of the topic, and what nobody can read, are not ours to judge. */
  private void apply(Incoming message) {
    try {
      JsonNode envelope = json.readTree(message.value().bytes());
      switch (envelope.path("type").asText()) {
        case TYPE -> revoke(envelope.path("subject").asText(), message.timestamp());
        case HEARTBEAT -> applyHeartbeat(envelope.path("data").path(BEHIND), message);
        default -> {}
      }
    } catch (IOException unreadable) {
      LOG.warnf("a message of %s cannot be read: %s", message.topic(), unreadable.getMessage());
    }
  }

  private void applyHeartbeat(JsonNode behind, Incoming message) {
    if (message.topic().equals(TOPIC) && behind.canConvertToLong() && behind.asLong() >= 0) {
      age.heartbeat(message.timestamp(), Duration.ofMillis(behind.asLong()));
    } else {
      LOG.warnf("a heartbeat of %s has no usable content", message.topic());
    }
  }

  private void revoke(String session, Instant at) {
    revoked.put(session, at);
    // Whoever begins to watch from here on sees it is revoked; those before are notified.
    watchers.revoked(session);
  }
}
