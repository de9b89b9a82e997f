package umpire.game.edition;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.inject.Singleton;
import java.util.function.Supplier;

/** Runs long work off the event loop and continues on the context that called it. */
@Singleton
public class BackgroundWork {
  private final Vertx vertx;

  BackgroundWork(Vertx vertx) {
    this.vertx = vertx;
  }

  public <T> Uni<T> run(Supplier<T> work) {
    Context here = vertx.getOrCreateContext();
    return Uni.createFrom()
        .item(work)
        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
        .emitOn(task -> here.runOnContext(_ -> task.run()));
  }
}
