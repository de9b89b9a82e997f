package umpire.game.events;

import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.start.ServiceStarted;
import umpire.game.referee.transaction.CommitListener;
import umpire.game.store.Outbox;
import umpire.game.store.transaction.OutboxRow;

/**
 * Publishes the outbox in each match's order. One instance leads; it publishes its own rows right
 * after their commit, if it is sure to have published the revision before, and finds all others by
 * looking. A message may go out twice, never not at all.
 */
@ApplicationScoped
class OutboxRelay implements CommitListener {
  /** One that says nothing is given up, or there would never be another. */
  private static final Duration LONGEST = Duration.ofMinutes(1);

  private static final int MOST_ROWS = 500;
  private static final int MOST_MATCHES = 4_096;

  /** Marks are made together, off the path of the questions that were just sent. */
  private static final long MARK_AFTER_MILLIS = 25;

  private final Publisher publisher;
  private final Outbox outbox;
  private final LeaderElection leaderElection;
  private final Vertx vertx;
  private final Duration every;
  private final RateLimitedLog rateLimitedLog =
      new RateLimitedLog(OutboxRelay.class, "the outbox waits");

  /** The last revision of each match that was handed to the publisher, as far as remembered. */
  private final Map<UUID, Integer> handedOver = new LinkedHashMap<>(16, 0.75f, true);

  private final List<OutboxRow> toMark = new ArrayList<>();
  private boolean marking;
  private boolean looking;
  private boolean lookAgain;
  private long timer = -1;

  OutboxRelay(
      Publisher publisher,
      Outbox outbox,
      LeaderElection leaderElection,
      Vertx vertx,
      @ConfigProperty(name = "umpire.game.relay.every") Duration every) {
    this.publisher = publisher;
    this.outbox = outbox;
    this.leaderElection = leaderElection;
    this.vertx = vertx;
    this.every = every;
  }

  void start(@Observes ServiceStarted started) {
    timer = vertx.setPeriodic(every.toMillis(), _ -> poll());
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
    leaderElection.resign();
  }

  private void poll() {
    if (leaderElection.leads()) {
      publishPending();
      return;
    }
    leaderElection
        .seek(this::resetPublished)
        .subscribe()
        .with(leads -> pollIf(leads), this::logFailure);
  }

  private void pollIf(boolean leads) {
    if (leads) {
      publishPending();
    }
  }

  /** A new leader knows nothing of what the last one published. */
  private synchronized void resetPublished() {
    handedOver.clear();
  }

  @Override
  public void committed(List<OutboxRow> rows) {
    if (rows.isEmpty() || !leaderElection.leads()) {
      return;
    }
    OutboxRow first = rows.getFirst();
    synchronized (this) {
      int before = first.revision() == 1 ? 0 : handedOver.getOrDefault(first.match(), -1);
      if (before == first.revision() - 1) {
        rows.forEach(this::send);
        return;
      }
    }
    publishPending();
  }

  /** Publishes whatever lies in the outbox and was not handed over yet. */
  private void publishPending() {
    synchronized (this) {
      if (looking) {
        lookAgain = true;
        return;
      }
      looking = true;
      lookAgain = false;
    }
    Uni.createFrom()
        .deferred(() -> outbox.waiting(MOST_ROWS))
        .map(rows -> sendAll(wholeRevisions(rows)) && rows.size() == MOST_ROWS)
        .ifNoItem()
        .after(LONGEST)
        .fail()
        .subscribe()
        .with(
            this::afterPending,
            failure -> {
              logFailure(failure);
              afterPending(false);
            });
  }

  private void afterPending(boolean more) {
    boolean again;
    synchronized (this) {
      looking = false;
      again = lookAgain || more;
    }
    if (again) {
      publishPending();
    }
  }

  /**
   * Without the last revision where the limit of rows may have cut it: what is handed over is noted
   * by revision, so that the rest of it would count as handed over, too.
   */
  private static List<OutboxRow> wholeRevisions(List<OutboxRow> rows) {
    if (rows.size() < MOST_ROWS) {
      return rows;
    }
    OutboxRow last = rows.getLast();
    return rows.stream()
        .filter(row -> !row.match().equals(last.match()) || row.revision() != last.revision())
        .toList();
  }

  /** Returns whether any row was new. */
  private synchronized boolean sendAll(List<OutboxRow> rows) {
    Map<UUID, Integer> before = new HashMap<>(handedOver);
    boolean any = false;
    for (OutboxRow row : rows) {
      if (row.revision() > before.getOrDefault(row.match(), 0)) {
        send(row);
        any = true;
      }
    }
    return any;
  }

  private synchronized void send(OutboxRow row) {
    handedOver.put(row.match(), row.revision());
    if (handedOver.size() > MOST_MATCHES) {
      handedOver.remove(handedOver.keySet().iterator().next());
    }
    CompletionStage<Void> sent = publisher.publish(row.message());
    sent.whenComplete(
        (_, failure) -> {
          if (failure == null) {
            markPublished(row);
          } else {
            logFailure(failure);
            markUnsent(row);
          }
        });
  }

  /** What could not be sent is found again by looking, and all after it. */
  private synchronized void markUnsent(OutboxRow row) {
    handedOver.put(row.match(), 0);
  }

  private void markPublished(OutboxRow row) {
    synchronized (this) {
      toMark.add(row);
      if (marking) {
        return;
      }
      marking = true;
    }
    vertx.setTimer(MARK_AFTER_MILLIS, _ -> markAllPublished());
  }

  private void markAllPublished() {
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
            _ -> markAllPublished(),
            failure -> {
              logFailure(failure); // they stay unmarked, and a later look publishes them again
              markAllPublished();
            });
  }

  private void logFailure(Throwable failure) {
    rateLimitedLog.warn(failure);
  }
}
