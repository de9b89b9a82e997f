package umpire.game.streaming;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.StartedMatch;
import umpire.game.testing.stream.StreamReader;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/** A stream says whom the match waits for, where no event does. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class WaitingTest {
  private static final Shelf.Shelved GAME = Shelf.load().game("weserubung");

  /** Nobody hits anybody for a while. */
  private static final String BATTLE =
      """
      {"scenario": "one-battle", "change": {"forces": {"pieces": {
        "german-307-infantry": {"id": "german-307-infantry", "place": "2315", "aboard": "",
          "reduced": false, "acted": [], "marks": []},
        "norwegian-6-infantry": {"id": "norwegian-6-infantry", "place": "2215", "aboard": "",
          "reduced": false, "acted": [], "marks": []},
        "engelbrecht": null, "german-324-infantry": null, "german-345-infantry": null,
        "german-233-artillery": null, "hvinden-haug": null, "norwegian-3-infantry": null,
        "norwegian-2-artillery": null, "norwegian-1-cavalry": null}},
        "country": {"german": ["2315"]}},
       "dice": [10, 10, 10, 10, 10, 10]}
      """;

  @Test
  void whoFightsOnShowsNothingAndTheNextSeatIsNotifiedAllTheSame() throws Exception {
    StartedMatch startedMatch = StartedMatch.of(GAME, Client.json(BATTLE));
    order(startedMatch, "german", "{\"type\": \"attack\", \"target\": \"2215\"}");
    order(
        startedMatch,
        "german",
        "{\"type\": \"commit\", \"target\": \"2215\", \"from\": \"2315\", \"units\":"
            + " [\"german-307-infantry\"]}");
    order(startedMatch, "german", "{\"type\": \"launch-offensive\"}");
    order(startedMatch, "german", "{\"type\": \"fight-on\"}");
    Client german = startedMatch.seat("german");
    try (StreamReader stream = StreamReader.open(german, startedMatch.match(), "")) {
      StreamReader.Message snapshot = stream.any();
      assertThat(snapshot.data().path("waitingFor")).hasToString("[\"allied\"]");
      JsonNode events = german.read(startedMatch.match(), "/events");

      order(startedMatch, "allied", "{\"type\": \"fight-on\"}");

      StreamReader.Message message = waiting(stream);
      assertThat(message.id()).isEmpty();
      assertThat(message.data())
          .isEqualTo(Client.json("{\"status\": \"playing\", \"waitingFor\": [\"german\"]}"));
      assertThat(german.read(startedMatch.match(), "/events")).as("no event").isEqualTo(events);
    }
  }

  @Test
  void aStreamThatGoesOnSendsItFirst() throws Exception {
    StartedMatch startedMatch =
        StartedMatch.of(GAME, Client.json("{\"scenario\": \"one-battle\"}"));
    String last =
        startedMatch.seat("allied").read(startedMatch.match(), "/events").path("seq").asText();
    try (StreamReader stream =
        StreamReader.open(startedMatch.seat("allied"), startedMatch.match(), last)) {
      assertThat(stream.any().event()).isEqualTo("resumed");
      assertThat(waiting(stream).data().path("waitingFor")).hasToString("[\"german\"]");
    }
  }

  @Test
  void aSealedAnswerThatIsChangedIsSentToNobody() throws Exception {
    StartedMatch startedMatch = StartedMatch.of(GAME, Client.json("{\"scenario\": \"ashore\"}"));
    try (StreamReader stream =
        StreamReader.open(startedMatch.seat("allied"), startedMatch.match(), "")) {
      assertThat(List.copyOf(stream.any().data().path("waitingFor").valueStream().toList()))
          .hasSize(2);
      buy(startedMatch, 2);
      assertThat(stream.next().data().path("type").asText()).isEqualTo("has-answered");
      assertThat(waiting(stream).data().path("waitingFor")).hasToString("[\"allied\"]");

      buy(startedMatch, 5);

      assertThat(stream.any().event()).isEqualTo("heartbeat");
      assertThat(stream.any().event()).isEqualTo("heartbeat");
    }
  }

  private static void buy(StartedMatch startedMatch, int offensives) {
    order(
        startedMatch,
        "german",
        "{\"type\": \"buy-offensives\", \"offensives\": {\"germany\": %d}}".formatted(offensives));
  }

  private static void order(StartedMatch startedMatch, String seat, String command) {
    Client client = startedMatch.seat(seat);
    client
        .command(startedMatch.match(), client.decision(startedMatch.match()), command)
        .then()
        .statusCode(200);
  }

  private static StreamReader.Message waiting(StreamReader stream) throws IOException {
    StreamReader.Message message = stream.any();
    while (message.event().equals("heartbeat")) {
      message = stream.any();
    }
    assertThat(message.event()).isEqualTo("waiting");
    return message;
  }
}
