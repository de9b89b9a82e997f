package umpire.game.streaming;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.stream.Frames;
import umpire.game.testing.stream.StreamReader;
import umpire.local.testing.HostResource;

/** One stream for all matches of an account: what comes, what goes, and going on where it broke. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class AllMatchesTest {
  private final Client anna = Client.of("anna");
  private final Client bert = Client.of("bert");

  /** A match of the two, which has begun. */
  private TwoPlayerMatch duel() {
    String seats =
        "{\"allied\": \"%s\", \"german\": \"%s\"}".formatted(anna.account(), bert.account());
    String match = anna.open("narvik", "one-assault", seats);
    anna.post(match, "/seats/allied", "{}").then().statusCode(200);
    bert.post(match, "/seats/german", "{}").then().statusCode(200);
    return new TwoPlayerMatch(anna, bert, match);
  }

  private static StreamReader all(Client client, String lastEventId) throws Exception {
    return StreamReader.at(client, StreamReader.ALL, lastEventId);
  }

  @Test
  void everyMatchOfMineIsInItAndNoneOfOthers() throws Exception {
    TwoPlayerMatch first = duel();
    TwoPlayerMatch second = duel();
    TwoPlayerMatch foreign = TwoPlayerMatch.begin();
    Frames frames = Frames.ofAll();
    try (StreamReader stream = all(bert, "")) {
      StreamReader.Message opened = stream.any();
      frames.fit(opened);
      assertThat(opened.data().path("matches").valueStream().map(JsonNode::asText))
          .containsExactlyInAnyOrder(first.match(), second.match());
      assertThat(opened.data().path("more").asBoolean()).isFalse();
      List<String> received = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        StreamReader.Message snapshot = stream.next("snapshot");
        frames.fit(snapshot);
        assertThat(snapshot.data().path("viewer").asText()).isEqualTo("german");
        assertThat(snapshot.data().path("match")).isEqualTo(snapshot.data().path("id"));
        received.add(snapshot.data().path("match").asText());
      }
      assertThat(received).containsExactlyInAnyOrder(first.match(), second.match());
      foreign.assault().then().statusCode(200);
      second.assault().then().statusCode(200);
      int seq = bert.read(second.match(), "").path("seq").asInt();
      StreamReader.Message event;
      do {
        event = stream.next("event");
        frames.fit(event);
        assertThat(event.data().path("match").asText()).isEqualTo(second.match());
      } while (event.seq() < seq);
      // A heartbeat between two events has the number of the first of them: read all events
      // first.
      StreamReader.Message heartbeat = stream.next("heartbeat");
      frames.fit(heartbeat);
      assertThat(heartbeat.data().path("seqs").path(second.match()).asInt()).isEqualTo(seq);
    }
  }

  @Test
  void aMatchComesWithTheInvitationAndLeavesAfterItsLastEvent() throws Exception {
    Frames frames = Frames.ofAll();
    try (StreamReader stream = all(bert, "")) {
      assertThat(stream.any().data().path("matches")).isEmpty();
      TwoPlayerMatch twoPlayerMatch = duel();
      StreamReader.Message snapshot = stream.next("snapshot");
      while (!snapshot.data().path("viewer").asText().equals("german")) {
        // As one who is invited they look on; then they have sat down.
        snapshot = stream.next("snapshot");
      }
      assertThat(snapshot.data().path("match").asText()).isEqualTo(twoPlayerMatch.match());
      int seq = snapshot.seq();
      twoPlayerMatch.playOut();
      List<JsonNode> received = new ArrayList<>();
      StreamReader.Message message = stream.next();
      while (message.event().equals("event")) {
        received.add(plain(message));
        message = stream.next();
      }
      frames.fit(message);
      assertThat(message.event()).isEqualTo("left");
      assertThat(message.data())
          .isEqualTo(
              Client.json(
                  "{\"match\": \"%s\", \"because\": \"over\"}".formatted(twoPlayerMatch.match())));
      List<JsonNode> all = twoPlayerMatch.events(bert);
      assertThat(received).isEqualTo(all.subList(seq, all.size()));
      try (StreamReader again = all(bert, message.id())) {
        assertThat(again.any().data().path("matches")).as("it has left").isEmpty();
      }
    }
  }

  @Test
  void whoDeclinesAnInvitationIsSentNothingMore() throws Exception {
    String match =
        anna.open("narvik", "one-assault", "{\"german\": \"%s\"}".formatted(bert.account()));
    try (StreamReader stream = all(bert, "")) {
      assertThat(stream.next("snapshot").data().path("match").asText()).isEqualTo(match);
      bert.leaves(match, "german").then().statusCode(200);
      StreamReader.Message left = stream.next("left");
      assertThat(left.data().path("because").asText()).isEqualTo("not-yours");
      Frames.ofAll().fit(left);
    }
  }

  @Test
  void whatIsCutAtEveryMessageComesWholeAndOnce() throws Exception {
    List<TwoPlayerMatch> duels = List.of(duel(), duel(), duel());
    Map<String, Integer> begun = new HashMap<>();
    String last = "";
    try (StreamReader stream = all(bert, "")) {
      for (int i = 0; i < duels.size(); i++) {
        StreamReader.Message snapshot = stream.next("snapshot");
        begun.put(snapshot.data().path("match").asText(), snapshot.seq());
        last = snapshot.id();
      }
    }
    // One ends while no stream is open, one goes on, in one nothing happens.
    duels.get(0).playOut();
    duels.get(1).assault();
    Map<String, List<JsonNode>> owed = owed(duels, begun);
    Map<String, List<JsonNode>> received = new HashMap<>();
    boolean left = false;
    while (!left || !received.equals(owed)) {
      try (StreamReader stream = all(bert, last)) {
        assertThat(stream.any().data().path("matches").size()).isEqualTo(left ? 2 : 3);
        StreamReader.Message message = moving(stream);
        last = message.id();
        String match = message.data().path("match").asText();
        if (message.event().equals("event")) {
          received.computeIfAbsent(match, _ -> new ArrayList<>()).add(plain(message));
          assertThat(owed.getOrDefault(match, List.of()))
              .startsWith(received.getOrDefault(match, List.of()).toArray(JsonNode[]::new));
        } else {
          assertThat(left).isFalse();
          left = true;
          assertThat(match).isEqualTo(duels.getFirst().match());
          assertThat(received.get(match)).isEqualTo(owed.get(match));
        }
      }
    }
  }

  /** What happened behind the snapshots, by match; a match without any is left out. */
  private Map<String, List<JsonNode>> owed(List<TwoPlayerMatch> duels, Map<String, Integer> begun) {
    Map<String, List<JsonNode>> owed = new HashMap<>();
    for (TwoPlayerMatch twoPlayerMatch : duels) {
      List<JsonNode> all = twoPlayerMatch.events(bert);
      List<JsonNode> rest = all.subList(begun.getOrDefault(twoPlayerMatch.match(), 0), all.size());
      if (!rest.isEmpty()) {
        owed.put(twoPlayerMatch.match(), List.copyOf(rest));
      }
    }
    assertThat(owed).hasSize(2);
    return owed;
  }

  /** The next that has an id; none of them is a snapshot again. */
  private static StreamReader.Message moving(StreamReader stream) throws IOException {
    StreamReader.Message message = stream.any();
    while (message.id().isEmpty()) {
      message = stream.any();
    }
    assertThat(message.event()).isIn("event", "left");
    return message;
  }

  private static JsonNode plain(StreamReader.Message event) {
    return ((ObjectNode) event.data()).without("match");
  }

  @ParameterizedTest
  @ValueSource(strings = {"17", "AQEBAQEBAQ", "AgAAAAAAAAAA", "AQEBAQEBAf////8P"})
  void whatIsNoIdOfSuchAStreamIsRefused(String id) throws Exception {
    assertThat(StreamReader.ask(bert, StreamReader.ALL + "?after=" + id, "").statusCode())
        .isEqualTo(400);
    assertThat(StreamReader.ask(bert, StreamReader.ALL, id).statusCode()).isEqualTo(400);
  }

  @Test
  void anIdThatKnowsNoMatchBeginsEachWithASnapshot() throws Exception {
    TwoPlayerMatch twoPlayerMatch = duel();
    try (StreamReader stream = all(bert, "AQ")) {
      assertThat(stream.any().event()).isEqualTo("opened");
      assertThat(stream.next("snapshot").data().path("match").asText())
          .isEqualTo(twoPlayerMatch.match());
    }
  }

  @Test
  void itIsForThoseWhoAreSignedInToRead() {
    given().get(StreamReader.ALL).then().statusCode(401);
    Client.of("player", "match:play").request().get(StreamReader.ALL).then().statusCode(403);
  }
}
