package umpire.lobby.webhooks;

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
import umpire.lobby.store.Attempt;
import umpire.lobby.store.DeliveryStore;
import umpire.lobby.store.DueDelivery;

/**
 * Sends what is due. An instance has so many under way at once, and so many of one account, so that
 * a receiver who lets us wait holds up nobody else's. What is sent and not marked, because the
 * process ended in between, is sent again under the same id: at least once, never not at all.
 */
@ApplicationScoped
public class Deliverer {
  private static final Logger LOG = Logger.getLogger(Deliverer.class);
  private static final int GONE = 410;

  /** Longer than an attempt can take, name server and marking included. */
  private static final int LEASE_IN_SPANS = 4;

  private final DeliveryStore store;
  private final Guard guard;
  private final Carrier carrier;
  private final WebhookSecrets keeper;
  private final Patience patience;
  private final Clock clock;
  private final Duration within;
  private final Duration lease;
  private final int atOnce;
  private final int atOnceEach;
  private final Map<String, Integer> underWay = new ConcurrentHashMap<>();

  Deliverer(
      DeliveryStore store,
      Guard guard,
      Carrier carrier,
      WebhookSecrets keeper,
      Patience patience,
      Clock clock,
      @ConfigProperty(name = "umpire.webhooks.within") Duration within,
      @ConfigProperty(name = "umpire.webhooks.at-once") int atOnce,
      @ConfigProperty(name = "umpire.webhooks.at-once-each") int atOnceEach) {
    this.store = store;
    this.guard = guard;
    this.carrier = carrier;
    this.keeper = keeper;
    this.patience = patience;
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
    return sent(due, at).chain(receipt -> mark(due, at, receipt));
  }

  private Uni<Receipt> sent(DueDelivery due, Instant at) {
    Map<String, String> headers;
    try {
      headers = Signatures.headers(due.id(), at, due.body(), secrets(due, at));
    } catch (IllegalStateException | IllegalArgumentException unreadable) {
      LOG.errorf("%s cannot be signed: %s", due, unreadable.getMessage());
      return Uni.createFrom()
          .item(new Receipt.Unanswered("a fault of ours: it cannot be signed", Duration.ZERO));
    }
    headers.put("Content-Type", "application/json");
    headers.put("User-Agent", "Umpire-Webhooks/1");
    return guard
        .check(due.url())
        .chain(
            pinned -> {
              Duration left = within.minus(Duration.between(at, clock.instant()));
              return carrier.carry(pinned, headers, due.body(), left);
            })
        .onFailure()
        .recoverWithItem(failure -> notSent(due, failure));
  }

  private static Receipt notSent(DueDelivery due, Throwable failure) {
    if (failure instanceof Guard.Refusal refused) {
      return new Receipt.Unanswered(refused.why(), Duration.ZERO);
    }
    LOG.errorf(failure, "%s could not be sent", due);
    return new Receipt.Unanswered("a fault of ours", Duration.ZERO);
  }

  private List<byte[]> secrets(DueDelivery due, Instant at) {
    List<byte[]> secrets = new ArrayList<>();
    secrets.add(keeper.decrypt(due.webhook(), due.secret()));
    if (due.formerUntil().filter(at::isBefore).isPresent()) {
      secrets.add(keeper.decrypt(due.webhook(), due.formerSecret()));
    }
    return secrets;
  }

  private Uni<Void> mark(DueDelivery due, Instant at, Receipt receipt) {
    int took = Math.toIntExact(receipt.took().toMillis());
    return switch (receipt) {
      case Receipt.Answered(int status, _, _) when status >= 200 && status < 300 ->
          store.delivered(due, new Attempt(at, status, took, ""));
      case Receipt.Answered(int status, _, _) when status == GONE ->
          store.gone(due, new Attempt(at, status, took, "the receiver is gone"));
      case Receipt.Answered(int status, Duration wait, _) ->
          missed(due, new Attempt(at, status, took, refused(status)), wait);
      case Receipt.Unanswered(String why, _) ->
          missed(due, new Attempt(at, 0, took, why), Duration.ZERO);
    };
  }

  private static String refused(int status) {
    return status >= 300 && status < 400 ? "a redirect, which is not followed" : "refused";
  }

  private Uni<Void> missed(DueDelivery due, Attempt attempt, Duration wait) {
    if (due.last()) {
      return store.dead(due, attempt);
    }
    Instant now = clock.instant();
    Instant next = now.plus(patience.after(due.tries(), wait));
    Instant awake = QuietHours.stored(due.quiet()).map(hours -> hours.over(next)).orElse(next);
    return store.failed(due, attempt, Duration.between(now, awake), awake.isAfter(next));
  }
}
