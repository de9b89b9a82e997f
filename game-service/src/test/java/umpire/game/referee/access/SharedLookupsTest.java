package umpire.game.referee.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Payload;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.MatchTerms;
import umpire.game.store.match.Seed;
import umpire.game.store.match.Spectators;
import umpire.game.store.transaction.JournalEntry;
import umpire.game.store.transaction.ShownRow;
import umpire.game.store.transaction.StoredTransaction;

/** What a commit tells those who follow a match, and where they have to read again. */
class SharedLookupsTest {
  static final UUID MATCH = new UUID(7, 7);
  static final String WAITS = "{\"waitingFor\":[\"red\"]}";
  private static final String QUESTION = "{\"waitingFor\":[],\"question\":\"combat\"}";

  private final AtomicInteger reads = new AtomicInteger();

  static MatchRow row(int revision, String status, String stalled) {
    return new MatchRow(
        MATCH,
        "g",
        "e",
        "c",
        "s",
        "{}",
        "",
        Seed.of(new byte[32]),
        "a",
        Instant.EPOCH,
        true,
        Spectators.ALLOWED,
        MatchTerms.NONE,
        "",
        "",
        status,
        revision,
        WAITS,
        stalled,
        "",
        "{\"clock\":1}",
        "",
        List.of());
  }

  static StoredTransaction transaction(int revision, String waits, int asked) {
    return new StoredTransaction(
        MATCH,
        revision,
        MatchRow.PLAYING,
        waits,
        "",
        new StoredTransaction.Time("{\"clock\":2}", "", Optional.empty(), Instant.EPOCH, Map.of()),
        new JournalEntry(
            revision,
            Map.of("red", 4),
            List.of(),
            Payload.of("{}".getBytes(StandardCharsets.UTF_8))),
        List.of(),
        asked,
        0,
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private static List<ShownRow> shown(int revision) {
    return List.of(new ShownRow("red", 4, revision, "{}"));
  }

  private static SharedLookups read(MatchRow row) {
    SharedLookups lookups = new SharedLookups();
    assertThat(row(lookups, row)).isEqualTo(row);
    return lookups;
  }

  /** The row as it is looked up, from the store if it is not known. */
  private static MatchRow row(SharedLookups lookups, MatchRow stored) {
    return lookups.row(() -> Uni.createFrom().item(stored)).await().atMost(Duration.ofSeconds(1));
  }

  private List<ShownRow> shown(SharedLookups lookups, int after, int revision) {
    return lookups
        .shown(
            "red",
            after,
            revision,
            200,
            () -> {
              reads.incrementAndGet();
              return Uni.createFrom().item(List.of());
            })
        .await()
        .atMost(Duration.ofSeconds(1));
  }

  @Test
  void afterACommitNothingIsRead() {
    SharedLookups after =
        read(row(5, MatchRow.PLAYING, "")).after(transaction(6, WAITS, 0), shown(6));
    MatchRow known = row(after, row(99, MatchRow.OVER, ""));
    assertThat(known.revision()).isEqualTo(6);
    assertThat(known.clock()).isEqualTo("{\"clock\":2}");
    assertThat(shown(after, 3, 6)).isEqualTo(shown(6));
    assertThat(reads).hasValue(0);
    assertThat(after.revision()).isEqualTo(6);
    assertThat(shown(after, 2, 6)).isEmpty();
    assertThat(reads).hasValue(1);
  }

  @Test
  void itIsNoYoungerThanWhatWasRead() {
    SharedLookups read = read(row(5, MatchRow.PLAYING, ""));
    while (!read.olderThan(Duration.ofMillis(10))) {
      Thread.onSpinWait();
    }
    SharedLookups after = read.after(transaction(6, WAITS, 0), shown(6));
    assertThat(after.revision()).isEqualTo(6);
    assertThat(after.olderThan(Duration.ofMillis(10))).isTrue();
  }

  @Test
  void whereItDoesNotFollowAllIsReadAgain() {
    StoredTransaction next = transaction(6, WAITS, 0);
    SharedLookups playing = read(row(5, MatchRow.PLAYING, ""));
    for (SharedLookups unknown :
        List.of(
            new SharedLookups().after(next, shown(6)),
            playing.after(transaction(7, WAITS, 0), shown(7)),
            playing.after(transaction(5, WAITS, 0), shown(5)),
            playing.after(transaction(6, QUESTION, 0), shown(6)),
            read(row(5, MatchRow.PLAYING, "asked for too long")).after(next, shown(6)),
            read(row(5, MatchRow.OPEN, "")).after(next, shown(6)))) {
      assertThat(unknown.revision()).isZero();
      assertThat(row(unknown, row(9, MatchRow.PLAYING, "")).revision()).isEqualTo(9);
    }
    assertThat(playing.after(transaction(6, QUESTION, 12), shown(6)).revision()).isEqualTo(6);
  }
}
