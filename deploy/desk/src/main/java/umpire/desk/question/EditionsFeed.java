package umpire.desk.question;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jboss.logging.Logger;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.desk.rulebook.Rulebooks;
import umpire.wire.Codec;
import umpire.wire.WireException;
import umpire.wire.message.Envelope;
import umpire.wire.pack.PublishedEdition;

/** Reads every edition that was ever published, at each start from the beginning. */
@Singleton
class EditionsFeed {
  private static final Logger LOG = Logger.getLogger(EditionsFeed.class);

  private final Rulebooks<?> rulebooks;

  EditionsFeed(Rulebooks<?> rulebooks) {
    this.rulebooks = rulebooks;
  }

  /** Completes when all that was published before is here. */
  CompletionStage<Void> start(Subscriptions subscriptions) {
    return subscriptions
        .start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, PublishedEdition.TOPIC),
            this::take)
        .caughtUp();
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    batch.stream().filter(message -> message.value().bytes().length > 0).forEach(this::take);
    return CompletableFuture.completedStage(null);
  }

  private void take(Incoming message) {
    try {
      Envelope envelope = Envelope.read(message.value().bytes());
      // Entries of the catalogue, which lie on the topic too, are lobby-service's.
      if (envelope.type().equals(PublishedEdition.TOPIC)) {
        rulebooks.add(Codec.plain().read(envelope.data(), PublishedEdition.class));
      }
    } catch (WireException | IllegalArgumentException unreadable) {
      // No dead letter: it would be one more at every start. Its matches stall and say so.
      LOG.errorf("the edition %s cannot be played here: %s", message.key(), unreadable);
    }
  }
}
