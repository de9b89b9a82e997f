package umpire.game.events;

import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.start.ServiceStarted;
import umpire.game.referee.transaction.CommitListener;
import umpire.game.store.transaction.OutboxRow;

/**
 * Publishes the entries of the journal, and questions, in each match's order. One instance leads;
 * it publishes its own right after their commit, if it is sure to have published the revision
 * before, and finds all others by looking. A message may go out twice, never not at all.
 */
@Singleton
class OutboxRelay implements CommitListener {
  /** One that says nothing is given up, or there would never be another. */
  private static final Duration LONGEST = Duration.ofMinutes(1);

  private final EntryRelay entryRelay;
  private final QuestionRelay questionRelay;
  private final LeaderElection leaderElection;
  private final Vertx vertx;
  private final Duration every;
  private final RateLimitedLog rateLimitedLog =
      new RateLimitedLog(OutboxRelay.class, "the outbox waits");
  private boolean looking;
  private boolean lookAgain;
  private long timer = -1;

  OutboxRelay(
      EntryRelay entryRelay,
      QuestionRelay questionRelay,
      LeaderElection leaderElection,
      Vertx vertx,
      @ConfigProperty(name = "umpire.game.relay.every") Duration every) {
    this.entryRelay = entryRelay;
    this.questionRelay = questionRelay;
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
        .seek(this::forget)
        .subscribe()
        .with(leads -> pollIf(leads), rateLimitedLog::warn);
  }

  private void pollIf(boolean leads) {
    if (leads) {
      publishPending();
    }
  }

  /** A new leader knows nothing of what the last one published. */
  private void forget() {
    entryRelay.forget();
    questionRelay.forget();
  }

  @Override
  public void committed(OutboxRow happened, List<OutboxRow> asked) {
    if (!leaderElection.leads()) {
      return;
    }
    if (entryRelay.sendNext(happened)) {
      asked.forEach(questionRelay::send);
    } else {
      publishPending();
    }
  }

  /** Publishes whatever waits and was not handed over yet. */
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
        .deferred(questionRelay::sendWaiting)
        .flatMap(more -> entryRelay.sendWaiting(this::publishPending).map(also -> more || also))
        .ifNoItem()
        .after(LONGEST)
        .fail()
        .subscribe()
        .with(
            this::afterPending,
            failure -> {
              rateLimitedLog.warn(failure);
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
}
