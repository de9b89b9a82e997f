package umpire.lobby.ratings;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.MessageSpans;
import umpire.chassis.kafka.PoisonMessage;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.wire.WireException;
import umpire.wire.message.Envelope;

/**
 * Receives from game-service how rated matches ended. In a group of its own, so that its offsets
 * can be set back to read the topic again: an end that is known is not counted twice.
 */
@ApplicationScoped
class RatingsFeed {
  private static final String TOPIC = "match.events";

  /** Messages of other types say theirs here, so that they need not be read. */
  private static final String TYPE = "umpire-type";

  private final Subscriptions subscriptions;
  private final MessageSpans spans;
  private final RatingStore store;

  RatingsFeed(Subscriptions subscriptions, MessageSpans spans, RatingStore store) {
    this.subscriptions = subscriptions;
    this.spans = spans;
    this.store = store;
  }

  void start(@Observes ServiceStarted started) {
    subscriptions.start(Subscription.shared("lobby-ratings", TOPIC).gathered(), this::take);
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    return spans.batch(
        batch,
        _ ->
            Uni.createFrom()
                .item(() -> ends(batch))
                .chain(store::add)
                .subscribeAsCompletionStage());
  }

  private static List<RatedEnd> ends(List<Incoming> batch) {
    return batch.stream()
        .filter(message -> message.headers().getOrDefault(TYPE, TOPIC).equals(TOPIC))
        .map(RatingsFeed::end)
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<RatedEnd> end(Incoming message) {
    try {
      Envelope envelope = Envelope.read(message.value().bytes());
      return RatedEnd.of(envelope.time(), envelope.data());
    } catch (WireException | IllegalArgumentException unreadable) {
      throw new PoisonMessage(message, "" + unreadable.getMessage());
    }
  }
}
