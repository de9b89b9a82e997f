package umpire.chassis.kafka;

import io.quarkus.vertx.core.runtime.context.VertxContextSafetyToggle;
import io.smallrye.common.vertx.VertxContext;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Calls a handler where reactive code is at home: on an event loop, each call in a context of its
 * own.
 */
final class EventLoop {
  private final Context root;

  EventLoop(Vertx vertx) {
    this.root = vertx.getOrCreateContext();
  }

  /** The handler's stage; fails where the handler throws. */
  CompletableFuture<Void> call(Handler handler, List<Incoming> batch) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    Context own = VertxContext.createNewDuplicatedContext(root);
    VertxContextSafetyToggle.setContextSafe(own, true);
    own.runOnContext(
        _ -> {
          try {
            handler
                .handle(batch)
                .whenComplete(
                    (_, failure) -> {
                      if (failure == null) {
                        done.complete(null);
                      } else {
                        done.completeExceptionally(failure);
                      }
                    });
          } catch (RuntimeException | Error failure) {
            done.completeExceptionally(failure);
          }
        });
    return done;
  }
}
