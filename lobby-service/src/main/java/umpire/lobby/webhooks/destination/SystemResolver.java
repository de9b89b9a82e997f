package umpire.lobby.webhooks.destination;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Asks whom the system asks, hosts file included. The question blocks its thread, so it has threads
 * of its own: a slow name server holds up webhooks, and nothing else.
 */
@Singleton
class SystemResolver implements Resolver {
  private static final int THREADS = 64;
  private static final int WAITING = 1_024;

  private final ExecutorService threads;

  SystemResolver() {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            THREADS,
            THREADS,
            30,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(WAITING),
            Thread.ofPlatform().daemon().name("umpire-names-", 1).factory());
    pool.allowCoreThreadTimeOut(true);
    this.threads = pool;
  }

  @Override
  public Uni<List<InetAddress>> addresses(String host) {
    return Uni.createFrom().item(() -> all(host)).runSubscriptionOn(threads);
  }

  private static List<InetAddress> all(String host) {
    try {
      return List.of(InetAddress.getAllByName(host));
    } catch (UnknownHostException unknown) {
      throw new IllegalArgumentException("no such host", unknown);
    }
  }

  @PreDestroy
  void close() {
    threads.shutdownNow();
  }
}
