package umpire.lobby.tournaments;

import io.quarkus.arc.All;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.matchmaking.Envelopes;
import umpire.lobby.matchmaking.MatchEnds;
import umpire.wire.message.Envelope;

/** Receives from game-service how matches ended. */
@ApplicationScoped
class ResultsFeed {
  private final Subscriptions subscriptions;
  private final MessageSpans spans;
  private final List<MatchEndListener> listeners;

  ResultsFeed(
      Subscriptions subscriptions, MessageSpans spans, @All List<MatchEndListener> listeners) {
    this.subscriptions = subscriptions;
    this.spans = spans;
    this.listeners = listeners;
  }

  void start(@Observes ServiceStarted started) {
    subscriptions.start(
        Subscription.shared("lobby-tournaments", MatchEnds.TOPIC).gathered(), this::take);
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    Uni<Void> all = Uni.createFrom().voidItem();
    for (Incoming message : batch) {
      if (MatchEnds.mayBe(message)) {
        all =
            all.chain(
                () -> spans.each(message, Map.of("match", message.key()), () -> take(message)));
      }
    }
    return all.subscribeAsCompletionStage();
  }

  private Uni<Void> take(Incoming message) {
    Envelope envelope = Envelopes.read(message);
    try {
      return EndedMatch.of(envelope.data(), envelope.time())
          .map(this::each)
          .orElseGet(() -> Uni.createFrom().voidItem())
          .onFailure(IllegalArgumentException.class)
          .transform(wrong -> new PoisonMessage(message, "" + wrong.getMessage()));
    } catch (IllegalArgumentException wrong) {
      return Uni.createFrom().failure(new PoisonMessage(message, "" + wrong.getMessage()));
    }
  }

  /** One after the other: the match is of one of them at most. */
  private Uni<Void> each(EndedMatch end) {
    return Multi.createFrom()
        .iterable(listeners)
        .onItem()
        .transformToUniAndConcatenate(listener -> listener.ended(end))
        .onItem()
        .ignoreAsUni();
  }
}
