package umpire.game.events;

import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import umpire.chassis.kafka.Publisher;
import umpire.game.store.Outbox;
import umpire.game.store.transaction.OutboxRow;

/**
 * Publishes questions to the other services where this instance leads, and notes which went out.
 */
@Singleton
class QuestionRelay {
  private static final Duration LONGEST = Duration.ofMinutes(1);
  private static final int MOST_ROWS = 500;

  /** Marks are made together, off the path of the questions that were just sent. */
  private static final long MARK_AFTER_MILLIS = 25;

  private final Publisher publisher;
  private final Outbox outbox;
  private final LeaderElection leaderElection;
  private final Vertx vertx;
  private final RateLimitedLog rateLimitedLog =
      new RateLimitedLog(QuestionRelay.class, "the outbox waits");

  private final HandedOver handedOver = new HandedOver();
  private final List<OutboxRow> toMark = new ArrayList<>();
  private boolean marking;

  QuestionRelay(Publisher publisher, Outbox outbox, LeaderElection leaderElection, Vertx vertx) {
    this.publisher = publisher;
    this.outbox = outbox;
    this.leaderElection = leaderElection;
    this.vertx = vertx;
  }

  /** What was handed over is not known any more. */
  synchronized void forget() {
    handedOver.forget();
  }

  /** Sends those that wait and were not handed over; whether there may be more. */
  Uni<Boolean> sendWaiting() {
    return outbox.waiting(MOST_ROWS).map(rows -> sendNew(rows) && rows.size() == MOST_ROWS);
  }

  private synchronized boolean sendNew(List<OutboxRow> rows) {
    List<OutboxRow> fresh = rows.stream().filter(handedOver::misses).toList();
    fresh.forEach(this::send);
    return !fresh.isEmpty();
  }

  /** Sends it; a failure leaves it where it will be found again. */
  synchronized void send(OutboxRow row) {
    handedOver.add(row);
    publisher
        .publish(row.message())
        .whenComplete(
            (_, failure) -> {
              if (failure == null) {
                mark(row);
              } else {
                rateLimitedLog.warn(failure);
                forget(row);
              }
            });
  }

  private synchronized void forget(OutboxRow row) {
    handedOver.forget(row);
  }

  private void mark(OutboxRow row) {
    synchronized (this) {
      toMark.add(row);
      if (marking) {
        return;
      }
      marking = true;
    }
    vertx.setTimer(MARK_AFTER_MILLIS, _ -> markAll());
  }

  private void markAll() {
    List<OutboxRow> batch;
    synchronized (this) {
      if (toMark.isEmpty()) {
        marking = false;
        return;
      }
      batch = List.copyOf(toMark);
      toMark.clear();
    }
    Uni.createFrom()
        .deferred(
            () ->
                leaderElection
                    .connection()
                    .map(connection -> outbox.published(connection, batch))
                    .orElseGet(() -> Uni.createFrom().voidItem()))
        .ifNoItem()
        .after(LONGEST)
        .fail()
        .subscribe()
        .with(
            _ -> markAll(),
            failure -> {
              // They stay unmarked, and a later look publishes them again.
              rateLimitedLog.warn(failure);
              markAll();
            });
  }
}
