package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.Verifier;
import umpire.local.testing.HostResource;

/** R50, R51, R65: a seat takes its last order back, as long as it revealed nothing. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class UndoTest {
  private static final String STEP =
      "{\"type\": \"step\", \"unit\": \"scots-guards\", \"to\": \"1710\"}";

  @Test
  void R51_theMatchStandsWhereItStoodAndEveryoneIsShownIt() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode before = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    JsonNode seen = twoPlayerMatch.german().read(twoPlayerMatch.match(), "");
    JsonNode asked =
        twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision").path("decision");
    step(twoPlayerMatch);
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("view"))
        .isNotEqualTo(before.path("view"));
    undo(twoPlayerMatch.allied(), twoPlayerMatch)
        .then()
        .statusCode(200)
        .body("status", equalTo("playing"));
    JsonNode after = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    assertThat(after.path("view")).isEqualTo(before.path("view"));
    assertThat(after.path("waitingFor")).isEqualTo(before.path("waitingFor"));
    assertThat(twoPlayerMatch.german().read(twoPlayerMatch.match(), "").path("view"))
        .isEqualTo(seen.path("view"));
    assertShown(twoPlayerMatch.allied(), twoPlayerMatch, before.path("seq").asInt());
    assertShown(twoPlayerMatch.german(), twoPlayerMatch, seen.path("seq").asInt());
    JsonNode again =
        twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision").path("decision");
    assertThat(again.path("offers")).isEqualTo(asked.path("offers"));
    assertThat(again.path("id").asInt()).isGreaterThan(asked.path("id").asInt() + 1);
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), asked.path("id").asInt(), STEP)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:decision-closed"));
    step(twoPlayerMatch);
  }

  private static void assertShown(Client client, TwoPlayerMatch twoPlayerMatch, int to) {
    JsonNode event = twoPlayerMatch.events(client).getLast();
    assertThat(event.path("type").asText()).isEqualTo("undone");
    assertThat(event.path("event").toString())
        .isEqualTo("{\"type\":\"undone\",\"seat\":\"allied\",\"to\":" + to + "}");
  }

  @Test
  void ordersAreTakenBackOneAfterTheOther() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode start = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("view");
    step(twoPlayerMatch);
    JsonNode first = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("view");
    step(twoPlayerMatch, "1810");
    undo(twoPlayerMatch.allied(), twoPlayerMatch).then().statusCode(200);
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("view"))
        .isEqualTo(first);
    undo(twoPlayerMatch.allied(), twoPlayerMatch).then().statusCode(200);
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("view"))
        .isEqualTo(start);
    refused(undo(twoPlayerMatch.allied(), twoPlayerMatch), "nothing");
  }

  @Test
  void theSameCommandIdTakesNothingMoreBack() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    step(twoPlayerMatch);
    step(twoPlayerMatch, "1810");
    String id = UUID.randomUUID().toString();
    undo(twoPlayerMatch.allied(), twoPlayerMatch, id).then().statusCode(200);
    int seq = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("seq").asInt();
    undo(twoPlayerMatch.allied(), twoPlayerMatch, id)
        .then()
        .statusCode(200)
        .body("seq", equalTo(seq));
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            id,
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            STEP)
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:command-id-reused"));
    String used = UUID.randomUUID().toString();
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            used,
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            STEP.replace("1710", "1810"))
        .then()
        .statusCode(200);
    undo(twoPlayerMatch.allied(), twoPlayerMatch, used)
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:command-id-reused"));
  }

  @Test
  void R50_whatCannotBeUnlearnedIsNotTakenBack() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    refused(undo(twoPlayerMatch.allied(), twoPlayerMatch), "nothing");
    refused(undo(twoPlayerMatch.german(), twoPlayerMatch), "nothing");
    step(twoPlayerMatch);
    refused(undo(twoPlayerMatch.german(), twoPlayerMatch), "other-seat");
    undo(Client.of("cleo"), twoPlayerMatch).then().statusCode(403);
    twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/undo", "").then().statusCode(400);
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/undo", "{\"commandId\": \"\"}")
        .then()
        .statusCode(400);
    undo(twoPlayerMatch.allied(), twoPlayerMatch).then().statusCode(200);
    twoPlayerMatch.assault().then().statusCode(200);
    refused(undo(twoPlayerMatch.allied(), twoPlayerMatch), "question");
    String over = twoPlayerMatch.match();
    twoPlayerMatch.allied().post(over, "/resign", "").then().statusCode(200);
    undo(twoPlayerMatch.allied(), twoPlayerMatch)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:over"));
    String open = twoPlayerMatch.allied().open("narvik", "one-assault", "{}");
    twoPlayerMatch.allied().post(open, "/seats/allied", "{}").then().statusCode(200);
    twoPlayerMatch
        .allied()
        .post(open, "/undo", "{\"commandId\": \"x\"}")
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-begun"));
  }

  @Test
  void R50_nobodyTakesBackBehindAnothersOrder() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    step(twoPlayerMatch);
    int decision = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), decision, "{\"type\": \"halt\"}")
        .then()
        .statusCode(200);
    decision = twoPlayerMatch.german().decision(twoPlayerMatch.match());
    twoPlayerMatch
        .german()
        .command(twoPlayerMatch.match(), decision, "{\"type\": \"decline\"}")
        .then()
        .statusCode(200);
    refused(undo(twoPlayerMatch.allied(), twoPlayerMatch), "other-seat");
    undo(twoPlayerMatch.german(), twoPlayerMatch).then().statusCode(200);
    refused(undo(twoPlayerMatch.allied(), twoPlayerMatch), "other-seat");
    assertThat(twoPlayerMatch.german().decision(twoPlayerMatch.match()))
        .isGreaterThan(decision + 1);
  }

  @Test
  void theExportHoldsWhatWasTakenBackAndItsDiceAreAccepted(@TempDir Path folder) throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String commitment =
        twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("commitment").asText();
    step(twoPlayerMatch);
    undo(twoPlayerMatch.allied(), twoPlayerMatch).then().statusCode(200);
    twoPlayerMatch.assault().then().statusCode(200);
    twoPlayerMatch.playOut();
    JsonNode export = twoPlayerMatch.german().read(twoPlayerMatch.match(), "/export");
    List<JsonNode> undone =
        export
            .path("events")
            .valueStream()
            .filter(event -> event.path("cause").asText().equals("undone"))
            .toList();
    assertThat(undone).hasSize(1);
    assertThat(undone.getFirst().path("event").path("to").asInt()).isEqualTo(1);
    assertThat(export.path("events").valueStream().filter(event -> event.has("input")))
        .isNotEmpty();
    Path file = Files.writeString(folder.resolve("match.json"), export.toString());
    assertThat(Verifier.verify(file, commitment)).startsWith("accepted: ");
  }

  private static void step(TwoPlayerMatch twoPlayerMatch) {
    step(twoPlayerMatch, "1710");
  }

  private static void step(TwoPlayerMatch twoPlayerMatch, String to) {
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            STEP.replace("1710", to))
        .then()
        .statusCode(200);
  }

  private static Response undo(Client client, TwoPlayerMatch twoPlayerMatch) {
    return undo(client, twoPlayerMatch, UUID.randomUUID().toString());
  }

  private static Response undo(Client client, TwoPlayerMatch twoPlayerMatch, String commandId) {
    return client.post(twoPlayerMatch.match(), "/undo", "{\"commandId\": \"" + commandId + "\"}");
  }

  private static void refused(Response answer, String because) {
    answer
        .then()
        .statusCode(409)
        .contentType("application/problem+json")
        .body("type", equalTo("urn:umpire:problem:not-undoable"))
        .body("because", equalTo(because));
  }
}
