package umpire.chassis.reactive;

import io.quarkus.vertx.core.runtime.context.VertxContextSafetyToggle;
import io.smallrye.common.vertx.VertxContext;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/**
 * Starts reactive work outside of any request: at start, from a timer, from a poll loop. Each piece
 * of work runs on an event loop in a fresh context that Hibernate Reactive accepts, and must not
 * block. One instance keeps to one event loop, so pieces begun one after another begin in order.
 */
public final class FreshContext {
  private final Context root;

  private FreshContext(Context root) {
    this.root = root;
  }

  /** A starter of work on one event loop of this Vert.x. */
  public static FreshContext of(Vertx vertx) {
    return new FreshContext(vertx.getOrCreateContext());
  }

  /**
   * Begins the work on the event loop, in a fresh context; the future gives its result, and fails
   * if the work throws or its stage fails.
   */
  public <T> CompletableFuture<T> call(Supplier<? extends CompletionStage<T>> work) {
    CompletableFuture<T> done = new CompletableFuture<>();
    Context own = VertxContext.createNewDuplicatedContext(root);
    VertxContextSafetyToggle.setContextSafe(own, true);
    own.runOnContext(
        _ -> {
          try {
            work.get()
                .whenComplete(
                    (result, failure) -> {
                      if (failure == null) {
                        done.complete(result);
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
