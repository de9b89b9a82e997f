package umpire.game.streaming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.stream.StreamReader;
import umpire.local.testing.HostResource;

/** Who looks on without a seat: at once, late, or not at all; on every route alike. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class SpectatorsTest {
  private static final String A_DAY_LATE =
      "\"spectators\": \"delayed\", \"spectatorDelaySeconds\": 86400";
  private static final String NONE = "\"spectators\": \"none\"";

  /** All that is read of a match and says what happens in it. */
  private static final List<String> ROUTES =
      List.of(
          "",
          "?at=0",
          "/decision",
          "/events",
          "/events?after=1",
          "/battles",
          "/battles/1",
          "/dice",
          "/fair-play",
          "/board.svg",
          "/board.svg?seat=public",
          "/board.svg?at=1",
          "/export");

  @Inject AgroalDataSource database;

  /** What was to be seen when the match stood at this revision. */
  private record Sight(int revision, Map<String, String> routes) {}

  @Test
  void whoSeesItLateSeesOnEveryRouteWhatWasToBeSeenThenAndNothingElse() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.watched(A_DAY_LATE);
    String match = twoPlayerMatch.match();
    // An administrator sees at once what is everybody's to see.
    Client now = Client.of("ada", "match:read", "admin");
    Client late = Client.of("walt");
    List<Sight> sights = new ArrayList<>();
    sights.add(sight(now, match));
    twoPlayerMatch.assault().then().statusCode(200);
    sights.add(sight(now, match));
    twoPlayerMatch.playOut();
    sights.add(sight(now, match));
    assertThat(sights.getLast().routes().get("/dice")).contains("\"seed\"");
    assertThat(sights.getLast().routes().get("/battles/1")).startsWith("200").contains("key");
    assertThat(sights.getLast().routes().get("/export")).startsWith("200");
    assertThat(sights.getLast().routes().get("/fair-play")).startsWith("200");
    assertThat(sights).extracting(Sight::revision).doesNotHaveDuplicates();

    assertThat(late.read(match, "").path("status").asText()).isEqualTo("open");
    assertThat(late.read(match, "/events").path("events")).isEmpty();
    assertThat(late.read(match, "/dice").path("draws")).isEmpty();
    for (Sight sight : sights) {
      age(match, sight.revision());
      assertThat(sight(late, match).routes())
          .as("at revision " + sight.revision())
          .isEqualTo(sight.routes());
      assertThat(sight(new Client("", ""), match).routes()).isEqualTo(sight.routes());
      noFurther(late, match);
    }
  }

  /**
   * Numbers that they have not reached are none of theirs, and who is there now they are not shown.
   */
  private static void noFurther(Client late, String match) throws Exception {
    int seq = late.read(match, "").path("seq").asInt();
    late.get(match, "?at=" + (seq + 1)).then().statusCode(400);
    late.get(match, "/board.svg?at=" + (seq + 1)).then().statusCode(400);
    assertThat(StreamReader.ask(late, StreamReader.of(match), "" + (seq + 1)).statusCode())
        .isEqualTo(400);
    late.get(match, "/socket?after=" + (seq + 1)).then().statusCode(400);
    assertThat(late.read(match, "/presence").path("presence")).isEmpty();
    try (StreamReader stream = StreamReader.open(late, match, "")) {
      JsonNode snapshot = stream.any().data();
      assertThat(snapshot.path("seq").asInt()).isEqualTo(seq);
      assertThat(snapshot.path("presence")).isEmpty();
      assertThat(snapshot.path("view")).isEqualTo(late.read(match, "").path("view"));
    }
    try (StreamReader stream = StreamReader.open(late, match, "0")) {
      assertThat(stream.any().event()).isEqualTo("resumed");
      for (int shown = 1; shown <= seq; shown++) {
        assertThat(stream.next("event").seq()).isEqualTo(shown);
      }
      assertThat(stream.next("heartbeat").seq()).as("nothing comes after it").isEqualTo(seq);
    }
  }

  @Test
  void aSeatSeesItAtOnceAndTheListsAreAsLateAsTheMatch() throws SQLException {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.watched(A_DAY_LATE);
    String match = twoPlayerMatch.match();
    assertThat(twoPlayerMatch.german().read(match, "").path("status").asText())
        .isEqualTo("playing");
    assertThat(twoPlayerMatch.german().read(match, "").path("spectators").asText())
        .isEqualTo("delayed");
    Client late = Client.of("walt");
    assertThat(listed(late, "open", match)).isTrue();
    assertThat(listed(late, "playing", match)).isFalse();
    age(match, revision(match));
    assertThat(listed(late, "playing", match)).isTrue();
    twoPlayerMatch.allied().post(match, "/resign", "").then().statusCode(200);
    assertThat(listed(late, "over", match)).isFalse();
    assertThat(listed(late, "playing", match)).isTrue();
    JsonNode shown = all(late, "").get(match);
    assertThat(shown.path("status").asText()).isEqualTo("playing");
    assertThat(shown.has("outcome")).isFalse();
    assertThat(late.read(match, "").has("outcome")).isFalse();
    late.get(match, "/export").then().statusCode(409);
    late.post(match, "/resign", "").then().statusCode(403);
    assertThat(twoPlayerMatch.german().read(match, "").path("status").asText()).isEqualTo("over");
    age(match, revision(match));
    assertThat(listed(late, "over", match)).isTrue();
    assertThat(all(late, "").get(match).path("outcome").has("winners")).isTrue();
  }

  @Test
  void aStreamSendsALateWatcherEachEventWhenItIsOldEnough() throws Exception {
    TwoPlayerMatch twoPlayerMatch =
        TwoPlayerMatch.watched("\"spectators\": \"delayed\", \"spectatorDelaySeconds\": 3");
    Client late = Client.of("walt");
    int seen = 0;
    try (StreamReader stream = StreamReader.open(late, twoPlayerMatch.match(), "0")) {
      long asked = System.nanoTime();
      twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/resign", "").then().statusCode(200);
      List<JsonNode> all =
          twoPlayerMatch
              .german()
              .read(twoPlayerMatch.match(), "/events")
              .path("events")
              .valueStream()
              .toList();
      while (!stream.next("event").data().path("type").asText().equals("ended")) {
        seen++;
      }
      assertThat(Duration.ofNanos(System.nanoTime() - asked)).isGreaterThan(Duration.ofSeconds(3));
      assertThat(seen).isLessThan(all.size() + 1);
      assertThat(stream.next("waiting").data().path("status").asText()).isEqualTo("over");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aMatchWithoutSpectatorsIsItsPlayersAloneFromItsBeginning(boolean over) {
    Client opener = Client.of("olga");
    Client allied = Client.of("anna");
    Client german = Client.of("bert");
    String match =
        opener
            .opens("{\"game\": \"narvik\", \"scenario\": \"one-assault\", " + NONE + "}")
            .then()
            .statusCode(201)
            .body("spectators", equalTo("none"))
            .extract()
            .path("id");
    Client stranger = Client.of("sam");
    stranger.get(match, "").then().statusCode(200);
    assertThat(listed(stranger, "open", match)).isTrue();
    allied.post(match, "/seats/allied", "{}").then().statusCode(200);
    german.post(match, "/seats/german", "{}").then().statusCode(200);
    if (over) {
      german.post(match, "/resign", "").then().statusCode(200);
    }
    List<String> routes = new ArrayList<>(ROUTES);
    routes.addAll(List.of("/stream", "/socket", "/presence", "/board.png"));
    for (String route : routes) {
      assertThat(stranger.get(match, route).statusCode()).as(route).isEqualTo(404);
      assertThat(opener.get(match, route).statusCode()).as("opener " + route).isEqualTo(404);
      assertThat(status(new Client("", ""), match, route)).as("anonymous " + route).isEqualTo(401);
    }
    stranger.post(match, "/resign", "").then().statusCode(404);
    stranger.command(match, 1, "{\"type\": \"pass\"}").then().statusCode(404);
    assertThat(all(stranger, "")).doesNotContainKey(match);
    assertThat(all(stranger, over ? "over" : "playing")).doesNotContainKey(match);
    assertThat(german.read(match, "").path("viewer").asText()).isEqualTo("german");
    if (over) {
      String again = german.post(match, "/rematch", "").then().extract().path("id");
      assertThat(german.read(again, "").path("spectators").asText()).isEqualTo("none");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "\"spectators\": \"some\"; /spectators",
        "\"spectators\": \"delayed\"; /spectatorDelaySeconds",
        "\"spectators\": \"delayed\", \"spectatorDelaySeconds\": 0; /spectatorDelaySeconds",
        "\"spectators\": \"delayed\", \"spectatorDelaySeconds\": 2592001; /spectatorDelaySeconds",
        "\"spectators\": \"none\", \"spectatorDelaySeconds\": 60; /spectatorDelaySeconds",
        "\"spectatorDelaySeconds\": 60; /spectatorDelaySeconds"
      })
  void whatDoesNotGoTogetherIsRefused(String spectators, String pointer) {
    Client.of("anna")
        .opens("{\"game\": \"narvik\", \"scenario\": \"one-assault\", " + spectators + "}")
        .then()
        .statusCode(400)
        .body("pointer", equalTo(pointer));
  }

  private Sight sight(Client client, String match) throws SQLException {
    Map<String, String> routes = new TreeMap<>();
    for (String route : ROUTES) {
      var answer = request(client).get("/v1/matches/" + match + route);
      String body = answer.asString().replaceAll("urn:umpire:request:[0-9a-f-]+", "a request");
      routes.put(route, answer.statusCode() + " " + body);
    }
    return new Sight(revision(match), routes);
  }

  private static int status(Client client, String match, String route) {
    return request(client).get("/v1/matches/" + match + route).statusCode();
  }

  private static RequestSpecification request(Client client) {
    return client.token().isEmpty() ? RestAssured.given() : client.request();
  }

  private static boolean listed(Client client, String status, String match) {
    return all(client, status).containsKey(match);
  }

  /** The newest public matches, by id. */
  private static Map<String, JsonNode> all(Client client, String status) {
    String query = "/v1/matches?limit=100" + (status.isEmpty() ? "" : "&status=" + status);
    Map<String, JsonNode> all = new TreeMap<>();
    Client.json(client.request().get(query).then().statusCode(200).extract().response())
        .path("matches")
        .forEach(one -> all.put(one.path("id").asText(), (ObjectNode) one));
    return all;
  }

  private int revision(String match) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement read =
            connection.prepareStatement("select revision from match where id = ?")) {
      read.setObject(1, UUID.fromString(match));
      try (ResultSet rows = read.executeQuery()) {
        rows.next();
        return rows.getInt(1);
      }
    }
  }

  /** A day and more goes by since this revision, and not since the next. */
  private void age(String match, int revision) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement age =
            connection.prepareStatement(
                "update moment set at = at - interval '25 hours' where match = ? and revision <= ?")) {
      age.setObject(1, UUID.fromString(match));
      age.setInt(2, revision);
      age.executeUpdate();
    }
  }
}
