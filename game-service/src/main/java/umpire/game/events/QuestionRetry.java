package umpire.game.events;

import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import umpire.chassis.kafka.Publisher;
import umpire.chassis.start.ServiceStarted;
import umpire.game.referee.access.MatchSignals;
import umpire.game.store.Outbox;
import umpire.game.store.transaction.OutboxRow;

/** Sends an unanswered question again: the same bytes, with growing pauses. */
@Singleton
public class QuestionRetry {
  private static final Logger LOG = Logger.getLogger(QuestionRetry.class);

  /** One that says nothing is given up, or there would never be another. */
  private static final Duration LONGEST = Duration.ofMinutes(1);

  private final Outbox outbox;
  private final Publisher publisher;
  private final MatchSignals matchSignals;
  private final Vertx vertx;
  private final Duration every;
  private final RateLimitedLog rateLimitedLog =
      new RateLimitedLog(QuestionRetry.class, "open questions wait");
  private final AtomicBoolean sweeping = new AtomicBoolean();
  private long timer = -1;

  QuestionRetry(
      Outbox outbox,
      Publisher publisher,
      MatchSignals matchSignals,
      Vertx vertx,
      @ConfigProperty(name = "umpire.game.ask-again.every") Duration every) {
    this.outbox = outbox;
    this.publisher = publisher;
    this.matchSignals = matchSignals;
    this.vertx = vertx;
    this.every = every;
  }

  void start(@Observes ServiceStarted started) {
    timer = vertx.setPeriodic(every.toMillis(), _ -> retryOverdue());
  }

  void stop(@Observes ShutdownEvent ending) {
    vertx.cancelTimer(timer);
  }

  private void retryOverdue() {
    if (!sweeping.compareAndSet(false, true)) {
      return;
    }
    Uni.createFrom()
        .deferred(outbox::overdue)
        .invoke(this::send)
        .flatMap(_ -> outbox.stallUnanswered())
        .invoke(stalled -> stalled.forEach((match, why) -> LOG.errorf("match %s: %s", match, why)))
        .ifNoItem()
        .after(LONGEST)
        .fail()
        .eventually(() -> sweeping.set(false))
        .subscribe()
        .with(_ -> {}, rateLimitedLog::warn);
  }

  /**
   * Asks the open question of a match at once, however often it was asked before.
   *
   * @return whether there is one
   */
  public Uni<Boolean> askAgain(UUID match) {
    return outbox
        .askAgain(match)
        .invoke(this::send)
        .invoke(() -> matchSignals.signal(match))
        .map(rows -> !rows.isEmpty());
  }

  private void send(List<OutboxRow> questions) {
    for (OutboxRow question : questions) {
      publisher
          .publish(question.message())
          .whenComplete(
              (_, failure) -> {
                if (failure != null) {
                  rateLimitedLog.warn(failure);
                  outbox.notAsked(question).subscribe().with(_ -> {}, rateLimitedLog::warn);
                }
              });
    }
  }
}
