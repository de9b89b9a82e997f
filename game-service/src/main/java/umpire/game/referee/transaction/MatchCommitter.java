package umpire.game.referee.transaction;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.game.referee.access.MatchSignals;
import umpire.game.referee.state.DraftCache;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.WaitsJson;
import umpire.game.store.match.MatchRow;
import umpire.game.store.transaction.AnswerRow;
import umpire.game.store.transaction.AppendQueue;
import umpire.game.store.transaction.AppendResult;
import umpire.game.store.transaction.EventCause;
import umpire.game.store.transaction.JournalEntry;
import umpire.game.store.transaction.OutboxRow;
import umpire.game.store.transaction.SnapshotRow;
import umpire.game.store.transaction.StoredTransaction;

/** Commits a transaction: writes it, updates the cached position, and has the messages sent. */
@Singleton
public class MatchCommitter {
  private final AppendQueue appendQueue;
  private final MatchStateCache matchStateCache;
  private final DraftCache draftCache;
  private final MatchSignals matchSignals;
  private final RefereeMetrics refereeMetrics;
  private final CommitListener commitListener;
  private final TransactionMessages transactionMessages =
      new TransactionMessages(Clock.systemUTC());
  private final Clock clock;
  private final int snapshotEvery;

  public MatchCommitter(
      AppendQueue appendQueue,
      MatchStateCache matchStateCache,
      DraftCache draftCache,
      MatchSignals matchSignals,
      RefereeMetrics refereeMetrics,
      CommitListener commitListener,
      Clock clock,
      @ConfigProperty(name = "umpire.game.snapshot.every") int snapshotEvery) {
    this.appendQueue = appendQueue;
    this.matchStateCache = matchStateCache;
    this.draftCache = draftCache;
    this.matchSignals = matchSignals;
    this.refereeMetrics = refereeMetrics;
    this.commitListener = commitListener;
    this.clock = clock;
    this.snapshotEvery = snapshotEvery;
  }

  /** Commits what follows from nobody's command. */
  public Uni<AppendResult> commit(MatchTransaction<?, ?, ?, ?> transaction, int answered) {
    return commit(transaction, answered, List.of(), List.of());
  }

  /**
   * Commits a course.
   *
   * @param answered the question that it answers, or 0
   */
  public <P, C, E, V> Uni<AppendResult> commit(
      MatchTransaction<P, C, E, V> transaction,
      int answered,
      List<AnswerRow> answers,
      List<StoredTransaction.DraftChange> changes) {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
    MatchState<P, C, E, V> after = transaction.after(now);
    boolean asks = transaction.asks();
    OutboxRow message =
        transactionMessages.happened(after, transaction.shown(), isOrdered(transaction));
    List<OutboxRow> questions = asks ? transactionMessages.asked(after) : List.of();
    StoredTransaction storedTransaction =
        new StoredTransaction(
            after.match().id(),
            after.revision(),
            after.over() ? MatchRow.OVER : MatchRow.PLAYING,
            WaitsJson.of(after).toString(),
            after.outcome(),
            MatchClocks.time(after, now),
            new JournalEntry(
                after.events(), after.seqs(), transaction.events(), message.message().value()),
            transaction.draws(),
            after.question().filter(_ -> asks).map(question -> question.id().number()).orElse(0),
            answered,
            questions,
            answers,
            changes,
            snapshots(after));
    return toTheEnd(
        appendQueue
            .append(storedTransaction)
            .invoke(
                appendResult -> {
                  if (appendResult == AppendResult.DONE) {
                    updateCaches(after, asks, changes);
                    commitListener.committed(message, questions);
                    matchSignals.committed(storedTransaction, transaction.shown());
                  }
                }));
  }

  private static boolean isOrdered(MatchTransaction<?, ?, ?, ?> transaction) {
    return transaction.events().stream().anyMatch(event -> event.cause() == EventCause.CHOSEN);
  }

  /**
   * The same, which goes on though whoever asked for it is cancelled, as is the request of a client
   * that goes away: what is written is written, and those who follow the match must be told.
   */
  private static Uni<AppendResult> toTheEnd(Uni<AppendResult> append) {
    return Uni.createFrom().completionStage(() -> append.subscribeAsCompletionStage().copy());
  }

  private void updateCaches(
      MatchState<?, ?, ?, ?> after, boolean asks, List<StoredTransaction.DraftChange> changes) {
    UUID match = after.match().id();
    matchStateCache.keep(after);
    after.question().filter(_ -> asks).ifPresent(open -> refereeMetrics.asked(match, open));
    if (after.revision() == 1) {
      draftCache.keepNone(after.match());
    }
    changes.forEach(change -> draftCache.keep(match, change.after()));
  }

  private <P> List<SnapshotRow> snapshots(MatchState<P, ?, ?, ?> after) {
    return after.revision() % snapshotEvery == 0
        ? List.of(
            new SnapshotRow(
                after.edition().build(), after.revision(), after.edition().bytes(after.position())))
        : List.of();
  }
}
