package umpire.game.referee;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.function.Supplier;

/** Work that takes a while, off the event loop; what follows goes on where it began. */
@ApplicationScoped
class BackgroundWork {
  private final Vertx vertx;

  BackgroundWork(Vertx vertx) {
    this.vertx = vertx;
  }

  <T> Uni<T> run(Supplier<T> work) {
    Context here = vertx.getOrCreateContext();
    return Uni.createFrom()
        .item(work)
        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
        .emitOn(task -> here.runOnContext(_ -> task.run()));
  }
}
