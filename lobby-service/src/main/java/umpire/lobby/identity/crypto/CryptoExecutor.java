package umpire.lobby.identity.crypto;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.function.Supplier;

/**
 * Hashing and key making, off the event loop. Two threads and a short queue: each hash takes 19
 * MiB, so that many sign-ins at once do not take all memory. Beyond that, 503.
 */
@ApplicationScoped
public class CryptoExecutor {
  private static final int THREADS = 2;
  private static final int WAITING = 64;

  private final BoundedExecutor boundedExecutor;

  CryptoExecutor(Vertx vertx) {
    this.boundedExecutor = new BoundedExecutor(vertx, "umpire-heavy-", THREADS, WAITING);
  }

  /** The result of this work, given back on the caller's own Vert.x context. */
  public <T> Uni<T> run(Supplier<T> work) {
    return boundedExecutor.run(work);
  }

  @PreDestroy
  void close() {
    boundedExecutor.close();
  }
}
