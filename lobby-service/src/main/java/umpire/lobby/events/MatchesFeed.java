package umpire.lobby.events;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.seeks.Challenges;
import umpire.lobby.seeks.Seeks;
import umpire.wire.WireException;
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
  private final Seeks seeks;
  private final Challenges challenges;

  MatchesFeed(Subscriptions subscriptions, MessageSpans spans, Seeks seeks, Challenges challenges) {
    this.subscriptions = subscriptions;
    this.spans = spans;
    this.seeks = seeks;
    this.challenges = challenges;
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
    Envelope envelope;
    try {
      envelope = Envelope.read(message.value().bytes());
    } catch (WireException | IllegalArgumentException unreadable) {
      return Uni.createFrom().failure(new PoisonMessage(message, "" + unreadable.getMessage()));
    }
    String match = envelope.subject();
    if (envelope.type().equals(OPENED)) {
      return seeks.opened(match).chain(() -> challenges.opened(match));
    }
    String reason = envelope.data().path("reason").asText();
    return seeks.refused(match, reason).chain(() -> challenges.refused(match, reason));
  }
}
