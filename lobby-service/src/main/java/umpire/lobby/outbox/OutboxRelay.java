package umpire.lobby.outbox;

import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.reactive.FreshContext;
import umpire.chassis.start.ServiceStarted;
import umpire.chassis.trace.TraceContext;

/**
 * Publishes the outbox: right after a commit, and by looking for what was left over by a crash or
 * while the broker was away.
 */
@ApplicationScoped
class OutboxRelay implements CommitListener {
  private static final Logger LOG = Logger.getLogger(OutboxRelay.class);
  private static final int MOST = 100;

  private final Outbox outbox;
  private final Publisher publisher;
  private final Vertx vertx;
  private final Duration every;
  private final FreshContext own;
  private boolean looking;
  private boolean again;
  private long timer = -1;

  OutboxRelay(
      Outbox outbox,
      Publisher publisher,
      Vertx vertx,
      @ConfigProperty(name = "umpire.lobby.relay.every") Duration every) {
    this.outbox = outbox;
    this.publisher = publisher;
    this.vertx = vertx;
    this.every = every;
    this.own = FreshContext.of(vertx);
  }

  void start(@Observes ServiceStarted started) {
    timer = vertx.setPeriodic(every.toMillis(), _ -> publishPending());
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
  }

  @Override
  public void committed() {
    publishPending();
  }

  private void publishPending() {
    synchronized (this) {
      if (looking) {
        again = true;
        return;
      }
      looking = true;
      again = false;
    }
    CompletableFuture<Void> _ =
        own.call(() -> outbox.handOver(MOST, this::publish).subscribeAsCompletionStage())
            // One that says nothing is given up, or there would never be another.
            .orTimeout(2, TimeUnit.MINUTES)
            .handle(
                (count, failure) -> {
                  afterPending(failure == null && count == MOST, failure);
                  return null;
                });
  }

  private void afterPending(boolean more, @Nullable Throwable failure) {
    if (failure != null) {
      LOG.warnf("the outbox waits: %s", failure);
    }
    boolean next;
    synchronized (this) {
      looking = false;
      next = failure == null && (more || again);
    }
    if (next) {
      publishPending();
    }
  }

  private CompletionStage<Void> publish(List<OutboxRow> rows) {
    return CompletableFuture.allOf(
        rows.stream()
            .map(row -> publisher.publish(message(row)).toCompletableFuture())
            .toArray(CompletableFuture[]::new));
  }

  private static Outgoing message(OutboxRow row) {
    Payload message = Payload.of(row.message());
    return new Outgoing(row.topic(), row.key(), Map.of(), message)
        .causedBy(TraceContext.inEnvelope(message.bytes()));
  }
}
