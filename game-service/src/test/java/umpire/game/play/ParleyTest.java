package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Adjudicator;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.StoredMatch;
import umpire.game.testing.TestTime;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.Verifier;
import umpire.local.testing.HostResource;

/** Draw and pause: nothing without the consent of all, which each gives for itself. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class ParleyTest {
  private static final Instant NOON = Instant.parse("2101-03-24T12:00:00Z");
  private static final String FISCHER =
      "{\"type\": \"fischer\", \"initialSeconds\": 60, \"incrementSeconds\": 10}";

  @Inject AgroalDataSource database;
  @Inject Adjudicator adjudicator;

  private TwoPlayerMatch twoPlayerMatch;

  @AfterEach
  void over() {
    adjudicator.silent(false);
    twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/resign", "");
    TestTime.goesOn();
  }

  @Test
  void aDrawIsOfferedWithdrawnDeclinedAndAgreed(@TempDir Path folder) throws Exception {
    twoPlayerMatch = TwoPlayerMatch.begin();
    conflict(unsay(twoPlayerMatch.german(), "draw"), "nothing-offered");
    say(twoPlayerMatch.allied(), "draw")
        .then()
        .statusCode(200)
        .body("parley.draw", contains("allied"));
    String once = StoredMatch.of(database, twoPlayerMatch.match());
    say(twoPlayerMatch.allied(), "draw").then().statusCode(200);
    assertThat(StoredMatch.of(database, twoPlayerMatch.match())).as("said once").isEqualTo(once);
    unsay(twoPlayerMatch.allied(), "draw").then().statusCode(200);
    assertThat(header().has("parley")).isFalse();
    say(twoPlayerMatch.german(), "draw").then().statusCode(200);
    unsay(twoPlayerMatch.allied(), "draw").then().statusCode(200);
    say(twoPlayerMatch.german(), "draw").then().statusCode(200);
    assertThat(header().path("status").asText()).isEqualTo("playing");

    say(twoPlayerMatch.allied(), "draw")
        .then()
        .statusCode(200)
        .body("status", equalTo("over"))
        .body("outcome.level", equalTo("draw"))
        .body("outcome.winners.size()", equalTo(0));

    assertThat(types(Client.of("olga")))
        .containsSubsequence(
            "draw-offered",
            "draw-withdrawn",
            "draw-offered",
            "draw-declined",
            "draw-offered",
            "draw-offered",
            "ended");
    conflict(say(twoPlayerMatch.allied(), "draw"), "not-playing");
    JsonNode export = twoPlayerMatch.german().read(twoPlayerMatch.match(), "/export");
    Path file = Files.writeString(folder.resolve("match.json"), export.toString());
    assertThat(Verifier.verify(file, export.path("commitment").asText())).startsWith("accepted: ");
    taken(export.toString()).then().statusCode(201);
    // A draw to which one seat did not agree is none.
    taken(export.toString().replace("\"seat\":\"allied\"", "\"seat\":\"german\""))
        .then()
        .statusCode(422);
  }

  @Test
  void wordsAreNobodyElsesAndDoNotStandInTheWayOfTakingBack() {
    twoPlayerMatch = TwoPlayerMatch.begin();
    for (String act : List.of("draw", "pause", "vacation")) {
      Client olga = Client.of("olga");
      String body = act.equals("pause") ? "{\"until\": \"2100-01-01T00:00:00Z\"}" : "{\"days\": 1}";
      olga.post(twoPlayerMatch.match(), "/" + act, body).then().statusCode(403);
      unsay(olga, act).then().statusCode(403);
    }
    int own = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), own, TwoPlayerMatch.STEP, TwoPlayerMatch.HALT)
        .then()
        .statusCode(200);
    say(twoPlayerMatch.german(), "draw").then().statusCode(200);
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/undo", "{\"commandId\": \"back\"}")
        .then()
        .statusCode(200)
        .body("parley.draw", contains("german"))
        .body("waitingFor", contains("allied"));
    String open = twoPlayerMatch.allied().open("narvik", "one-assault", "{}");
    twoPlayerMatch.allied().post(open, "/seats/allied", "{}").then().statusCode(200);
    conflict(twoPlayerMatch.allied().post(open, "/draw", ""), "not-playing");
  }

  @Test
  void aPauseThatAllWantStopsTheClocks() {
    TestTime.is(NOON);
    twoPlayerMatch = TwoPlayerMatch.timed("narvik", "one-assault", FISCHER);
    TestTime.is(seconds(20));
    Instant end = seconds(1_000);
    pause(twoPlayerMatch.allied(), end)
        .then()
        .statusCode(200)
        .body("parley.until", equalTo("" + end));
    assertThat(header().at("/deadlines/allied").asText()).isEqualTo("" + seconds(60));
    pause(twoPlayerMatch.german(), end.plusMillis(1)).then().statusCode(200);
    assertThat(header().at("/parley/pause").toString()).isEqualTo("[\"german\"]");
    pause(twoPlayerMatch.german(), end).then().statusCode(200);
    unsay(twoPlayerMatch.allied(), "pause").then().statusCode(200);
    assertThat(header().has("parley")).as("declined").isFalse();
    pause(twoPlayerMatch.german(), end).then().statusCode(200);

    pause(twoPlayerMatch.allied(), end)
        .then()
        .statusCode(200)
        .body("clock.pausedUntil", equalTo("" + end))
        .body("deadlines.allied", equalTo("" + seconds(1_040)));

    TestTime.is(seconds(500));
    int own = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), own, TwoPlayerMatch.STEP, TwoPlayerMatch.HALT)
        .then()
        .statusCode(200);
    assertThat(header().at("/deadlines/german").asText()).isEqualTo("" + seconds(1_060));
    goOn(twoPlayerMatch.german()).then().statusCode(200);
    goOn(twoPlayerMatch.allied())
        .then()
        .statusCode(200)
        .body("deadlines.german", equalTo("" + seconds(560)));
    conflict(goOn(twoPlayerMatch.allied()), "not-paused");
    assertThat(types(twoPlayerMatch.german()))
        .containsSubsequence("paused", "pause-end-offered", "pause-end-offered", "pause-ended");
    TestTime.is(seconds(563));
    PollUntil.until("the flag falls", () -> header().path("status").asText().equals("over"));
    taken(twoPlayerMatch.german().read(twoPlayerMatch.match(), "/export").toString())
        .then()
        .statusCode(201);
  }

  @Test
  void aPauseThatIsNoneIsRefused() {
    TestTime.is(NOON);
    twoPlayerMatch = TwoPlayerMatch.timed("narvik", "one-assault", FISCHER);
    String before = StoredMatch.of(database, twoPlayerMatch.match());
    for (Instant wrong :
        List.of(NOON, NOON.minusSeconds(1), NOON.plus(Duration.ofDays(90)).plusMillis(1))) {
      pause(twoPlayerMatch.allied(), wrong)
          .then()
          .statusCode(400)
          .body("pointer", equalTo("/until"));
    }
    for (String wrong : List.of("\"tomorrow\"", "\"\"", "7", "true", "[]")) {
      twoPlayerMatch
          .allied()
          .post(twoPlayerMatch.match(), "/pause", "{\"until\": " + wrong + "}")
          .then()
          .statusCode(400)
          .body("pointer", equalTo("/until"));
    }
    conflict(goOn(twoPlayerMatch.allied()), "not-paused");
    conflict(
        twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/vacation", "{\"days\": 1}"),
        "no-vacation");
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/vacation", "{\"days\": 0}")
        .then()
        .statusCode(400);
    conflict(unsay(twoPlayerMatch.allied(), "vacation"), "not-away");
    assertThat(StoredMatch.of(database, twoPlayerMatch.match())).isEqualTo(before);
    TwoPlayerMatch without = TwoPlayerMatch.begin();
    conflict(
        without.allied().post(without.match(), "/pause", "{\"until\": \"2101-03-25T00:00:00Z\"}"),
        "no-clock");
    conflict(without.allied().post(without.match(), "/vacation", "{\"days\": 1}"), "no-clock");
  }

  /** The adjudicator is asked once, and nobody's time passes meanwhile. */
  @Test
  void whatIsSaidWhileAReportIsOutstandingLeavesTheQuestionAlone() {
    TestTime.is(NOON);
    twoPlayerMatch = TwoPlayerMatch.timed("narvik", "one-assault", FISCHER);
    adjudicator.silent(true);
    int own = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), own, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200);
    String assault = Client.body("assault", own, List.of(twoPlayerMatch.commitment()));
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/commands", assault)
        .then()
        .statusCode(202);
    assertThat(header().has("deadlines")).isFalse();

    say(twoPlayerMatch.german(), "draw").then().statusCode(200).body("question", equalTo("supply"));
    TestTime.is(seconds(600));
    adjudicator.silent(false);

    PollUntil.until("going on", () -> !header().has("question"));
    assertThat(header().path("status").asText()).isEqualTo("playing");
    assertThat(header().at("/parley/draw").toString()).isEqualTo("[\"german\"]");
    assertThat(header().path("deadlines").valueStream().map(JsonNode::asText))
        .isNotEmpty()
        .allSatisfy(at -> assertThat(Instant.parse(at)).isAfter(seconds(600)));
  }

  @Test
  void aDrawEndsAMatchThatWaitsForAReport() {
    twoPlayerMatch = TwoPlayerMatch.begin();
    adjudicator.silent(true);
    int own = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), own, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200);
    String assault = Client.body("assault", own, List.of(twoPlayerMatch.commitment()));
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/commands", assault)
        .then()
        .statusCode(202);
    say(twoPlayerMatch.german(), "draw").then().statusCode(200);
    say(twoPlayerMatch.allied(), "draw").then().statusCode(200).body("status", equalTo("over"));
    adjudicator.silent(false);
    assertThat(types(twoPlayerMatch.german())).endsWith("draw-offered", "draw-offered", "ended");
  }

  private Response say(Client client, String act) {
    return client.post(twoPlayerMatch.match(), "/" + act, "");
  }

  private Response unsay(Client client, String act) {
    return client.request().delete("/v1/matches/" + twoPlayerMatch.match() + "/" + act);
  }

  private Response pause(Client client, Instant until) {
    return client.post(twoPlayerMatch.match(), "/pause", "{\"until\": \"%s\"}".formatted(until));
  }

  private Response goOn(Client client) {
    return client.post(twoPlayerMatch.match(), "/pause", "{}");
  }

  private static Response taken(String export) {
    return Client.of("cleo").request().body(export).post("/v1/matches/import");
  }

  private static void conflict(Response answer, String kind) {
    answer.then().statusCode(409).body("type", equalTo("urn:umpire:problem:" + kind));
  }

  private JsonNode header() {
    return twoPlayerMatch.german().read(twoPlayerMatch.match(), "");
  }

  private List<String> types(Client client) {
    return client
        .read(twoPlayerMatch.match(), "/events")
        .path("events")
        .valueStream()
        .map(event -> event.path("type").asText())
        .toList();
  }

  private static Instant seconds(long seconds) {
    return NOON.plusSeconds(seconds);
  }
}
