package umpire.lobby.outbox;

import io.quarkus.runtime.ShutdownEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.reactive.FreshContext;
import umpire.chassis.start.ServiceStarted;

/**
 * Publishes every few seconds how far revocations are published. What it says is read from the
 * outbox, so a revocation that cannot get out, for whatever reason, is not hidden by heartbeats
 * that can.
 */
@ApplicationScoped
class RevocationHeartbeat {
  private static final Logger LOG = Logger.getLogger(RevocationHeartbeat.class);

  private final Outbox outbox;
  private final LobbyEvents events;
  private final Publisher publisher;
  private final Vertx vertx;
  private final Duration every;
  private final FreshContext own;
  private final AtomicBoolean looking = new AtomicBoolean();
  private long timer = -1;

  RevocationHeartbeat(
      Outbox outbox,
      LobbyEvents events,
      Publisher publisher,
      Vertx vertx,
      @ConfigProperty(name = "umpire.lobby.heartbeat.every") Duration every) {
    this.outbox = outbox;
    this.events = events;
    this.publisher = publisher;
    this.vertx = vertx;
    this.every = every;
    this.own = FreshContext.of(vertx);
  }

  void start(@Observes ServiceStarted started) {
    timer = vertx.setPeriodic(1, every.toMillis(), _ -> beat());
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
  }

  /** One at a time: a broker that is away collects none. */
  private void beat() {
    if (looking.compareAndSet(false, true)) {
      CompletableFuture<Void> _ =
          own.call(() -> outbox.behind().subscribeAsCompletionStage())
              .thenCompose(this::publish)
              .handle(
                  (_, failure) -> {
                    looking.set(false);
                    if (failure != null) {
                      LOG.warnf("no heartbeat of revocations: %s", failure);
                    }
                    return null;
                  });
    }
  }

  private CompletionStage<Void> publish(Duration behind) {
    return publisher.publish(events.heartbeat(behind));
  }
}
