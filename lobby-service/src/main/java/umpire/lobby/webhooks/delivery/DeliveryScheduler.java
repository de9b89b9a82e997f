package umpire.lobby.webhooks.delivery;

import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.reactive.FreshContext;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.webhooks.store.DeliveryLog;

/**
 * Starts deliveries: when one was made, when one is done, and at intervals for those that are due
 * or were left by an instance that ended.
 */
@ApplicationScoped
public class DeliveryScheduler {
  private static final Logger LOG = Logger.getLogger(DeliveryScheduler.class);
  private static final long HOUR_MILLIS = 3_600_000;

  private final DeliverySender deliverySender;
  private final DeliveryLog log;
  private final Vertx vertx;
  private final FreshContext own;
  private final Duration every;
  private final Duration kept;
  private boolean looking;
  private boolean again;
  private boolean ended;
  private long rounds = -1;
  private long cleaning = -1;

  DeliveryScheduler(
      DeliverySender deliverySender,
      DeliveryLog log,
      Vertx vertx,
      @ConfigProperty(name = "umpire.webhooks.poll-every") Duration every,
      @ConfigProperty(name = "umpire.webhooks.keep") Duration kept) {
    this.deliverySender = deliverySender;
    this.log = log;
    this.vertx = vertx;
    this.own = FreshContext.of(vertx);
    this.every = every;
    this.kept = kept;
  }

  void start(@Observes ServiceStarted started) {
    rounds = vertx.setPeriodic(every.toMillis(), _ -> due());
    cleaning = vertx.setPeriodic(HOUR_MILLIS, _ -> clean());
  }

  synchronized void stop(@Observes ShutdownEvent ending) {
    ended = true;
    vertx.cancelTimer(rounds);
    vertx.cancelTimer(cleaning);
  }

  /** Something was made or asked for: it is sent at once. */
  public void due() {
    synchronized (this) {
      if (looking || ended) {
        again = true;
        return;
      }
      looking = true;
      again = false;
    }
    CompletableFuture<Void> _ =
        own.call(() -> deliverySender.round(this::due).subscribeAsCompletionStage())
            // One that says nothing is given up, or there would never be another.
            .orTimeout(5, TimeUnit.MINUTES)
            .handle(
                (_, failure) -> {
                  if (failure != null) {
                    LOG.warnf("deliveries are not sent: %s", failure);
                  }
                  looked(failure == null);
                  return null;
                });
  }

  private void looked(boolean well) {
    boolean next;
    synchronized (this) {
      looking = false;
      next = well && again;
    }
    if (next) {
      due();
    }
  }

  private void clean() {
    CompletableFuture<Void> _ =
        own.call(() -> log.deleteOlder(kept).subscribeAsCompletionStage())
            .handle(
                (_, failure) -> {
                  if (failure != null) {
                    LOG.warnf("old deliveries are not deleted: %s", failure);
                  }
                  return null;
                });
  }
}
