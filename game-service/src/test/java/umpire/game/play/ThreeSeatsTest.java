package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.local.testing.HostResource;

/** Three sit down by invitation, two of them on one side. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class ThreeSeatsTest {
  private final Map<String, Client> seats = new LinkedHashMap<>();

  @Test
  void theMatchBeginsWithTheThird() {
    String match = invite();
    sit(match, "norwegian");
    sit(match, "german");
    client("german").get(match, "").then().body("status", equalTo("open"));
    sit(match, "western");
    client("german").get(match, "").then().body("status", equalTo("playing"));
    assertThat(waitingFor(match)).containsExactlyInAnyOrder("german", "norwegian");
  }

  @Test
  void aSeatThatDoesNotPlayIsRefused() {
    Client anna = Client.of("anna");
    anna.opens(body(Map.of("allied", anna)))
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/seats/allied"));
  }

  @Test
  void undoDoesNotRevealThatAnotherSeatHasChangedItsAnswer() {
    String match = begun();
    answer(match, "norwegian", "{\"norway\": 0}");
    String before = client("german").read(match, "/events").toString();
    refusedAsSealed(match, "german");
    refusedAsSealed(match, "western");
    answer(match, "norwegian", "{\"norway\": 1}");
    refusedAsSealed(match, "german");
    refusedAsSealed(match, "western");
    assertThat(client("german").read(match, "/events").toString()).isEqualTo(before);
    assertThat(client("western").read(match, "").path("view").toString())
        .isEqualTo(Client.of("cleo").read(match, "").path("view").toString());
    assertThat(waitingFor(match)).containsExactly("german");
  }

  @Test
  void oneOfTwoAlliesGivesUpForBothAndFourViewersStandInTheExport() {
    String match = begun();
    client("norwegian").post(match, "/resign", "").then().statusCode(200);
    JsonNode export = client("western").read(match, "/export");
    assertThat(export.at("/outcome/winners").toString()).isEqualTo("[\"german\"]");
    assertThat(export.at("/seats").size()).isEqualTo(3);
    Client.of("ida")
        .request()
        .body(export.toString())
        .post("/v1/matches/import")
        .then()
        .statusCode(201);
  }

  private Client client(String seat) {
    return seats.computeIfAbsent(seat, Client::of);
  }

  private static String body(Map<String, Client> invited) {
    ObjectNode body =
        JsonNodeFactory.instance.objectNode().put("game", "weserubung").put("scenario", "ashore-3");
    ObjectNode accounts = body.putObject("seats");
    invited.forEach((seat, client) -> accounts.put(seat, client.account()));
    return body.toString();
  }

  private String invite() {
    List.of("german", "western", "norwegian").forEach(this::client);
    return client("german").opens(body(seats)).then().statusCode(201).extract().path("id");
  }

  private void sit(String match, String seat) {
    client(seat).post(match, "/seats/" + seat, "{}").then().statusCode(200);
  }

  private String begun() {
    String match = invite();
    List.copyOf(seats.keySet()).forEach(seat -> sit(match, seat));
    return match;
  }

  private void answer(String match, String seat, String offensives) {
    client(seat)
        .command(
            match,
            client(seat).decision(match),
            "{\"type\": \"buy-offensives\", \"offensives\": " + offensives + "}")
        .then()
        .statusCode(200);
  }

  private void refusedAsSealed(String match, String seat) {
    client(seat)
        .post(match, "/undo", "{\"commandId\": \"undo-it\"}")
        .then()
        .statusCode(409)
        .body("because", equalTo("sealed"));
  }

  private List<String> waitingFor(String match) {
    return client("german")
        .read(match, "")
        .path("waitingFor")
        .valueStream()
        .map(JsonNode::asText)
        .toList();
  }
}
