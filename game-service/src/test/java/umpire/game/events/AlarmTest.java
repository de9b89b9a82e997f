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
import umpire.chassis.start.WorkBegan;
import umpire.game.testing.Patience;

/** The sweeper of clocks: once in a period, and never two looks at the same time. */
class AlarmTest {
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
    Alarm alarm =
        new Alarm(
            () -> {
              looks.incrementAndGet();
              return Uni.createFrom().voidItem();
            },
            vertx,
            EVERY);
    long begun = System.nanoTime();
    alarm.start(new WorkBegan());
    Patience.until("several looks", () -> looks.get() >= LOOKS);
    int counted = looks.get();
    long periods = (System.nanoTime() - begun) / EVERY.toNanos();
    assertThat((long) counted).isLessThanOrEqualTo(periods);
    alarm.stop(new ShutdownEvent());
  }

  @Test
  void aLookThatTakesLongerThanAPeriodIsNotJoinedByAnother() {
    CompletableFuture<Void> done = new CompletableFuture<>();
    AtomicInteger ticks = new AtomicInteger();
    Alarm alarm =
        new Alarm(
            () -> {
              looks.incrementAndGet();
              return Uni.createFrom().completionStage(done);
            },
            vertx,
            EVERY);
    alarm.start(new WorkBegan());
    vertx.setPeriodic(EVERY.toMillis(), _ -> ticks.incrementAndGet());
    Patience.until("several periods", () -> ticks.get() >= LOOKS);
    assertThat(looks).hasValue(1);
    done.complete(null);
    Patience.until("the next look", () -> looks.get() > 1);
    alarm.stop(new ShutdownEvent());
  }

  @Test
  void itGoesOnAfterALookThatFailed() {
    Alarm alarm =
        new Alarm(
            () -> {
              looks.incrementAndGet();
              return Uni.createFrom().failure(new IllegalStateException("no database"));
            },
            vertx,
            EVERY);
    alarm.start(new WorkBegan());
    Patience.until("the next look", () -> looks.get() > 1);
    alarm.stop(new ShutdownEvent());
  }
}
