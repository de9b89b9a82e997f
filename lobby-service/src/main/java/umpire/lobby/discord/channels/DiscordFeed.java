package umpire.lobby.discord.channels;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.lobby.discord.settings.DiscordSettings;
import umpire.wire.WireException;
import umpire.wire.message.Envelope;

/**
 * Receives for Discord's channels whom matches wait for. A group of its own: what it cannot take in
 * keeps nobody else from {@code match.events}. Without Discord nothing is read.
 */
@ApplicationScoped
class DiscordFeed {
  private static final String TOPIC = "match.events";

  private final DiscordSettings settings;
  private final Subscriptions subscriptions;
  private final Channels channels;

  DiscordFeed(DiscordSettings settings, Subscriptions subscriptions, Channels channels) {
    this.settings = settings;
    this.subscriptions = subscriptions;
    this.channels = channels;
  }

  void start(@Observes ServiceStarted started) {
    if (settings.on()) {
      subscriptions.start(Subscription.shared("lobby-discord", TOPIC).gathered(), this::take);
    }
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    Set<String> matches = batch.stream().map(Incoming::key).collect(Collectors.toSet());
    return channels
        .followed(matches)
        .chain(
            followed -> {
              Uni<Void> all = Uni.createFrom().voidItem();
              for (Incoming message : batch) {
                // Most are of matches that no channel follows: they need not even be read.
                if (followed.contains(message.key())) {
                  all = all.chain(() -> take(message));
                }
              }
              return all;
            })
        .subscribeAsCompletionStage();
  }

  private Uni<Void> take(Incoming message) {
    Envelope envelope;
    try {
      envelope = Envelope.read(message.value().bytes());
    } catch (WireException | IllegalArgumentException unreadable) {
      return Uni.createFrom().failure(new PoisonMessage(message, "" + unreadable.getMessage()));
    }
    JsonNode data = envelope.data();
    // What became of a seek comes in the same topic.
    return envelope.type().equals(TOPIC)
        ? channels.update(envelope.subject(), data.path("revision").asInt(), WaitingState.of(data))
        : Uni.createFrom().voidItem();
  }
}
