package umpire.lobby.identity.crypto;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import umpire.chassis.http.Problem;

/** A few threads with a short queue, for work that would block an event loop; beyond, 503. */
public final class BoundedExecutor {
  private final Vertx vertx;
  private final ThreadPoolExecutor threads;

  public BoundedExecutor(Vertx vertx, String name, int most, int waiting) {
    this.vertx = vertx;
    this.threads =
        new ThreadPoolExecutor(
            most,
            most,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(waiting),
            Thread.ofPlatform().daemon().name(name, 0).factory());
  }

  /** The result of this work, given back on the caller's own Vert.x context. */
  public <T> Uni<T> run(Supplier<T> work) {
    Context caller = vertx.getOrCreateContext();
    return Uni.createFrom()
        .item(work)
        .runSubscriptionOn(threads)
        .onFailure(RejectedExecutionException.class)
        .transform(
            _ ->
                Problem.of(503, "busy", "Too many sign-ins at once", "Try again in a moment.")
                    .asException()
                    .header("Retry-After", "1"))
        .emitOn(command -> caller.runOnContext(_ -> command.run()));
  }

  public void close() {
    threads.shutdown();
  }
}
