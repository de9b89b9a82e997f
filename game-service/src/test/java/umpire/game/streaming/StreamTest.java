package umpire.game.streaming;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.stream.Frames;
import umpire.game.testing.stream.StreamReader;
import umpire.local.testing.HostResource;

/** The stream of a match's events, interrupted and resumed. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class StreamTest {
  @Inject Event<ShutdownDelayInitiatedEvent> shutdown;

  @Test
  void aStreamThatIsCutAndResumedSendsEverythingOnce() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    List<JsonNode> received = new ArrayList<>();
    try (StreamReader stream =
        StreamReader.open(twoPlayerMatch.german(), twoPlayerMatch.match(), "")) {
      StreamReader.Message snapshot = stream.next();
      assertThat(snapshot.event()).isEqualTo("snapshot");
      assertThat(snapshot.id()).isEqualTo("" + snapshot.seq());
      assertThat(snapshot.data().path("view").isObject()).isTrue();
      twoPlayerMatch.assault();
      received.add(stream.next().data());
      assertThat(received.getFirst().path("seq").asInt()).isEqualTo(snapshot.seq() + 1);
    }
    twoPlayerMatch.playOut();
    List<JsonNode> all = twoPlayerMatch.events(twoPlayerMatch.german());
    while (received.getLast().path("seq").asInt() < all.size()) {
      // One event at each connection: as many cuts as can be.
      try (StreamReader stream =
          StreamReader.open(
              twoPlayerMatch.german(),
              twoPlayerMatch.match(),
              received.getLast().path("seq").asText())) {
        received.add(stream.next("event").data());
      }
    }
    assertThat(received).isEqualTo(all.subList(all.size() - received.size(), all.size()));
  }

  @Test
  void aStreamBeginsWithAllThatTheSeatMayKnowAndAnswer() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode match = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    JsonNode decision = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision");
    try (StreamReader stream =
            StreamReader.open(twoPlayerMatch.allied(), twoPlayerMatch.match(), "");
        StreamReader second =
            StreamReader.open(twoPlayerMatch.allied(), twoPlayerMatch.match(), "")) {
      JsonNode snapshot = stream.any().data();
      match
          .properties()
          .forEach(
              member ->
                  assertThat(snapshot.get(member.getKey()))
                      .as(member.getKey())
                      .isEqualTo(member.getValue()));
      assertThat(snapshot.path("decision")).isEqualTo(decision.path("decision"));
      assertThat(snapshot.path("free")).isEqualTo(decision.path("free"));
      assertThat(snapshot.path("presence"))
          .isEqualTo(Client.json("{\"allied\": true, \"german\": false}"));
      String other = second.any().data().path("stream").asText();
      assertThat(snapshot.path("stream").asText()).isNotEmpty().isNotEqualTo(other);
    }
    try (StreamReader german =
        StreamReader.open(twoPlayerMatch.german(), twoPlayerMatch.match(), "")) {
      assertThat(german.any().data().has("decision")).as("he is not asked").isFalse();
    }
  }

  @Test
  void aQuietStreamSendsItsLastNumberOnceASecondHere() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    int seq = twoPlayerMatch.events(twoPlayerMatch.german()).size();
    try (StreamReader stream =
        StreamReader.open(twoPlayerMatch.german(), twoPlayerMatch.match(), "" + seq)) {
      StreamReader.Message resumed = stream.any();
      assertThat(resumed.event()).isEqualTo("resumed");
      assertThat(resumed.id()).isEmpty();
      assertThat(resumed.seq()).isEqualTo(seq);
      assertThat(resumed.data().path("presence").path("german").asBoolean()).isTrue();
      // A heartbeat may come before it where the machine is busy.
      assertThat(stream.next("waiting").data().path("waitingFor")).isNotEmpty();
      StreamReader.Message heartbeat = stream.next("heartbeat");
      assertThat(heartbeat.id()).isEmpty();
      assertThat(heartbeat.seq()).isEqualTo(seq);
    }
  }

  @Test
  void aStreamFromTheBeginningSendsWhatTheListHolds() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch.assault();
    List<JsonNode> all = twoPlayerMatch.events(twoPlayerMatch.allied());
    String address = StreamReader.of(twoPlayerMatch.match());
    try (StreamReader stream =
            StreamReader.open(twoPlayerMatch.allied(), twoPlayerMatch.match(), "0");
        StreamReader byAddress =
            StreamReader.at(twoPlayerMatch.allied(), address + "?after=0", "");
        // What an EventSource sends when it comes again goes before what stays in its address.
        StreamReader again =
            StreamReader.at(twoPlayerMatch.allied(), address + "?after=0", "" + (all.size() - 1))) {
      for (JsonNode event : all) {
        assertThat(stream.next("event").data()).isEqualTo(event);
        assertThat(byAddress.next("event").data()).isEqualTo(event);
      }
      assertThat(again.next("event").data()).isEqualTo(all.getLast());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"?after=-1", "?after=x", "?after=1000", "?after=99999999999"})
  void whatTheCallerHasNotReachedIsRefused(String query) throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String address = StreamReader.of(twoPlayerMatch.match());
    HttpResponse<InputStream> answer =
        StreamReader.ask(twoPlayerMatch.german(), address + query, "");
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(new String(answer.body().readAllBytes(), StandardCharsets.UTF_8))
        .contains("\"pointer\":\"/after\"");
    String header = query.substring("?after=".length());
    assertThat(StreamReader.ask(twoPlayerMatch.german(), address, header).statusCode())
        .isEqualTo(400);
  }

  @Test
  void everyMessageIsAsTheContractSays() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    int seq = twoPlayerMatch.events(twoPlayerMatch.allied()).size();
    twoPlayerMatch.assault();
    Frames frames = Frames.ofMatch();
    try (StreamReader fresh =
            StreamReader.open(twoPlayerMatch.allied(), twoPlayerMatch.match(), "");
        StreamReader resumed =
            StreamReader.open(twoPlayerMatch.allied(), twoPlayerMatch.match(), "" + seq)) {
      frames.fit(fresh.next("snapshot"));
      frames.fit(fresh.next("heartbeat"));
      frames.fit(resumed.next("resumed"));
      frames.fit(resumed.next("event"));
      frames.fit(resumed.next("waiting"));
    }
  }

  @Test
  void whenTheServerStopsEveryStreamSaysSoAndEnds() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    try (StreamReader stream =
            StreamReader.open(twoPlayerMatch.allied(), twoPlayerMatch.match(), "");
        StreamReader onlooker = StreamReader.open(new Client("", ""), twoPlayerMatch.match(), "")) {
      String id = stream.any().data().path("stream").asText();
      assertThat(onlooker.any().data().path("viewer").asText()).isEqualTo("public");
      shutdown.fire(new ShutdownDelayInitiatedEvent());
      StreamReader.Message last = stream.next("closing");
      assertThat(last.data())
          .isEqualTo(
              Client.json("{\"stream\": \"%s\", \"because\": \"server-stops\"}".formatted(id)));
      Frames.ofMatch().fit(last);
      assertThat(stream.ended()).isTrue();
      assertThat(onlooker.next("closing").data().path("because").asText())
          .isEqualTo("server-stops");
    }
  }

  @Test
  void theStreamOfWhoMayLookNoMoreEndsWithThatReason() throws Exception {
    Client host = Client.of("olga");
    Client guest = Client.of("gert");
    Client other = Client.of("otto");
    String match =
        host.opens(
                """
                {"game": "narvik", "scenario": "one-assault", "visibility": "private",
                 "seats": {"german": "%s", "allied": "%s"}}
                """
                    .formatted(guest.account(), other.account()))
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    try (StreamReader stream = StreamReader.open(guest, match, "")) {
      assertThat(stream.any().data().path("viewer").asText()).isEqualTo("public");
      guest.leaves(match, "german").then().statusCode(200);
      // Whoever comes next is recorded in the match, so it is looked at.
      host.post(match, "/seats/german", "{}").then().statusCode(200);
      other.post(match, "/seats/allied", "{}").then().statusCode(200);
      assertThat(stream.next("closing").data().path("because").asText()).isEqualTo("not-yours");
      assertThat(stream.ended()).isTrue();
    }
  }

  @Test
  void whoTakesASeatSeesWhatTheSeatSeesFromThenOn() throws Exception {
    Client host = Client.of("olga");
    Client guest = Client.of("gert");
    String match = host.open("narvik", "one-assault", "{}");
    try (StreamReader stream = StreamReader.open(host, match, "")) {
      assertThat(stream.any().data().path("viewer").asText()).isEqualTo("public");
      host.post(match, "/seats/german", "{}").then().statusCode(200);
      guest.post(match, "/seats/allied", "{}").then().statusCode(200);
      StreamReader.Message seated = stream.next("snapshot");
      assertThat(seated.data().path("viewer").asText()).isEqualTo("german");
      assertThat(seated.seq()).isEqualTo(host.read(match, "").path("seq").asInt());
      assertThat(stream.next("presence").data())
          .isEqualTo(Client.json("{\"seat\": \"german\", \"here\": true}"));
    }
  }
}
