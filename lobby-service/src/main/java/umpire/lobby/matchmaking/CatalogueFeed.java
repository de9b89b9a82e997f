package umpire.lobby.matchmaking;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jboss.logging.Logger;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.start.ServiceStarted;
import umpire.wire.WireException;
import umpire.wire.message.Envelope;

/** Reads from {@code editions} what can be played: at every start all of it, then what changes. */
@ApplicationScoped
class CatalogueFeed {
  private static final Logger LOG = Logger.getLogger(CatalogueFeed.class);

  /** The keys of catalogue entries; packs, which are large, have others and are not read. */
  private static final String KEY = "catalogue/";

  private final Subscriptions subscriptions;
  private final Catalogue catalogue;

  CatalogueFeed(Subscriptions subscriptions, Catalogue catalogue) {
    this.subscriptions = subscriptions;
    this.catalogue = catalogue;
  }

  void start(@Observes ServiceStarted started) {
    subscriptions.start(
        Subscription.everyInstance(Subscription.Start.EARLIEST, "editions"), this::take);
  }

  private CompletionStage<Void> take(List<Incoming> batch) {
    batch.stream().filter(message -> message.key().startsWith(KEY)).forEach(this::take);
    return CompletableFuture.completedStage(null);
  }

  private void take(Incoming message) {
    try {
      JsonNode data = Envelope.read(message.value().bytes()).data();
      Map<String, List<String>> scenarios = new HashMap<>();
      data.path("scenarios")
          .forEach(
              one -> scenarios.put(one.path("id").asText(), MessageTexts.of(one.path("seats"))));
      Map<String, List<String>> options = new HashMap<>();
      data.path("options")
          .forEach(
              one -> options.put(one.path("id").asText(), MessageTexts.of(one.path("values"))));
      catalogue.put(new Catalogue.Entry(data.path("game").asText(), scenarios, options));
    } catch (WireException | IllegalArgumentException unreadable) {
      LOG.errorf("a catalogue entry cannot be read: %s", unreadable.getMessage());
    }
  }
}
