package umpire.lobby.webhooks;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.webhooks.delivery.DeliveryScheduler;
import umpire.lobby.webhooks.message.MatchMessage;
import umpire.lobby.webhooks.message.MatchMessageHandler;
import umpire.wire.WireException;
import umpire.wire.message.Envelope;

/**
 * Receives from game-service what happens in matches, for whoever subscribed to it. In a group of
 * its own: what is arranged by seeks does not wait for it.
 */
@ApplicationScoped
class WebhooksFeed {
  private static final String TOPIC = "match.events";

  /** Messages of other types say theirs here, so that they need not be read. */
  private static final String TYPE = "umpire-type";

  private final Subscriptions subscriptions;
  private final MessageSpans spans;
  private final MatchMessageHandler matchMessageHandler;
  private final DeliveryScheduler due;

  WebhooksFeed(
      Subscriptions subscriptions,
      MessageSpans spans,
      MatchMessageHandler matchMessageHandler,
      DeliveryScheduler due) {
    this.subscriptions = subscriptions;
    this.spans = spans;
    this.matchMessageHandler = matchMessageHandler;
    this.due = due;
  }

  void start(@Observes ServiceStarted started) {
    subscriptions.start(Subscription.shared("lobby-webhooks", TOPIC).gathered(), this::take);
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    return spans.batch(batch, _ -> taken(batch));
  }

  private CompletionStage<Void> taken(List<Incoming> batch) {
    return Uni.createFrom()
        .item(() -> read(batch))
        .chain(matchMessageHandler::take)
        .invoke(
            made -> {
              if (made > 0) {
                due.due();
              }
            })
        .replaceWithVoid()
        .subscribeAsCompletionStage();
  }

  private static List<MatchMessage> read(List<Incoming> batch) {
    List<MatchMessage> news = new ArrayList<>();
    for (Incoming message : batch) {
      if (message.headers().getOrDefault(TYPE, TOPIC).equals(TOPIC)) {
        news.add(read(message));
      }
    }
    return news;
  }

  private static MatchMessage read(Incoming message) {
    try {
      Envelope envelope = Envelope.read(message.value().bytes());
      return MatchMessage.of(envelope.time(), envelope.data());
    } catch (WireException | IllegalArgumentException unreadable) {
      throw new PoisonMessage(message, "" + unreadable.getMessage());
    }
  }
}
