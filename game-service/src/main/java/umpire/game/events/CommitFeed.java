package umpire.game.events;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import umpire.chassis.common.EnvelopeAttributes;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.game.referee.access.MatchSignals;
import umpire.game.referee.state.MatchIds;

/** Wakes the waiting requests and streams of this instance when another instance has committed. */
@Singleton
class CommitFeed {
  private final Subscriptions subscriptions;
  private final MatchSignals matchSignals;

  CommitFeed(Subscriptions subscriptions, MatchSignals matchSignals) {
    this.subscriptions = subscriptions;
    this.matchSignals = matchSignals;
  }

  void start(@Observes ServiceStarted started) {
    subscriptions.start(
        Subscription.everyInstance(Subscription.Start.LATEST, "match.events"), this::wake);
  }

  private CompletionStage<Void> wake(List<Incoming> batch) {
    for (Incoming message : batch) {
      MatchIds.read(message.key())
          .ifPresent(match -> matchSignals.committed(match, () -> revision(message)));
    }
    return CompletableFuture.completedStage(null);
  }

  /** The id is that of the match, a slash, and the revision; empty where it cannot be read. */
  private static OptionalInt revision(Incoming message) {
    String id = EnvelopeAttributes.text(message.value().bytes(), "id");
    try {
      return OptionalInt.of(Integer.parseInt(id.substring(id.indexOf('/') + 1)));
    } catch (NumberFormatException _) {
      return OptionalInt.empty();
    }
  }
}
