package umpire.lobby.identity;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import umpire.chassis.http.Problem;

/**
 * Hashing and key making, off the event loop. Two threads and a short queue: each hash takes 19
 * MiB, and a crowd at the door must not take all the memory. Beyond that, 503.
 */
@ApplicationScoped
class HeavyWork {
  private static final int THREADS = 2;
  private static final int WAITING = 64;

  private final Vertx vertx;
  private final ThreadPoolExecutor threads =
      new ThreadPoolExecutor(
          THREADS,
          THREADS,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING),
          Thread.ofPlatform().daemon().name("umpire-heavy-", 0).factory());

  HeavyWork(Vertx vertx) {
    this.vertx = vertx;
  }

  /** The result of this work, given back on the caller's own Vert.x context. */
  <T> Uni<T> run(Supplier<T> work) {
    Context caller = vertx.getOrCreateContext();
    return Uni.createFrom()
        .item(work)
        .runSubscriptionOn(threads)
        .onFailure(RejectedExecutionException.class)
        .transform(
            _ ->
                Problem.of(503, "busy", "Too many at the door", "Try again in a moment.")
                    .asException()
                    .header("Retry-After", "1"))
        .emitOn(command -> caller.runOnContext(_ -> command.run()));
  }

  @PreDestroy
  void close() {
    threads.shutdown();
  }
}
