package umpire.lobby.discord.settings;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import umpire.chassis.reactive.FreshContext;

/**
 * Runs the work for Discord: on virtual threads, so that a sequence of requests is straight code,
 * and with a fixed limit, so that the rest of the service is not affected.
 */
@ApplicationScoped
public class DiscordExecutor {
  private static final int MOST = 64;
  private static final int LAST_SECONDS = 5;

  private final FreshContext own;
  private final Semaphore room = new Semaphore(MOST);
  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("umpire-discord-", 0).factory());

  DiscordExecutor(Vertx vertx) {
    this.own = FreshContext.of(vertx);
  }

  /** The result of this work, which may wait. */
  public <T> CompletionStage<T> run(Supplier<T> work) {
    return CompletableFuture.supplyAsync(work, threads);
  }

  /** Begins this work; false, and nothing done, where too much is under way. */
  public boolean begin(Runnable work) {
    if (!room.tryAcquire()) {
      return false;
    }
    threads.execute(
        () -> {
          try {
            work.run();
          } finally {
            room.release();
          }
        });
    return true;
  }

  /** The result of reactive work, waited for; only in what runs here. */
  public <T> T await(Supplier<Uni<T>> work) {
    try {
      return own.call(() -> work.get().subscribeAsCompletionStage()).join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException known) {
        throw known;
      }
      throw failed;
    }
  }

  /** What has begun may end. */
  @PreDestroy
  void close() {
    threads.shutdown();
    try {
      if (!threads.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException _) {
      threads.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
