package umpire.desk.callers;

import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.http.Problem;

/**
 * Limits how many calculations for outside callers run at once, and how long each takes. Work that
 * takes longer cannot be stopped: its caller is answered, and its place stays taken until it ends.
 */
@Singleton
class ConcurrencyLimiter {
  private static final long LOOK_MILLIS = 10;

  /** A young JVM loads classes and interprets: its first calls may take ten times as long. */
  private static final int COLD_CALLS = 100;

  private static final int COLD = 10;

  private final Semaphore places;
  private final long mostNanos;
  private final AtomicInteger calls = new AtomicInteger();
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final ExecutorService workers =
      Executors.newCachedThreadPool(
          Thread.ofPlatform().daemon().name("umpire-outside-", 1).factory());

  ConcurrencyLimiter(
      @ConfigProperty(name = "umpire.callers.at-once") int atOnce,
      @ConfigProperty(name = "umpire.callers.cpu") Duration cpu) {
    this.places = new Semaphore(atOnce);
    this.mostNanos = cpu.toNanos();
  }

  /**
   * When a piece of work began.
   *
   * @param thread the worker's id
   * @param cpuNanos that the worker had used by then
   */
  private record Begun(long thread, long cpuNanos) {}

  /**
   * What the work gives, or what it throws; 503 with Retry-After where all places are taken, 422
   * too-large where it takes too much CPU.
   */
  <T> T run(Supplier<T> work) {
    if (!places.tryAcquire()) {
      throw Problem.of(503, "busy", "Busy", "Too many calculations at once; try again.")
          .asException()
          .header("Retry-After", "1");
    }
    CompletableFuture<Begun> thread = new CompletableFuture<>();
    CompletableFuture<T> done =
        CompletableFuture.supplyAsync(
            () -> {
              thread.complete(
                  new Begun(Thread.currentThread().threadId(), threads.getCurrentThreadCpuTime()));
              try {
                return work.get();
              } finally {
                places.release();
              }
            },
            workers);
    return await(done, thread);
  }

  /** CPU that the worker has used since, in ns. */
  private long cpuUsed(Begun begun) {
    return threads.getThreadCpuTime(begun.thread()) - begun.cpuNanos();
  }

  private <T> T await(CompletableFuture<T> done, CompletableFuture<Begun> begun) {
    long most = calls.incrementAndGet() > COLD_CALLS ? mostNanos : COLD * mostNanos;
    while (true) {
      try {
        return done.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException _) {
        if (begun.isDone() && cpuUsed(begun.join()) > most) {
          throw Problem.of(
                  422,
                  "too-large",
                  "Too large",
                  "The calculation takes more than this service allows.")
              .asException();
        }
      } catch (ExecutionException failed) {
        if (failed.getCause() instanceof RuntimeException cause) {
          throw cause;
        }
        throw new IllegalStateException(failed.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      }
    }
  }

  @PreDestroy
  void close() {
    workers.shutdownNow();
  }
}
