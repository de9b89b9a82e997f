package umpire.lobby.matchmaking;

import io.quarkus.arc.All;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.wire.message.Envelope;

/** Receives from game-service what became of the matches that were wanted. */
@ApplicationScoped
class MatchesFeed {
  private static final String OPENED = "match.opened";
  private static final String REFUSED = "match.refused";

  /** Says the type without the message being read: most messages of the topic are not for us. */
  private static final String TYPE = "umpire-type";

  private final Subscriptions subscriptions;
  private final MessageSpans spans;
  private final List<MatchOutcomeListener> listeners;

  MatchesFeed(
      Subscriptions subscriptions, MessageSpans spans, @All List<MatchOutcomeListener> listeners) {
    this.subscriptions = subscriptions;
    this.spans = spans;
    this.listeners = listeners;
  }

  void start(@Observes ServiceStarted started) {
    // Of the many messages only those about what was arranged here are ours.
    subscriptions.start(
        Subscription.shared("lobby-service", "match.events").gathered(), this::take);
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    Uni<Void> all = Uni.createFrom().voidItem();
    for (Incoming message : batch) {
      if (Set.of(OPENED, REFUSED).contains(message.headers().getOrDefault(TYPE, ""))) {
        all =
            all.chain(
                () -> spans.each(message, Map.of("match", message.key()), () -> take(message)));
      }
    }
    return all.subscribeAsCompletionStage();
  }

  private Uni<Void> take(Incoming message) {
    Envelope envelope = Envelopes.read(message);
    String match = envelope.subject();
    if (envelope.type().equals(OPENED)) {
      return each(listener -> listener.opened(match));
    }
    String reason = envelope.data().path("reason").asText();
    return each(listener -> listener.refused(match, reason));
  }

  /** One after the other: the match is of one of them, and the others ignore it. */
  private Uni<Void> each(Function<MatchOutcomeListener, Uni<Void>> call) {
    return Multi.createFrom()
        .iterable(listeners)
        .onItem()
        .transformToUniAndConcatenate(call::apply)
        .onItem()
        .ignoreAsUni();
  }
}
