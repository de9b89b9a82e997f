package umpire.lobby.identity;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.function.Supplier;

/**
 * Hashing and key making, off the event loop. Two threads and a short queue: each hash takes 19
 * MiB, and a crowd at the door must not take all the memory. Beyond that, 503.
 */
@ApplicationScoped
class HeavyWork {
  private static final int THREADS = 2;
  private static final int WAITING = 64;

  private final Workers workers;

  HeavyWork(Vertx vertx) {
    this.workers = new Workers(vertx, "umpire-heavy-", THREADS, WAITING);
  }

  /** The result of this work, given back on the caller's own Vert.x context. */
  <T> Uni<T> run(Supplier<T> work) {
    return workers.run(work);
  }

  @PreDestroy
  void close() {
    workers.close();
  }
}
