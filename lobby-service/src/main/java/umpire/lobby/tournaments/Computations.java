package umpire.lobby.tournaments;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.Callable;

/** Pairings, standings and pictures: computed beside the event loop, to which they return. */
@ApplicationScoped
public class Computations {
  private final Vertx vertx;

  Computations(Vertx vertx) {
    this.vertx = vertx;
  }

  /** What is computed, with the failure of the computation if it fails. */
  public <T> Uni<T> run(Callable<T> computation) {
    return Uni.createFrom()
        .completionStage(
            () ->
                vertx.getOrCreateContext().executeBlocking(computation, false).toCompletionStage());
  }
}
