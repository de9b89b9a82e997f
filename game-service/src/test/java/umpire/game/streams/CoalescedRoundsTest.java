package umpire.game.streams;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** One round at a time, and nobody gets a round that had begun before they asked. */
class CoalescedRoundsTest {
  private static final Duration SOON = Duration.ofSeconds(30);

  private final Vertx vertx = Vertx.vertx();
  private final BlockingQueue<CompletableFuture<Void>> begun = new LinkedBlockingQueue<>();
  private final CoalescedRounds coalescedRounds =
      new CoalescedRounds(
          vertx,
          "a test",
          () -> {
            CompletableFuture<Void> round = new CompletableFuture<>();
            begun.add(round);
            return Uni.createFrom().completionStage(round);
          });

  @AfterEach
  void close() throws Exception {
    vertx.close().toCompletionStage().toCompletableFuture().get(30, TimeUnit.SECONDS);
  }

  private CompletableFuture<Void> next() throws InterruptedException {
    CompletableFuture<Void> round = begun.poll(30, TimeUnit.SECONDS);
    assertThat(round).isNotNull();
    return round;
  }

  @Test
  void allWhoAskWhileOneRunsShareTheNext() throws Exception {
    CompletableFuture<Void> first = coalescedRounds.requestRound().subscribeAsCompletionStage();
    CompletableFuture<Void> running = next();
    List<CompletableFuture<Void>> others = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      others.add(coalescedRounds.requestRound().subscribeAsCompletionStage());
    }
    assertThat(begun).isEmpty();
    running.complete(null);
    assertThat(first).succeedsWithin(SOON);
    CompletableFuture<Void> second = next();
    assertThat(others).noneMatch(CompletableFuture::isDone);
    second.complete(null);
    others.forEach(other -> assertThat(other).succeedsWithin(SOON));
    assertThat(begun).isEmpty();
  }

  @Test
  void aRoundThatFailsIsTheFailureOfThoseWhoAskedForItAlone() throws Exception {
    CompletableFuture<Void> first = coalescedRounds.requestRound().subscribeAsCompletionStage();
    CompletableFuture<Void> running = next();
    CompletableFuture<Void> second = coalescedRounds.requestRound().subscribeAsCompletionStage();
    running.completeExceptionally(new IllegalStateException("broken"));
    assertThat(first).failsWithin(SOON);
    next().complete(null);
    assertThat(second).succeedsWithin(SOON);
  }

  @Test
  void whoGoesAwayStopsNobody() throws Exception {
    CompletableFuture<Void> first = coalescedRounds.requestRound().subscribeAsCompletionStage();
    assertThat(first.cancel(true)).isTrue();
    CompletableFuture<Void> second = coalescedRounds.requestRound().subscribeAsCompletionStage();
    next().complete(null);
    next().complete(null);
    assertThat(second).succeedsWithin(SOON);
  }
}
