package umpire.lobby.webhooks.delivery;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.lobby.webhooks.destination.DestinationCheck;
import umpire.lobby.webhooks.message.QuietHours;
import umpire.lobby.webhooks.store.DeliveryAttempt;
import umpire.lobby.webhooks.store.DeliveryStore;
import umpire.lobby.webhooks.store.DueDelivery;

/**
 * Sends what is due. An instance has a limit of deliveries under way, and a limit for one account,
 * so that a slow receiver delays nobody else's.
 */
@ApplicationScoped
public class DeliverySender {
  private static final Logger LOG = Logger.getLogger(DeliverySender.class);
  private static final int GONE = 410;

  /** Longer than an attempt can take, name server and marking included. */
  private static final int LEASE_IN_SPANS = 4;

  private final DeliveryStore store;
  private final DestinationCheck destinationCheck;
  private final WebhookTransport webhookTransport;
  private final WebhookSecrets keeper;
  private final RetryPolicy retryPolicy;
  private final Clock clock;
  private final Duration within;
  private final Duration lease;
  private final int atOnce;
  private final int atOnceEach;
  private final Map<String, Integer> underWay = new ConcurrentHashMap<>();

  DeliverySender(
      DeliveryStore store,
      DestinationCheck destinationCheck,
      WebhookTransport webhookTransport,
      WebhookSecrets keeper,
      RetryPolicy retryPolicy,
      Clock clock,
      @ConfigProperty(name = "umpire.webhooks.within") Duration within,
      @ConfigProperty(name = "umpire.webhooks.at-once") int atOnce,
      @ConfigProperty(name = "umpire.webhooks.at-once-each") int atOnceEach) {
    this.store = store;
    this.destinationCheck = destinationCheck;
    this.webhookTransport = webhookTransport;
    this.keeper = keeper;
    this.retryPolicy = retryPolicy;
    this.clock = clock;
    this.within = within;
    this.lease = within.multipliedBy(LEASE_IN_SPANS);
    this.atOnce = atOnce;
    this.atOnceEach = atOnceEach;
  }

  /**
   * Begins to send what is due, as far as there is room; one round at a time.
   *
   * @param finished runs each time that one is done with: there is room again
   * @return how many were begun
   */
  public Uni<Integer> round(Runnable finished) {
    int room = atOnce - underWay.values().stream().mapToInt(count -> count).sum();
    if (room <= 0) {
      return Uni.createFrom().item(0);
    }
    List<String> busy =
        underWay.entrySet().stream()
            .filter(account -> account.getValue() >= atOnceEach)
            .map(Map.Entry::getKey)
            .toList();
    return store
        .take(room, atOnceEach, busy, UUID.randomUUID().toString(), lease)
        .invoke(all -> all.forEach(due -> begin(due, finished)))
        .map(List::size);
  }

  private void begin(DueDelivery due, Runnable finished) {
    underWay.merge(due.owner(), 1, Integer::sum);
    attempt(due)
        .onTermination()
        .invoke(
            () -> {
              underWay.computeIfPresent(due.owner(), (_, count) -> count == 1 ? null : count - 1);
              finished.run();
            })
        .subscribe()
        .with(_ -> {}, failure -> LOG.warnf(failure, "%s is not marked; it is sent again", due));
  }

  private Uni<Void> attempt(DueDelivery due) {
    Instant at = clock.instant();
    return sent(due, at).chain(attemptResult -> mark(due, at, attemptResult));
  }

  private Uni<AttemptResult> sent(DueDelivery due, Instant at) {
    Map<String, String> headers;
    try {
      headers = Signatures.headers(due.id(), at, due.body(), secrets(due, at));
    } catch (IllegalStateException | IllegalArgumentException unreadable) {
      LOG.errorf("%s cannot be signed: %s", due, unreadable.getMessage());
      return Uni.createFrom()
          .item(new AttemptResult.Unanswered("internal error: it cannot be signed", Duration.ZERO));
    }
    headers.put("Content-Type", "application/json");
    headers.put("User-Agent", "Umpire-Webhooks/1");
    return destinationCheck
        .check(due.url())
        .chain(
            resolvedDestination -> {
              Duration left = within.minus(Duration.between(at, clock.instant()));
              return webhookTransport.carry(resolvedDestination, headers, due.body(), left);
            })
        .onFailure()
        .recoverWithItem(failure -> notSent(due, failure));
  }

  private static AttemptResult notSent(DueDelivery due, Throwable failure) {
    if (failure instanceof DestinationCheck.Refusal refused) {
      return new AttemptResult.Unanswered(refused.why(), Duration.ZERO);
    }
    LOG.errorf(failure, "%s could not be sent", due);
    return new AttemptResult.Unanswered("a fault of ours", Duration.ZERO);
  }

  private List<byte[]> secrets(DueDelivery due, Instant at) {
    List<byte[]> secrets = new ArrayList<>();
    secrets.add(keeper.decrypt(due.webhook(), due.secret()));
    if (due.formerUntil().filter(at::isBefore).isPresent()) {
      secrets.add(keeper.decrypt(due.webhook(), due.formerSecret()));
    }
    return secrets;
  }

  private Uni<Void> mark(DueDelivery due, Instant at, AttemptResult attemptResult) {
    int took = Math.toIntExact(attemptResult.took().toMillis());
    return switch (attemptResult) {
      case AttemptResult.Answered(int status, _, _) when status >= 200 && status < 300 ->
          store.delivered(due, new DeliveryAttempt(at, status, took, ""));
      case AttemptResult.Answered(int status, _, _) when status == GONE ->
          store.gone(due, new DeliveryAttempt(at, status, took, "the receiver is gone"));
      case AttemptResult.Answered(int status, Duration wait, _) ->
          missed(due, new DeliveryAttempt(at, status, took, refused(status)), wait);
      case AttemptResult.Unanswered(String why, _) ->
          missed(due, new DeliveryAttempt(at, 0, took, why), Duration.ZERO);
    };
  }

  private static String refused(int status) {
    return status >= 300 && status < 400 ? "a redirect, which is not followed" : "refused";
  }

  private Uni<Void> missed(DueDelivery due, DeliveryAttempt deliveryAttempt, Duration wait) {
    if (due.last()) {
      return store.dead(due, deliveryAttempt);
    }
    Instant now = clock.instant();
    Instant next = now.plus(retryPolicy.after(due.tries(), wait));
    Instant awake = QuietHours.stored(due.quiet()).map(hours -> hours.over(next)).orElse(next);
    return store.failed(due, deliveryAttempt, Duration.between(now, awake), awake.isAfter(next));
  }
}
