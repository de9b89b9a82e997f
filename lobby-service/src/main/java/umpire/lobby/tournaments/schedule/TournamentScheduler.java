package umpire.lobby.tournaments.schedule;

import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.reactive.FreshContext;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.tournaments.OverdueRounds;
import umpire.lobby.tournaments.Progress;
import umpire.lobby.tournaments.RetiredEntrants;

/** Looks at intervals for what is due of tournaments, and for entrants out of use. */
@ApplicationScoped
class TournamentScheduler {
  private static final Logger LOG = Logger.getLogger(TournamentScheduler.class);

  private final ScheduledStarts scheduledStarts;
  private final OverdueRounds overdueRounds;
  private final RetiredEntrants retiredEntrants;
  private final Progress progress;
  private final Vertx vertx;
  private final FreshContext own;
  private final Duration every;
  private final AtomicBoolean looking = new AtomicBoolean();
  private long timer = -1;

  TournamentScheduler(
      ScheduledStarts scheduledStarts,
      OverdueRounds overdueRounds,
      RetiredEntrants retiredEntrants,
      Progress progress,
      Vertx vertx,
      @ConfigProperty(name = "umpire.lobby.tournaments.sweep-every") Duration every) {
    this.scheduledStarts = scheduledStarts;
    this.overdueRounds = overdueRounds;
    this.retiredEntrants = retiredEntrants;
    this.progress = progress;
    this.vertx = vertx;
    this.own = FreshContext.of(vertx);
    this.every = every;
  }

  void start(@Observes ServiceStarted started) {
    timer = vertx.setPeriodic(every.toMillis(), _ -> look());
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
  }

  private void look() {
    if (!looking.compareAndSet(false, true)) {
      return;
    }
    CompletableFuture<Void> _ =
        own.call(() -> sweep().subscribeAsCompletionStage())
            // One that says nothing is given up, or there would never be another.
            .orTimeout(1, TimeUnit.MINUTES)
            .handle(
                (_, failure) -> {
                  looking.set(false);
                  if (failure != null) {
                    LOG.warnf("tournaments are not looked at: %s", failure);
                  }
                  return null;
                });
  }

  private Uni<Void> sweep() {
    return retiredEntrants
        .sweep()
        .chain(scheduledStarts::sweep)
        .chain(overdueRounds::sweep)
        .chain(progress::sweep);
  }
}
