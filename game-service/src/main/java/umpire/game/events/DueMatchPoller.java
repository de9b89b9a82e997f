package umpire.game.events;

import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.start.ServiceStarted;
import umpire.game.referee.act.OverdueMatches;

/** Calls the umpire at intervals for the matches that are due; one call at a time. */
@Singleton
class DueMatchPoller {
  /** One that says nothing is given up, or there would never be another. */
  private static final Duration LONGEST = Duration.ofMinutes(1);

  private final Supplier<Uni<Void>> look;
  private final Vertx vertx;
  private final Duration every;
  private final RateLimitedLog rateLimitedLog =
      new RateLimitedLog(DueMatchPoller.class, "what is due waits");
  private final AtomicBoolean looking = new AtomicBoolean();
  private long timer = -1;

  @Inject
  DueMatchPoller(
      OverdueMatches overdueMatches,
      Vertx vertx,
      @ConfigProperty(name = "umpire.game.clock.every") Duration every) {
    this(overdueMatches::handleDue, vertx, every);
  }

  DueMatchPoller(Supplier<Uni<Void>> look, Vertx vertx, Duration every) {
    this.look = look;
    this.vertx = vertx;
    this.every = every;
  }

  void start(@Observes ServiceStarted started) {
    timer = vertx.setPeriodic(every.toMillis(), _ -> poll());
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
  }

  private void poll() {
    if (looking.compareAndSet(false, true)) {
      Uni.createFrom()
          .deferred(look::get)
          .ifNoItem()
          .after(LONGEST)
          .fail()
          .eventually(() -> looking.set(false))
          .subscribe()
          .with(_ -> {}, rateLimitedLog::warn);
    }
  }
}
