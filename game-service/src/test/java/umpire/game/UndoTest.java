package umpire.game;

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
import umpire.game.testing.Duel;
import umpire.game.testing.Verifier;
import umpire.local.testing.HostResource;

/** R50, R51, R65: a seat takes its last order back, as long as nobody learned anything by it. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class UndoTest {
  private static final String STEP =
      "{\"type\": \"step\", \"unit\": \"scots-guards\", \"to\": \"1710\"}";

  @Test
  void R51_theMatchStandsWhereItStoodAndEveryoneIsTold() {
    Duel duel = Duel.begin();
    JsonNode before = duel.allied().read(duel.match(), "");
    JsonNode seen = duel.german().read(duel.match(), "");
    JsonNode asked = duel.allied().read(duel.match(), "/decision").path("decision");
    step(duel);
    assertThat(duel.allied().read(duel.match(), "").path("view")).isNotEqualTo(before.path("view"));
    undo(duel.allied(), duel).then().statusCode(200).body("status", equalTo("playing"));
    JsonNode after = duel.allied().read(duel.match(), "");
    assertThat(after.path("view")).isEqualTo(before.path("view"));
    assertThat(after.path("waitingFor")).isEqualTo(before.path("waitingFor"));
    assertThat(duel.german().read(duel.match(), "").path("view")).isEqualTo(seen.path("view"));
    told(duel.allied(), duel, before.path("seq").asInt());
    told(duel.german(), duel, seen.path("seq").asInt());
    JsonNode again = duel.allied().read(duel.match(), "/decision").path("decision");
    assertThat(again.path("offers")).isEqualTo(asked.path("offers"));
    assertThat(again.path("id").asInt()).isGreaterThan(asked.path("id").asInt() + 1);
    duel.allied()
        .command(duel.match(), asked.path("id").asInt(), STEP)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:decision-closed"));
    step(duel);
  }

  private static void told(Client client, Duel duel, int to) {
    JsonNode event = duel.events(client).getLast();
    assertThat(event.path("type").asText()).isEqualTo("undone");
    assertThat(event.path("event").toString())
        .isEqualTo("{\"type\":\"undone\",\"seat\":\"allied\",\"to\":" + to + "}");
  }

  @Test
  void ordersAreTakenBackOneAfterTheOther() {
    Duel duel = Duel.begin();
    JsonNode start = duel.allied().read(duel.match(), "").path("view");
    step(duel);
    JsonNode first = duel.allied().read(duel.match(), "").path("view");
    step(duel, "1810");
    undo(duel.allied(), duel).then().statusCode(200);
    assertThat(duel.allied().read(duel.match(), "").path("view")).isEqualTo(first);
    undo(duel.allied(), duel).then().statusCode(200);
    assertThat(duel.allied().read(duel.match(), "").path("view")).isEqualTo(start);
    refused(undo(duel.allied(), duel), "nothing");
  }

  @Test
  void theSameCommandIdTakesNothingMoreBack() {
    Duel duel = Duel.begin();
    step(duel);
    step(duel, "1810");
    String id = UUID.randomUUID().toString();
    undo(duel.allied(), duel, id).then().statusCode(200);
    int seq = duel.allied().read(duel.match(), "").path("seq").asInt();
    undo(duel.allied(), duel, id).then().statusCode(200).body("seq", equalTo(seq));
    duel.allied()
        .command(duel.match(), id, duel.allied().decision(duel.match()), STEP)
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:command-id-reused"));
    String used = UUID.randomUUID().toString();
    duel.allied()
        .command(
            duel.match(), used, duel.allied().decision(duel.match()), STEP.replace("1710", "1810"))
        .then()
        .statusCode(200);
    undo(duel.allied(), duel, used)
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:command-id-reused"));
  }

  @Test
  void R50_whatCannotBeUnlearnedIsNotTakenBack() {
    Duel duel = Duel.begin();
    refused(undo(duel.allied(), duel), "nothing");
    refused(undo(duel.german(), duel), "nothing");
    step(duel);
    refused(undo(duel.german(), duel), "other-seat");
    undo(Client.of("cleo"), duel).then().statusCode(403);
    duel.allied().post(duel.match(), "/undo", "").then().statusCode(400);
    duel.allied().post(duel.match(), "/undo", "{\"commandId\": \"\"}").then().statusCode(400);
    undo(duel.allied(), duel).then().statusCode(200);
    duel.assault().then().statusCode(200);
    refused(undo(duel.allied(), duel), "question");
    String over = duel.match();
    duel.allied().post(over, "/resign", "").then().statusCode(200);
    undo(duel.allied(), duel)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:over"));
    String open = duel.allied().open("narvik", "one-assault", "{}");
    duel.allied().post(open, "/seats/allied", "{}").then().statusCode(200);
    duel.allied()
        .post(open, "/undo", "{\"commandId\": \"x\"}")
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-begun"));
  }

  @Test
  void R50_nobodyTakesBackBehindAnothersOrder() {
    Duel duel = Duel.begin();
    step(duel);
    int decision = duel.allied().decision(duel.match());
    duel.allied().command(duel.match(), decision, "{\"type\": \"halt\"}").then().statusCode(200);
    decision = duel.german().decision(duel.match());
    duel.german().command(duel.match(), decision, "{\"type\": \"decline\"}").then().statusCode(200);
    refused(undo(duel.allied(), duel), "other-seat");
    undo(duel.german(), duel).then().statusCode(200);
    refused(undo(duel.allied(), duel), "other-seat");
    assertThat(duel.german().decision(duel.match())).isGreaterThan(decision + 1);
  }

  @Test
  void theExportTellsWhatWasTakenBackAndItsDiceAreAccepted(@TempDir Path folder) throws Exception {
    Duel duel = Duel.begin();
    String commitment = duel.allied().read(duel.match(), "").path("commitment").asText();
    step(duel);
    undo(duel.allied(), duel).then().statusCode(200);
    duel.assault().then().statusCode(200);
    duel.playOut();
    JsonNode export = duel.german().read(duel.match(), "/export");
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

  private static void step(Duel duel) {
    step(duel, "1710");
  }

  private static void step(Duel duel, String to) {
    duel.allied()
        .command(duel.match(), duel.allied().decision(duel.match()), STEP.replace("1710", to))
        .then()
        .statusCode(200);
  }

  private static Response undo(Client client, Duel duel) {
    return undo(client, duel, UUID.randomUUID().toString());
  }

  private static Response undo(Client client, Duel duel, String commandId) {
    return client.post(duel.match(), "/undo", "{\"commandId\": \"" + commandId + "\"}");
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
