package umpire.lobby.challenges;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jboss.logging.Logger;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.matchmaking.MessageTexts;
import umpire.wire.WireException;
import umpire.wire.message.Envelope;

/** Reads from {@code bots} what bots play: at every start all of it, then what changes. */
@ApplicationScoped
class BotsFeed {
  private static final Logger LOG = Logger.getLogger(BotsFeed.class);

  private final Subscriptions subscriptions;
  private final BotDirectory bots;

  BotsFeed(Subscriptions subscriptions, BotDirectory bots) {
    this.subscriptions = subscriptions;
    this.bots = bots;
  }

  void start(@Observes ServiceStarted started) {
    subscriptions.start(
        Subscription.everyInstance(Subscription.Start.EARLIEST, "bots"), this::take);
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    batch.forEach(this::take);
    return CompletableFuture.completedStage(null);
  }

  private void take(Incoming message) {
    try {
      JsonNode data = Envelope.read(message.value().bytes()).data();
      bots.put(
          new BotDirectory.Entry(
              data.path("account").asText(),
              MessageTexts.of(data.path("games")),
              MessageTexts.of(data.path("scenarios")),
              MessageTexts.of(data.path("seats")),
              MessageTexts.of(data.path("clocks"))));
    } catch (WireException | IllegalArgumentException unreadable) {
      LOG.errorf("the announcement of a bot cannot be read: %s", unreadable.getMessage());
    }
  }
}
