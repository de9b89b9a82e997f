package umpire.game.streaming;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.testing.PublishedContract;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** Whoever passes on what happens in a match receives who may see which rendering. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class MatchEventsTest {
  private static final String CONTRACT = "https://umpire.invalid/messages";

  @Inject Subscriptions subscriptions;

  private final Queue<JsonNode> received = new ConcurrentLinkedQueue<>();

  @Test
  void everyMessageSaysWhoseTheSeatsAreAndWhoMayLookOn() throws IOException {
    try (Subscriptions.Started _ =
        subscriptions.start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, "match.events"), this::note)) {
      TwoPlayerMatch open = TwoPlayerMatch.begin();
      TwoPlayerMatch closed = TwoPlayerMatch.beginPrivately();
      TwoPlayerMatch late =
          TwoPlayerMatch.watched("\"spectators\": \"delayed\", \"spectatorDelaySeconds\": 600");
      closed.playOut();
      PollUntil.until("the start of one", () -> !eventsOf(open).isEmpty());
      PollUntil.until(
          "the end of the other", () -> eventsOf(closed).stream().anyMatch(this::ended));
      assertThat(eventsOf(open))
          .allMatch(data -> data.path("visibility").asText().equals("public"));
      // Whoever passes it on does so at once: those who see it late are sent nothing.
      PollUntil.until("the start of a third", () -> !eventsOf(late).isEmpty());
      assertThat(eventsOf(late))
          .allMatch(data -> data.path("visibility").asText().equals("private"));
      assertThat(eventsOf(closed))
          .allMatch(data -> data.path("visibility").asText().equals("private"));
      for (TwoPlayerMatch twoPlayerMatch : List.of(open, closed)) {
        JsonNode accounts =
            Client.json(
                "{\"allied\": \"%s\", \"german\": \"%s\"}"
                    .formatted(
                        twoPlayerMatch.allied().account(), twoPlayerMatch.german().account()));
        assertThat(eventsOf(twoPlayerMatch))
            .allSatisfy(
                data -> {
                  assertThat(data.path("accounts")).isEqualTo(accounts);
                  assertThat(data.path("seats").propertyStream().map(Map.Entry::getKey))
                      .containsExactlyInAnyOrder("allied", "german");
                  assertThat(faults(data)).isEmpty();
                });
      }
    }
  }

  private CompletableFuture<Void> note(List<Incoming> batch) {
    batch.stream()
        .filter(message -> !message.headers().containsKey("umpire-type"))
        .forEach(message -> received.add(Client.json(message.value().text()).path("data")));
    return CompletableFuture.completedFuture(null);
  }

  private List<JsonNode> eventsOf(TwoPlayerMatch twoPlayerMatch) {
    return received.stream()
        .filter(data -> data.path("match").asText().equals(twoPlayerMatch.match()))
        .toList();
  }

  private boolean ended(JsonNode data) {
    return data.path("status").asText().equals("over") && data.has("outcome");
  }

  /** Against the contract of messages, which is written by hand. */
  private static List<String> faults(JsonNode data) throws IOException {
    String contract = PublishedContract.ofMessages().toString();
    return SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of(CONTRACT, contract)))
        .getSchema(SchemaLocation.of(CONTRACT + "#/components/schemas/MatchEvents"))
        .validate(data.toString(), InputFormat.JSON)
        .stream()
        .map(Object::toString)
        .toList();
  }
}
