package umpire.lobby.tournaments.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.http.ProblemException;
import umpire.lobby.tournaments.state.TournamentState;

/** Pictures are made one after the other, a bounded number waits, and the last ones are kept. */
class RasterQueueTest {
  private static final byte[] DOT =
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2"/></svg>
      """
          .getBytes(StandardCharsets.UTF_8);

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final RasterQueue queue = new RasterQueue(1);
  private final AtomicInteger reads = new AtomicInteger();

  @AfterEach
  void end() {
    queue.stop();
  }

  @Test
  void whoeverComesWhenTooManyWaitIsRefused() throws InterruptedException {
    CountDownLatch drawing = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    CompletableFuture<byte[]> first =
        png("first", () -> blocked(drawing, release)).subscribeAsCompletionStage();
    drawing.await();
    CompletableFuture<byte[]> second = png("second", () -> DOT).subscribeAsCompletionStage();
    assertThatThrownBy(() -> png("third", () -> DOT).await().atMost(PATIENCE))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("Too many pictures");
    release.countDown();
    assertThat(first.join()).isEqualTo(second.join()).startsWith(0x89, 'P', 'N', 'G');
    assertThat(png("third", () -> DOT).await().atMost(PATIENCE)).isEqualTo(first.join());
  }

  @Test
  void aPictureThatIsKeptIsNeitherReadNorDrawnAgain() {
    byte[] once = png("one", () -> DOT).await().atMost(PATIENCE);
    assertThat(png("one", () -> new byte[0]).await().atMost(PATIENCE)).isSameAs(once);
    assertThat(reads).hasValue(1);
    png("one, version 2", () -> DOT).await().atMost(PATIENCE);
    assertThat(reads).hasValue(2);
  }

  @Test
  void tooManyPixelsAreAConflict() {
    String large = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40001\" height=\"1000\"/>";
    assertThatThrownBy(
            () ->
                png("large", () -> large.getBytes(StandardCharsets.UTF_8)).await().atMost(PATIENCE))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("40000000 pixels");
  }

  private Uni<byte[]> png(String name, Supplier<byte[]> svg) {
    return queue.png(name, this::read, _ -> svg.get());
  }

  /** Nothing of it is drawn here. */
  private Uni<TournamentState> read() {
    reads.incrementAndGet();
    return Uni.createFrom().nullItem();
  }

  private static byte[] blocked(CountDownLatch drawing, CountDownLatch release) {
    drawing.countDown();
    try {
      release.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return DOT;
  }
}
