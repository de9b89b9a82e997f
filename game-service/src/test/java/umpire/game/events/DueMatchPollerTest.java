package umpire.game.events;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.start.ServiceStarted;
import umpire.game.testing.PollUntil;

/** The sweeper of clocks: once in a period, and never two looks at the same time. */
class DueMatchPollerTest {
  private static final Duration EVERY = Duration.ofMillis(50);
  private static final int LOOKS = 10;

  private final Vertx vertx = Vertx.vertx();
  private final AtomicInteger looks = new AtomicInteger();

  @AfterEach
  void close() {
    vertx.close();
  }

  @Test
  void itLooksOnceInAPeriod() {
    DueMatchPoller dueMatchPoller =
        new DueMatchPoller(
            () -> {
              looks.incrementAndGet();
              return Uni.createFrom().voidItem();
            },
            vertx,
            EVERY);
    long begun = System.nanoTime();
    dueMatchPoller.start(new ServiceStarted());
    PollUntil.until("several looks", () -> looks.get() >= LOOKS);
    int counted = looks.get();
    long periods = (System.nanoTime() - begun) / EVERY.toNanos();
    assertThat((long) counted).isLessThanOrEqualTo(periods);
    dueMatchPoller.stop(new ShutdownEvent());
  }

  @Test
  void aLookThatTakesLongerThanAPeriodIsNotJoinedByAnother() {
    CompletableFuture<Void> done = new CompletableFuture<>();
    AtomicInteger ticks = new AtomicInteger();
    DueMatchPoller dueMatchPoller =
        new DueMatchPoller(
            () -> {
              looks.incrementAndGet();
              return Uni.createFrom().completionStage(done);
            },
            vertx,
            EVERY);
    dueMatchPoller.start(new ServiceStarted());
    vertx.setPeriodic(EVERY.toMillis(), _ -> ticks.incrementAndGet());
    PollUntil.until("several periods", () -> ticks.get() >= LOOKS);
    assertThat(looks).hasValue(1);
    done.complete(null);
    PollUntil.until("the next look", () -> looks.get() > 1);
    dueMatchPoller.stop(new ShutdownEvent());
  }

  @Test
  void itGoesOnAfterALookThatFailed() {
    DueMatchPoller dueMatchPoller =
        new DueMatchPoller(
            () -> {
              looks.incrementAndGet();
              return Uni.createFrom().failure(new IllegalStateException("no database"));
            },
            vertx,
            EVERY);
    dueMatchPoller.start(new ServiceStarted());
    PollUntil.until("the next look", () -> looks.get() > 1);
    dueMatchPoller.stop(new ShutdownEvent());
  }
}
