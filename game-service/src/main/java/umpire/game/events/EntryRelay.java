package umpire.game.events;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import umpire.chassis.kafka.Publisher;
import umpire.game.store.JournalOutbox;
import umpire.game.store.transaction.OutboxRow;

/**
 * Publishes the messages of the journal's entries where this instance leads, and notes up to where
 * all are published.
 */
@Singleton
class EntryRelay {
  private static final int MOST_ENTRIES = 500;

  private final Publisher publisher;
  private final JournalOutbox journalOutbox;
  private final LeaderElection leaderElection;
  private final RateLimitedLog rateLimitedLog =
      new RateLimitedLog(EntryRelay.class, "the outbox waits");

  private final HandedOver handedOver = new HandedOver();

  /** Messages that the broker has not acknowledged. */
  private final Map<JournalOutbox.Entry, CompletableFuture<Void>> underWay = new HashMap<>();

  /** How many could not be sent. */
  private long failures;

  /** Whether this leader has looked after {@link JournalOutbox#adopt}. */
  private volatile boolean adopted;

  EntryRelay(Publisher publisher, JournalOutbox journalOutbox, LeaderElection leaderElection) {
    this.publisher = publisher;
    this.journalOutbox = journalOutbox;
    this.leaderElection = leaderElection;
  }

  /** What was handed over is not known any more. */
  synchronized void forget() {
    handedOver.forget();
    adopted = false;
  }

  /** Sends it if the revision before was handed over and it was not; whether it did. */
  synchronized boolean sendNext(OutboxRow row) {
    boolean next = handedOver.follows(row);
    if (next) {
      send(row);
    }
    return next;
  }

  /**
   * Sends those that wait and were not handed over; whether there may be more whose turn it is now.
   *
   * @param lookAgain run when more can be looked at
   */
  Uni<Boolean> sendWaiting(Runnable lookAgain) {
    return adopted()
        .flatMap(_ -> journalOutbox.look(MOST_ENTRIES))
        .flatMap(
            look -> {
              List<JournalOutbox.Entry> missing;
              long failed;
              synchronized (this) {
                missing = look.entries().stream().filter(handedOver::misses).toList();
                failed = failures;
              }
              return journalOutbox
                  .messages(missing)
                  .map(
                      messages -> {
                        sendNew(messages);
                        markAll(look, failed, lookAgain);
                        return look.full() && !missing.isEmpty();
                      });
            });
  }

  private Uni<Void> adopted() {
    return adopted
        ? Uni.createFrom().voidItem()
        : journalOutbox.adopt().invoke(() -> adopted = true);
  }

  private synchronized void sendNew(List<OutboxRow> messages) {
    messages.stream().filter(handedOver::misses).forEach(this::send);
  }

  private synchronized void send(OutboxRow row) {
    handedOver.add(row);
    CompletableFuture<Void> sent = publisher.publish(row.message()).toCompletableFuture();
    underWay.put(new JournalOutbox.Entry(row.match(), row.revision()), sent);
    var _ = sent.whenComplete((_, failure) -> acknowledged(row, failure));
  }

  private synchronized void acknowledged(OutboxRow row, @Nullable Throwable failure) {
    underWay.remove(new JournalOutbox.Entry(row.match(), row.revision()));
    if (failure != null) {
      failures++;
      rateLimitedLog.warn(failure);
      handedOver.forget(row); // found again by looking, and all after it
    }
  }

  /**
   * Notes how far all entries are published, once the broker has acknowledged what is under way
   * now; not where one of them failed since the look.
   */
  private void markAll(JournalOutbox.Look look, long failedBefore, Runnable lookAgain) {
    if (look.entries().isEmpty()) {
      return;
    }
    CompletableFuture<?>[] open;
    synchronized (this) {
      open = underWay.values().toArray(CompletableFuture<?>[]::new);
    }
    var _ =
        CompletableFuture.allOf(open)
            .whenComplete(
                (_, failure) -> {
                  if (failure == null) {
                    markUpTo(look, failedBefore, lookAgain);
                  }
                });
  }

  private void markUpTo(JournalOutbox.Look look, long failedBefore, Runnable lookAgain) {
    synchronized (this) {
      if (failures != failedBefore) {
        return;
      }
    }
    leaderElection
        .connection()
        .ifPresent(
            connection ->
                journalOutbox
                    .published(connection, look.upTo())
                    .subscribe()
                    .with(_ -> lookOn(look, lookAgain), rateLimitedLog::warn));
  }

  private void lookOn(JournalOutbox.Look look, Runnable lookAgain) {
    if (look.full()) {
      lookAgain.run();
    }
  }
}
