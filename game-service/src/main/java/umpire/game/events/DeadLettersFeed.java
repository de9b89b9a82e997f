package umpire.game.events;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import org.jboss.logging.Logger;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.game.referee.state.MatchIds;
import umpire.game.store.transaction.MatchDataStore;
import umpire.wire.Codec;
import umpire.wire.WireException;
import umpire.wire.message.Envelope;
import umpire.wire.message.QuestionRequest;

/**
 * Handles questions that another service refused: the match is marked as stalled, and log and
 * administrators see the reason. Asking again sends the question once more.
 */
@Singleton
class DeadLettersFeed {
  private static final Logger LOG = Logger.getLogger(DeadLettersFeed.class);

  private final Subscriptions subscriptions;
  private final MessageSpans spans;
  private final MatchDataStore matchDataStore;

  DeadLettersFeed(Subscriptions subscriptions, MessageSpans spans, MatchDataStore matchDataStore) {
    this.subscriptions = subscriptions;
    this.spans = spans;
    this.matchDataStore = matchDataStore;
  }

  void start(@Observes ServiceStarted started) {
    subscriptions.start(
        Subscription.shared(
            "game-service-dead-letters",
            "combat.requested.dead-letter",
            "supply.requested.dead-letter"),
        this::take);
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    Uni<Void> all = Uni.createFrom().voidItem();
    for (Incoming message : batch) {
      all =
          all.flatMap(
              _ -> spans.each(message, Map.of("match", message.key()), () -> take(message)));
    }
    return all.subscribeAsCompletionStage();
  }

  private Uni<Void> take(Incoming message) {
    String why = message.headers().getOrDefault("umpire-reason", "no reason given");
    try {
      Envelope envelope = Envelope.read(message.value().bytes());
      String question = Codec.plain().read(envelope.data(), QuestionRequest.class).question();
      LOG.errorf("question %s was refused: %s", question, why);
      int slash = question.lastIndexOf('/');
      return MatchIds.read(question.substring(0, Math.max(slash, 0)))
          .map(
              match ->
                  matchDataStore.stallQuestion(
                      match,
                      Integer.parseInt(question.substring(slash + 1)),
                      "question " + question.substring(slash + 1) + " was refused: " + why))
          .orElseGet(() -> Uni.createFrom().voidItem());
    } catch (WireException | IllegalArgumentException unreadable) {
      LOG.warnf("a dead letter of %s cannot be read: %s", message.topic(), unreadable);
      return Uni.createFrom().voidItem();
    }
  }
}
