package umpire.game.referee.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import umpire.game.store.match.MatchRow;

/** Nobody who follows a match sleeps through what happens in it. */
class MatchSignalsTest {
  private static final UUID MATCH = SharedLookupsTest.MATCH;
  private static final Duration LONG = Duration.ofDays(1);
  private static final Duration SHORT = Duration.ofMillis(1);
  private static final Duration SOON = Duration.ofSeconds(30);

  private final Vertx vertx = Vertx.vertx();
  private final MatchSignals matchSignals = new MatchSignals(vertx);
  private final AtomicInteger reads = new AtomicInteger();

  @AfterEach
  void close() throws Exception {
    vertx.close().toCompletionStage().toCompletableFuture().get(30, TimeUnit.SECONDS);
  }

  private static CompletableFuture<Boolean> next(MatchSignals.Listener listener) {
    return listener.next(LONG).subscribeAsCompletionStage();
  }

  private static void assertRings(CompletableFuture<Boolean> waiting) {
    assertThat(waiting).succeedsWithin(SOON).isEqualTo(true);
  }

  /** Reads the match's row as a stream does, at this revision if the store has to be asked. */
  private int read(MatchSignals.Listener listener, int stored) {
    return listener
        .lookups(MATCH)
        .row(
            () -> {
              reads.incrementAndGet();
              return Uni.createFrom().item(SharedLookupsTest.row(stored, MatchRow.PLAYING, ""));
            })
        .await()
        .atMost(SOON)
        .revision();
  }

  private void reported(int revision) {
    matchSignals.committed(MATCH, () -> OptionalInt.of(revision));
  }

  private void committed(int revision) {
    matchSignals.committed(
        SharedLookupsTest.transaction(revision, SharedLookupsTest.WAITS, 0), List.of());
  }

  @Test
  void aRingWakesAllWhoWaitAndOneBetweenTwoWaitsIsNotLost() {
    MatchSignals.Listener one = matchSignals.listen(MATCH);
    MatchSignals.Listener other = matchSignals.listen(MATCH);
    CompletableFuture<Boolean> waiting = next(one);
    matchSignals.signal(MATCH);
    assertRings(waiting);
    assertRings(next(other));
    assertThat(one.rung()).containsExactly(MATCH);
    assertThat(one.next(SHORT).await().atMost(SOON)).isFalse();
  }

  @Test
  void aRingIsNotLostToAWaitThatIsOverForAnotherReason() {
    MatchSignals.Listener listener = matchSignals.listen(MATCH);
    listener.next(LONG).subscribe().with(_ -> {}).cancel();
    matchSignals.signal(MATCH);
    assertRings(next(listener));
    assertThat(listener.next(SHORT).await().atMost(SOON)).isFalse();
    listener.wake();
    assertRings(next(listener));
  }

  @Test
  void whoWasAloneInReadingItKeepsNobodyElseAsleep() {
    MatchSignals.Listener asleep = matchSignals.listen(MATCH);
    CompletableFuture<Boolean> waiting = next(asleep);
    // Another instance has committed 6, of which no message has come yet: somebody comes and reads.
    MatchSignals.Listener newcomer = matchSignals.listen(MATCH);
    assertThat(read(newcomer, 6)).isEqualTo(6);
    reported(6);
    assertRings(waiting);
    assertThat(read(asleep, 99)).as("what the other has read").isEqualTo(6);
    assertThat(reads).hasValue(1);
  }

  @Test
  void aMessageWakesNobodyWhoWasWokenForItsRevision() {
    MatchSignals.Listener listener = matchSignals.listen(MATCH);
    assertThat(read(listener, 5)).isEqualTo(5);
    committed(6);
    assertRings(next(listener));
    reported(5);
    reported(6);
    CompletableFuture<Boolean> waiting = next(listener);
    assertThat(listener.rung()).containsExactly(MATCH);
    reported(6);
    assertThat(listener.rung()).isEmpty();
    assertThat(waiting).isNotDone();
    reported(7);
    assertRings(waiting);
    assertThat(read(listener, 7)).isEqualTo(7);
  }

  @Test
  void aMessageThatCannotBeReadWakesAndHidesNoneBehindIt() {
    MatchSignals.Listener listener = matchSignals.listen(MATCH);
    matchSignals.committed(MATCH, OptionalInt::empty);
    assertRings(next(listener));
    reported(1);
    assertRings(next(listener));
  }

  @Test
  void theLastKnownRevisionIsTheOneReadOrReported() {
    MatchSignals.Listener listener = matchSignals.listen(MATCH);
    assertThat(listener.lastKnown(MATCH)).isZero();
    assertThat(read(listener, 5)).isEqualTo(5);
    assertThat(listener.lastKnown(MATCH)).isEqualTo(5);
    reported(6);
    assertThat(listener.lastKnown(MATCH)).isEqualTo(6);
    committed(7);
    assertThat(listener.lastKnown(MATCH)).isEqualTo(7);
    assertThat(listener.lastKnown(new UUID(8, 8))).isZero();
  }

  @Test
  void whoHasLeftIsNotWoken() {
    MatchSignals.Listener listener = matchSignals.listen(MATCH);
    CompletableFuture<Boolean> waiting = next(listener);
    listener.close();
    assertThat(matchSignals.listened()).isEmpty();
    matchSignals.signal(MATCH);
    assertThat(listener.rung()).isEmpty();
    assertThat(waiting).isNotDone();
    listener.wake();
    assertRings(waiting);
  }
}
