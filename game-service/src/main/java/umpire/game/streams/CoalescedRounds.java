package umpire.game.streams;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import umpire.chassis.reactive.FreshContext;

/**
 * Work that runs at intervals, and at once on request: one round at a time. All requests during a
 * round share the next one.
 */
final class CoalescedRounds {
  private static final Logger LOG = Logger.getLogger(CoalescedRounds.class);

  private final Vertx vertx;
  private final FreshContext context;
  private final String what;
  private final Supplier<Uni<Void>> work;
  private CompletableFuture<Void> running = CompletableFuture.completedFuture(null);
  private @Nullable CompletableFuture<Void> next;
  private boolean failing;
  private long timer = -1;

  /**
   * None yet.
   *
   * @param what is done, for the log
   */
  CoalescedRounds(Vertx vertx, String what, Supplier<Uni<Void>> work) {
    this.vertx = vertx;
    this.context = FreshContext.of(vertx);
    this.what = what;
    this.work = work;
  }

  void start(Duration every, BooleanSupplier needed) {
    timer =
        vertx.setPeriodic(
            every.toMillis(),
            _ -> {
              if (needed.getAsBoolean()) {
                requestRound().subscribe().with(_ -> {}, _ -> {}); // what fails is logged below
              }
            });
  }

  void stop() {
    vertx.cancelTimer(timer);
  }

  /** Completes with a round that begins from now on; on anybody's thread. */
  Uni<Void> requestRound() {
    return Uni.createFrom().completionStage(() -> round().copy());
  }

  private synchronized CompletableFuture<Void> round() {
    if (next != null) {
      return next;
    }
    if (running.isDone()) {
      running = work();
      return running;
    }
    next = running.handle((_, _) -> true).thenCompose(_ -> nextRound());
    return next;
  }

  private synchronized CompletableFuture<Void> nextRound() {
    next = null;
    running = work();
    return running;
  }

  private CompletableFuture<Void> work() {
    return context
        .call(() -> Uni.createFrom().deferred(work::get).subscribeAsCompletionStage())
        // One that says nothing is given up, or there would never be another.
        .orTimeout(1, TimeUnit.MINUTES)
        .whenComplete((_, failure) -> logChange(failure));
  }

  /** Once when it begins to fail, and once when it works again. */
  private synchronized void logChange(@Nullable Throwable failure) {
    if (failure != null && !failing) {
      LOG.warnf("%s: %s", what, failure);
    } else if (failure == null && failing) {
      LOG.infof("%s: works again", what);
    }
    failing = failure != null;
  }
}
