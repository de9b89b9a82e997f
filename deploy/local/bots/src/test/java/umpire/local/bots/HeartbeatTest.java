package umpire.local.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeartbeatTest {
  private static final FileTime LONG_AGO = FileTime.from(Instant.EPOCH);

  private final Path file;
  private final CountDownLatch end = new CountDownLatch(1);

  HeartbeatTest(@TempDir Path folder) {
    this.file = folder.resolve("bots.alive");
  }

  @Test
  void itBeatsWhileAllRunAndEndsWithTheFirst() throws Exception {
    Thread bot = Thread.ofVirtual().start(this::waitForTheEnd);
    Thread other = Thread.ofVirtual().start(() -> new CountDownLatch(1).countDown());
    other.join();
    new Heartbeat(file, List.of(bot, other)).touchWhileAlive();
    assertThat(file).as("one had ended before the first beat").doesNotExist();

    Thread second = Thread.ofVirtual().start(this::waitForTheEnd);
    Thread beating = Thread.ofVirtual().start(() -> beat(List.of(bot, second)));
    awaitTouch();
    Files.setLastModifiedTime(file, LONG_AGO);
    awaitTouch();
    end.countDown();
    assertThat(beating.join(Duration.ofSeconds(10))).as("the heart stops").isTrue();
  }

  private void awaitTouch() throws Exception {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (!Files.exists(file) || Files.getLastModifiedTime(file).equals(LONG_AGO)) {
      assertThat(System.nanoTime()).as("no beat").isLessThan(deadline);
      Thread.onSpinWait();
    }
  }

  private void beat(List<Thread> threads) {
    try {
      new Heartbeat(file, threads).touchWhileAlive();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void waitForTheEnd() {
    try {
      end.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
