package umpire.lobby.tournaments.news;

import io.quarkus.arc.All;
import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.reactive.FreshContext;
import umpire.chassis.start.ServiceStarted;

/** Looks at intervals for what is to be told, and tells all of it. */
@ApplicationScoped
class TellingSchedule {
  private static final Logger LOG = Logger.getLogger(TellingSchedule.class);

  private final List<Telling> all;
  private final Vertx vertx;
  private final Duration every;
  private final FreshContext own;
  private final AtomicBoolean looking = new AtomicBoolean();
  private long timer = -1;

  TellingSchedule(
      @All List<Telling> all,
      Vertx vertx,
      @ConfigProperty(name = "umpire.lobby.tell-every") Duration every) {
    this.all = all;
    this.vertx = vertx;
    this.every = every;
    this.own = FreshContext.of(vertx);
  }

  void start(@Observes ServiceStarted started) {
    timer = vertx.setPeriodic(every.toMillis(), _ -> look());
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
  }

  private void look() {
    if (looking.compareAndSet(false, true)) {
      CompletableFuture<Void> _ =
          own.call(() -> everything().subscribeAsCompletionStage())
              // One that says nothing is given up, or there would never be another.
              .orTimeout(2, TimeUnit.MINUTES)
              .handle(
                  (_, failure) -> {
                    looking.set(false);
                    if (failure != null) {
                      warn(failure);
                    }
                    return null;
                  });
    }
  }

  private Uni<Void> everything() {
    Uni<Void> everything = Uni.createFrom().voidItem();
    for (Telling one : all) {
      everything = everything.chain(() -> rest(one));
    }
    return everything;
  }

  /** What fails is tried again with the next look, and keeps nothing else back. */
  private static Uni<Void> rest(Telling one) {
    return Uni.createFrom()
        .deferred(one::next)
        .repeat()
        .whilst(told -> told)
        .onItem()
        .ignoreAsUni()
        .onFailure()
        .invoke(TellingSchedule::warn)
        .onFailure()
        .recoverWithNull();
  }

  private static void warn(Throwable failure) {
    LOG.warnf("webhooks are not told of tournaments: %s", failure);
  }
}
