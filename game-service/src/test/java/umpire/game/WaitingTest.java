package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Begun;
import umpire.game.testing.Client;
import umpire.game.testing.Streamed;
import umpire.local.testing.HostResource;
import umpire.wire.Shelf;

/** A stream tells whom the match waits for, where no event does. */
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
  void whoFightsOnShowsNothingAndTheNextSeatIsToldAllTheSame() throws Exception {
    Begun begun = Begun.of(GAME, Client.json(BATTLE));
    order(begun, "german", "{\"type\": \"attack\", \"target\": \"2215\"}");
    order(
        begun,
        "german",
        "{\"type\": \"commit\", \"target\": \"2215\", \"from\": \"2315\", \"units\":"
            + " [\"german-307-infantry\"]}");
    order(begun, "german", "{\"type\": \"launch-offensive\"}");
    order(begun, "german", "{\"type\": \"fight-on\"}");
    Client german = begun.seat("german");
    try (Streamed stream = Streamed.open(german, begun.match(), "")) {
      Streamed.Message snapshot = stream.any();
      assertThat(snapshot.data().path("waitingFor")).hasToString("[\"allied\"]");
      JsonNode events = german.read(begun.match(), "/events");

      order(begun, "allied", "{\"type\": \"fight-on\"}");

      Streamed.Message told = waiting(stream);
      assertThat(told.id()).isEmpty();
      assertThat(told.data())
          .isEqualTo(Client.json("{\"status\": \"playing\", \"waitingFor\": [\"german\"]}"));
      assertThat(german.read(begun.match(), "/events")).as("no event").isEqualTo(events);
    }
  }

  @Test
  void aStreamThatGoesOnTellsItFirstOfAll() throws Exception {
    Begun begun = Begun.of(GAME, Client.json("{\"scenario\": \"one-battle\"}"));
    String last = begun.seat("allied").read(begun.match(), "/events").path("seq").asText();
    try (Streamed stream = Streamed.open(begun.seat("allied"), begun.match(), last)) {
      assertThat(stream.any().event()).isEqualTo("resumed");
      assertThat(waiting(stream).data().path("waitingFor")).hasToString("[\"german\"]");
    }
  }

  @Test
  void aSealedAnswerThatIsChangedIsToldToNobody() throws Exception {
    Begun begun = Begun.of(GAME, Client.json("{\"scenario\": \"ashore\"}"));
    try (Streamed stream = Streamed.open(begun.seat("allied"), begun.match(), "")) {
      assertThat(List.copyOf(stream.any().data().path("waitingFor").valueStream().toList()))
          .hasSize(2);
      buy(begun, 2);
      assertThat(stream.next().data().path("type").asText()).isEqualTo("has-answered");
      assertThat(waiting(stream).data().path("waitingFor")).hasToString("[\"allied\"]");

      buy(begun, 5);

      assertThat(stream.any().event()).isEqualTo("heartbeat");
      assertThat(stream.any().event()).isEqualTo("heartbeat");
    }
  }

  private static void buy(Begun begun, int offensives) {
    order(
        begun,
        "german",
        "{\"type\": \"buy-offensives\", \"offensives\": {\"germany\": %d}}".formatted(offensives));
  }

  private static void order(Begun begun, String seat, String command) {
    Client client = begun.seat(seat);
    client.command(begun.match(), client.decision(begun.match()), command).then().statusCode(200);
  }

  private static Streamed.Message waiting(Streamed stream) throws IOException {
    Streamed.Message message = stream.any();
    while (message.event().equals("heartbeat")) {
      message = stream.any();
    }
    assertThat(message.event()).isEqualTo("waiting");
    return message;
  }
}
