package umpire.game.events;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.WorkBegan;
import umpire.game.referee.Bell;
import umpire.game.referee.MatchIds;

/** Wakes the waiting requests and streams of this instance when another has committed. */
@ApplicationScoped
class WakeFeed {
  private final Subscriptions subscriptions;
  private final Bell bell;

  WakeFeed(Subscriptions subscriptions, Bell bell) {
    this.subscriptions = subscriptions;
    this.bell = bell;
  }

  void start(@Observes WorkBegan started) {
    subscriptions.start(
        Subscription.everyInstance(Subscription.Start.LATEST, "match.events"), this::wake);
  }

  private CompletionStage<Void> wake(List<Incoming> batch) {
    batch.forEach(message -> MatchIds.read(message.key()).ifPresent(bell::ring));
    return CompletableFuture.completedStage(null);
  }
}
