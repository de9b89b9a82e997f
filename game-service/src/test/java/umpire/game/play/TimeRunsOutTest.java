package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.not;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.vertx.VertxContextSupport;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.referee.act.OverdueMatches;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.StoredMatch;
import umpire.game.testing.TestTime;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.Verifier;
import umpire.local.testing.HostResource;

/** R11, R57, R71: who is away blocks no match, and who answers in time is not taken for absent. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class TimeRunsOutTest {
  private static final String FISCHER =
      "{\"type\": \"fischer\", \"initialSeconds\": 60, \"incrementSeconds\": 10}";
  private static final String EACH = "{\"type\": \"per-decision\", \"seconds\": 60, \"lapses\": 1}";

  /** A Wednesday. */
  private static final Instant NOON = Instant.parse("2100-03-24T12:00:00Z");

  @Inject AgroalDataSource database;
  @Inject OverdueMatches overdueMatches;

  private TwoPlayerMatch twoPlayerMatch;

  @BeforeEach
  void itIsNoon() {
    TestTime.is(NOON);
  }

  @AfterEach
  void over() {
    if (!status().equals("over")) {
      twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/resign", "").then().statusCode(200);
    }
    TestTime.goesOn();
  }

  @Test
  void aFallenFlagEndsTheMatchAndTheExportIsTakenInAgain(@TempDir Path folder) throws Exception {
    twoPlayerMatch = TwoPlayerMatch.timed("narvik", "one-assault", FISCHER);
    JsonNode header = twoPlayerMatch.german().read(twoPlayerMatch.match(), "");
    assertThat(header.at("/clock/terms/initialSeconds").asInt()).isEqualTo(60);
    assertThat(header.at("/deadlines/allied").asText()).isEqualTo(seconds(60).toString());
    assertThat(header.path("deadlines").has("german")).isFalse();
    assertThat(
            twoPlayerMatch
                .allied()
                .read(twoPlayerMatch.match(), "/decision")
                .path("deadline")
                .asText())
        .isEqualTo(seconds(60).toString());

    TestTime.is(seconds(62.9));
    look();
    assertThat(status()).as("three seconds of grace").isEqualTo("playing");
    TestTime.is(seconds(63));
    PollUntil.until("the flag falls", () -> status().equals("over"));

    JsonNode over = twoPlayerMatch.german().read(twoPlayerMatch.match(), "");
    assertThat(over.path("outcome").toString())
        .isEqualTo("{\"level\":\"time\",\"winners\":[\"german\"],\"overdue\":\"allied\"}");
    assertThat(over.has("deadlines")).isFalse();
    for (Client client :
        List.of(twoPlayerMatch.allied(), twoPlayerMatch.german(), Client.of("olga"))) {
      assertThat(types(client)).endsWith("overdue", "ended");
    }
    accepted(folder);
  }

  @Test
  void aDecisionLapsesIntoItsFallbackAndSoManyInARowEndTheMatch(@TempDir Path folder)
      throws Exception {
    twoPlayerMatch = TwoPlayerMatch.timed("narvik", "first-shots", EACH);
    int asked = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    TestTime.is(seconds(63));
    PollUntil.until("it lapses", () -> types(twoPlayerMatch.german()).contains("overdue"));

    assertThat(twoPlayerMatch.allied().decision(twoPlayerMatch.match())).isNotEqualTo(asked);
    JsonNode clock = twoPlayerMatch.german().read(twoPlayerMatch.match(), "").path("clock");
    assertThat(hand(clock, "allied").path("lapses").asInt()).isEqualTo(1);
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), asked, TwoPlayerMatch.STEP, TwoPlayerMatch.HALT)
        .then()
        .statusCode(409)
        .body("events.type", org.hamcrest.Matchers.hasItem("overdue"));

    for (int i = 2; !status().equals("over"); i++) {
      assertThat(i).as("lapses").isLessThan(20);
      TestTime.is(seconds(63 * i));
      look();
    }
    JsonNode outcome = twoPlayerMatch.german().read(twoPlayerMatch.match(), "").path("outcome");
    assertThat(outcome.path("level").asText()).isEqualTo("time");
    JsonNode export = accepted(folder);
    assertThat(export.path("events").findValuesAsText("cause")).contains("overdue", "lapsed");
  }

  @Test
  void aReactionHasItsTimeAndItsDefault() {
    twoPlayerMatch = TwoPlayerMatch.timed("narvik", "one-assault", EACH);
    TestTime.is(seconds(30));
    int own = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), own, TwoPlayerMatch.STEP, TwoPlayerMatch.HALT)
        .then()
        .statusCode(200);
    JsonNode asked = twoPlayerMatch.german().read(twoPlayerMatch.match(), "/decision");
    assertThat(asked.at("/decision/fallback/type").asText()).isEqualTo("decline");
    assertThat(asked.path("deadline").asText()).isEqualTo(seconds(90).toString());
    assertThat(
            twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("waitingFor").toString())
        .isEqualTo("[\"german\"]");

    TestTime.is(seconds(93));
    PollUntil.until(
        "it is declined", () -> twoPlayerMatch.allied().decision(twoPlayerMatch.match()) > 0);

    JsonNode header = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    assertThat(header.at("/deadlines/allied").asText()).isEqualTo(seconds(153).toString());
    assertThat(hand(header.path("clock"), "german").path("lapses").asInt()).isEqualTo(1);
    assertThat(hand(header.path("clock"), "allied").path("lapses").asInt()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"60, 200", "60.001, 409"})
  void theDeadlineItselfIsInTimeAndAMillisecondLaterIsNot(double received, int status) {
    twoPlayerMatch = TwoPlayerMatch.timed("narvik", "one-assault", EACH);
    int own = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    TestTime.is(seconds(received));
    String before = StoredMatch.of(database, twoPlayerMatch.match());

    Response answer =
        twoPlayerMatch
            .allied()
            .command(twoPlayerMatch.match(), own, TwoPlayerMatch.STEP, TwoPlayerMatch.HALT);

    answer.then().statusCode(status);
    if (status == 409) {
      answer
          .then()
          .body("type", equalTo("urn:umpire:problem:too-late"))
          .body("decision.decision.id", equalTo(own));
      assertThat(StoredMatch.of(database, twoPlayerMatch.match())).isEqualTo(before);
      twoPlayerMatch
          .allied()
          .command(twoPlayerMatch.match(), own, TwoPlayerMatch.TARGET)
          .then()
          .statusCode(409)
          .body("type", equalTo("urn:umpire:problem:too-late"));
      twoPlayerMatch
          .allied()
          .post(twoPlayerMatch.match(), "/pause", "{\"until\": \"%s\"}".formatted(seconds(500)))
          .then()
          .statusCode(409)
          .body("type", equalTo("urn:umpire:problem:too-late"));
    }
  }

  @Test
  void whatIsRefusedStopsNoClockAndWhatOnlyLengthensADraftNeither() {
    twoPlayerMatch = TwoPlayerMatch.timed("narvik", "one-assault", FISCHER);
    int own = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    TestTime.is(seconds(10));
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), own, "{\"type\": \"decline\"}")
        .then()
        .statusCode(422);
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), own, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200);
    assertThat(
            twoPlayerMatch
                .german()
                .read(twoPlayerMatch.match(), "")
                .at("/deadlines/allied")
                .asText())
        .isEqualTo(seconds(60).toString());
  }

  @Test
  void takingBackGivesNoTime() {
    twoPlayerMatch = TwoPlayerMatch.timed("narvik", "one-assault", FISCHER);
    TestTime.is(seconds(50));
    int own = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), own, TwoPlayerMatch.STEP, TwoPlayerMatch.HALT)
        .then()
        .statusCode(200);
    TestTime.is(seconds(55));
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/undo", "{\"commandId\": \"back\"}")
        .then()
        .statusCode(200)
        .body("deadlines.allied", equalTo(seconds(65).toString()));
  }

  @Test
  void daysPassWeekendsAndVacationsBy() {
    twoPlayerMatch =
        TwoPlayerMatch.timed(
            "narvik",
            "one-assault",
            "{\"type\": \"correspondence\", \"days\": 3, \"vacationDays\": 2, \"weekends\": \"rest\", \"lapses\": 0}");
    Instant monday = Instant.parse("2100-03-29T12:00:00Z");
    assertThat(
            twoPlayerMatch
                .german()
                .read(twoPlayerMatch.match(), "")
                .at("/deadlines/allied")
                .asText())
        .isEqualTo(monday.toString());

    vacation("{\"days\": 3}").then().statusCode(409).body("daysLeft", equalTo(2));
    vacation("{\"days\": 1}")
        .then()
        .statusCode(200)
        .body("deadlines.allied", equalTo(monday.plus(Duration.ofDays(1)).toString()));
    vacation("{\"days\": 1}")
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:away"));
    TestTime.is(NOON.plus(Duration.ofHours(6)));
    twoPlayerMatch
        .allied()
        .request()
        .delete("/v1/matches/" + twoPlayerMatch.match() + "/vacation")
        .then()
        .statusCode(200)
        .body("deadlines.allied", equalTo(monday.plus(Duration.ofHours(6)).toString()));
    assertThat(types(twoPlayerMatch.german())).endsWith("vacation-begun", "vacation-ended");

    TestTime.is(Instant.parse("2100-03-28T12:00:00Z")); // a Sunday, and nobody is late
    look();
    assertThat(status()).isEqualTo("playing");
    TestTime.is(monday.plus(Duration.ofHours(6)).plusSeconds(3));
    PollUntil.until("the time runs out", () -> status().equals("over"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"type\": \"hourglass\"} | /clock/type",
        "{} | /clock",
        "\"fischer\" | /clock",
        "{\"type\": \"fischer\", \"initialSeconds\": 60} | /clock",
        "{\"type\": \"fischer\", \"initialSeconds\": 0, \"incrementSeconds\": 0} | /clock",
        "{\"type\": \"fischer\", \"initialSeconds\": \"60\", \"incrementSeconds\": 0} | /clock/initialSeconds",
        "{\"type\": \"per-decision\", \"seconds\": 60, \"lapses\": -1} | /clock",
        "{\"type\": \"per-decision\", \"seconds\": 60, \"lapses\": 1, \"more\": 1} | /clock/more",
        "{\"type\": \"correspondence\", \"days\": 3, \"vacationDays\": 2, \"weekends\": \"never\", \"lapses\": 0} | /clock/weekends"
      })
  void aClockThatIsNoneIsRefused(String clock, String pointer) {
    twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch
        .allied()
        .opens(
            "{\"game\": \"narvik\", \"scenario\": \"one-assault\", \"clock\": %s}".formatted(clock))
        .then()
        .statusCode(400)
        .body("pointer", equalTo(pointer));
    twoPlayerMatch
        .allied()
        .request()
        .get("/v1/matches/" + twoPlayerMatch.match())
        .then()
        .statusCode(200)
        .body("$", not(hasKey("clock")));
  }

  private Response vacation(String body) {
    return twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/vacation", body);
  }

  private JsonNode accepted(Path folder) throws Exception {
    JsonNode export = twoPlayerMatch.german().read(twoPlayerMatch.match(), "/export");
    Path file = Files.writeString(folder.resolve("match.json"), export.toString());
    assertThat(Verifier.verify(file, export.path("commitment").asText())).startsWith("accepted: ");
    Client.of("cleo")
        .request()
        .body(export.toString())
        .post("/v1/matches/import")
        .then()
        .statusCode(201);
    return export;
  }

  private void look() {
    try {
      VertxContextSupport.subscribeAndAwait(overdueMatches::handleDue);
    } catch (Throwable failed) {
      throw new AssertionError(failed);
    }
  }

  private String status() {
    return twoPlayerMatch.german().read(twoPlayerMatch.match(), "").path("status").asText();
  }

  private List<String> types(Client client) {
    return client
        .read(twoPlayerMatch.match(), "/events")
        .path("events")
        .valueStream()
        .map(event -> event.path("type").asText())
        .toList();
  }

  private static JsonNode hand(JsonNode clock, String seat) {
    return clock
        .path("seats")
        .valueStream()
        .filter(hand -> hand.path("seat").asText().equals(seat))
        .findFirst()
        .orElseThrow();
  }

  private static Instant seconds(double seconds) {
    return NOON.plusMillis((long) (seconds * 1000));
  }
}
