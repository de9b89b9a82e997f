package umpire.game.store.transaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Payload;
import umpire.chassis.testing.TestIssuer;
import umpire.game.store.database.UnstorableValue;
import umpire.game.store.match.MatchRow;
import umpire.game.testing.TwoPlayerMatch;
import umpire.kernel.play.Barrier;
import umpire.local.testing.HostResource;

/** Transactions of many matches are committed together, and each succeeds or fails by itself. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class AppendQueueTest {
  private static final int MATCHES = 12;

  /** The one among them with which something is wrong: neither the first nor the last. */
  private static final int ODD = 6;

  /** At which a match stands that has just begun. */
  private static final int BEGUN = 1;

  private static final int NEXT = BEGUN + 1;

  private static final int LONGEST_SECONDS = 20;

  @Inject AppendQueue queue;
  @Inject AgroalDataSource database;
  private List<UUID> matches;
  private Payload message;

  @BeforeEach
  void begin() throws SQLException {
    matches =
        Stream.generate(() -> UUID.fromString(TwoPlayerMatch.begin().match()))
            .limit(MATCHES)
            .toList();
    message = read("select message from journal where match = ?", matches.getFirst());
  }

  @Test
  void manyAreWrittenInFewerStatements() throws SQLException {
    List<CompletableFuture<AppendResult>> written =
        matches.stream().map(match -> append(step(match, NEXT, "c"))).toList();
    assertThat(written).allSatisfy(one -> assertThat(one.join()).isEqualTo(AppendResult.DONE));
    assertThat(matches.stream().map(this::transactionOf).distinct())
        .as("transactions of PostgreSQL")
        .hasSizeLessThan(MATCHES);
  }

  @Test
  void oneThatIsOvertakenIsNotWritten() throws SQLException {
    List<CompletableFuture<AppendResult>> written =
        withOdd(step(matches.get(ODD), NEXT + 1, "ahead"));
    assertThat(written.get(ODD).join()).isEqualTo(AppendResult.OVERTAKEN);
    othersAreDone(written);
    assertThat(revision(matches.get(ODD))).isEqualTo(BEGUN);
  }

  @Test
  void oneWhoseCommandIsKnownFailsAlone() throws SQLException {
    UUID match = matches.get(ODD);
    assertThat(append(step(match, NEXT, "once")).join()).isEqualTo(AppendResult.DONE);
    List<CompletableFuture<AppendResult>> written = withOdd(step(match, NEXT + 1, "once"));
    assertThat(written.get(ODD).join()).isEqualTo(AppendResult.KNOWN);
    othersAreDone(written);
    assertThat(revision(match)).isEqualTo(NEXT);
  }

  @Test
  void oneThatCannotBeStoredFailsAlone() throws SQLException {
    List<CompletableFuture<AppendResult>> written =
        withOdd(step(matches.get(ODD), NEXT, "with a \0 in it"));
    assertThatThrownBy(written.get(ODD)::join).hasCauseInstanceOf(UnstorableValue.class);
    othersAreDone(written);
    assertThat(revision(matches.get(ODD))).isEqualTo(BEGUN);
  }

  @Test
  void oneWhoseMatchIsHeldIsWaitedForByNobodyElse() throws SQLException {
    List<CompletableFuture<AppendResult>> written;
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      try (PreparedStatement hold =
          connection.prepareStatement("select id from match where id = ? for update")) {
        hold.setObject(1, matches.get(ODD));
        assertThat(hold.executeQuery().next()).isTrue();
      }
      written = withOdd(step(matches.get(ODD), NEXT, "c"));
      othersAreDone(written);
      assertThat(written.get(ODD)).isNotDone();
      connection.rollback();
    }
    assertThat(written.get(ODD).join()).isEqualTo(AppendResult.DONE);
  }

  @Test
  void ofTwoOfOneMatchOneIsWritten() {
    UUID match = matches.getFirst();
    List<CompletableFuture<AppendResult>> written =
        Stream.of("one", "other").map(id -> append(step(match, NEXT, id))).toList();
    assertThat(written.stream().map(CompletableFuture::join))
        .containsExactly(AppendResult.DONE, AppendResult.OVERTAKEN);
  }

  /** All at once, each its next step but for one. */
  private List<CompletableFuture<AppendResult>> withOdd(StoredTransaction odd) {
    return matches.stream()
        .map(match -> append(match.equals(odd.match()) ? odd : step(match, NEXT, "c")))
        .toList();
  }

  private void othersAreDone(List<CompletableFuture<AppendResult>> written) {
    for (int i = 0; i < MATCHES; i++) {
      if (i != ODD) {
        assertThat(written.get(i).join()).isEqualTo(AppendResult.DONE);
      }
    }
  }

  private CompletableFuture<AppendResult> append(StoredTransaction transaction) {
    return queue
        .append(transaction)
        .subscribeAsCompletionStage()
        .orTimeout(LONGEST_SECONDS, TimeUnit.SECONDS);
  }

  private StoredTransaction step(UUID match, int revision, String commandId) {
    EventRow event = new EventRow(revision, revision, EventCause.PARLEY, "{}", 0, "", Barrier.NONE);
    return new StoredTransaction(
        match,
        revision,
        MatchRow.PLAYING,
        "{\"waitingFor\":[]}",
        "",
        new StoredTransaction.Time("", "", Optional.empty(), Instant.now(), Map.of()),
        new JournalEntry(revision, Map.of("public", revision), List.of(event), message),
        List.of(),
        0,
        0,
        List.of(),
        Collections.singletonList(new AnswerRow("somebody", commandId, "f", revision, 0, "[]")),
        List.of(),
        List.of());
  }

  private int revision(UUID match) throws SQLException {
    return Integer.parseInt(
        read("select revision::text::bytea from match where id = ?", match).text());
  }

  private String transactionOf(UUID match) {
    try {
      return read(
              "select tx::text::bytea from journal where revision = " + NEXT + " and match = ?",
              match)
          .text();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private Payload read(String statement, UUID match) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement query = connection.prepareStatement(statement)) {
      query.setObject(1, match);
      try (ResultSet rows = query.executeQuery()) {
        assertThat(rows.next()).isTrue();
        return Payload.of(rows.getBytes(1));
      }
    }
  }
}
