package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** R33: undo, draw and pause are possible only where the policies of the match allow them. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class PoliciesTest {
  private static final String CLOCK =
      "\"clock\": {\"type\": \"fischer\", \"initialSeconds\": 600, \"incrementSeconds\": 0}";
  private static final String ALL =
      "{\"undo\": \"allowed\", \"draw\": \"agreed\", \"pause\": \"agreed\"}";
  private static final String NONE =
      "{\"undo\": \"never\", \"draw\": \"never\", \"pause\": \"never\"}";

  private static TwoPlayerMatch begin(String policies) {
    return TwoPlayerMatch.watched(CLOCK + ", \"policies\": " + policies);
  }

  private static JsonNode header(TwoPlayerMatch match) {
    return match.german().read(match.match(), "");
  }

  private static Response undo(TwoPlayerMatch match) {
    String body = "{\"commandId\": \"%s\"}".formatted(UUID.randomUUID());
    return match.allied().post(match.match(), "/undo", body);
  }

  private static Response pause(Client client, TwoPlayerMatch match) {
    String until = java.time.Instant.now().plusSeconds(3600).toString();
    return client.post(match.match(), "/pause", "{\"until\": \"%s\"}".formatted(until));
  }

  private static void step(TwoPlayerMatch match) {
    int decision = match.allied().decision(match.match());
    match.allied().command(match.match(), decision, TwoPlayerMatch.STEP).then().statusCode(200);
  }

  private static void refused(Response response, String policy) {
    response
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:forbidden-by-policy"))
        .body("policy", equalTo(policy));
  }

  @Test
  void whatIsForbiddenIsRefusedAndChangesNothing() {
    TwoPlayerMatch match = begin(NONE);
    assertThat(header(match).path("policies")).isEqualTo(Client.json(NONE));
    step(match);
    int seq = header(match).path("seq").asInt();
    refused(undo(match), "undo");
    refused(match.allied().post(match.match(), "/draw", ""), "draw");
    refused(match.german().post(match.match(), "/draw", ""), "draw");
    refused(pause(match.allied(), match), "pause");
    refused(match.german().post(match.match(), "/pause", "{}"), "pause");
    JsonNode after = header(match);
    assertThat(after.path("seq").asInt()).isEqualTo(seq);
    assertThat(after.has("parley")).isFalse();
    assertThat(after.path("status").asText()).isEqualTo("playing");
    // A vacation is a matter of the clock's terms, and giving up of nobody else's.
    match.allied().post(match.match(), "/resign", "").then().statusCode(200);
  }

  @Test
  void eachIsForbiddenByItself() {
    TwoPlayerMatch match = begin("{\"draw\": \"never\"}");
    assertThat(header(match).path("policies"))
        .isEqualTo(Client.json(ALL.replace("\"draw\": \"agreed\"", "\"draw\": \"never\"")));
    step(match);
    undo(match).then().statusCode(200);
    refused(match.allied().post(match.match(), "/draw", ""), "draw");
    pause(match.allied(), match).then().statusCode(200);
  }

  @Test
  void withoutPoliciesEverythingIsAllowedAndTheHeaderSaysSo() {
    TwoPlayerMatch match = TwoPlayerMatch.begin();
    assertThat(header(match).path("policies")).isEqualTo(Client.json(ALL));
    step(match);
    undo(match).then().statusCode(200);
    match.allied().post(match.match(), "/draw", "").then().statusCode(200);
    match.german().post(match.match(), "/draw", "").then().statusCode(200);
    JsonNode export = Client.of("dora").read(match.match(), "/export");
    assertThat(export.has("policies")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"undo, agreed", "draw, allowed", "pause, sometimes"})
  void anotherWordIsRefusedWithItsPlace(String member, String word) {
    Client.of("anna")
        .opens(
            "{\"game\": \"narvik\", \"scenario\": \"one-assault\", \"policies\": {\"%s\": \"%s\"}}"
                .formatted(member, word))
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/policies/" + member));
  }

  @Test
  void aRematchHasTheSamePolicies() {
    TwoPlayerMatch match = begin(NONE);
    match.allied().post(match.match(), "/resign", "").then().statusCode(200);
    String next = match.german().post(match.match(), "/rematch", "").then().extract().path("id");
    assertThat(match.german().read(next, "").path("policies")).isEqualTo(Client.json(NONE));
  }

  private static Response taken(JsonNode export) {
    return Client.of("cleo").request().body(export.toString()).post("/v1/matches/import");
  }

  @Test
  void anExportTellsThemAndIsTakenInWithThem() {
    TwoPlayerMatch match = begin(NONE);
    step(match);
    match.allied().post(match.match(), "/resign", "").then().statusCode(200);
    JsonNode export = Client.of("dora").read(match.match(), "/export");
    assertThat(export.path("policies")).isEqualTo(Client.json(NONE));
    String id = taken(export).then().statusCode(201).extract().path("id");
    Client dora = Client.of("dora");
    assertThat(dora.read(id, "").path("policies")).isEqualTo(Client.json(NONE));
    assertThat(dora.read(id, "/export").path("policies")).isEqualTo(Client.json(NONE));
    ObjectNode wrong = export.deepCopy();
    ((ObjectNode) wrong.path("policies")).put("draw", "sometimes");
    taken(wrong).then().statusCode(422).body("pointer", equalTo("/policies/draw"));
    wrong.put("policies", "none");
    taken(wrong).then().statusCode(422).body("pointer", equalTo("/policies"));
  }

  @Test
  void anExportInWhichSomethingForbiddenHappenedIsRefused() {
    TwoPlayerMatch match = begin(ALL);
    step(match);
    undo(match).then().statusCode(200);
    pause(match.allied(), match).then().statusCode(200);
    match.allied().post(match.match(), "/draw", "").then().statusCode(200);
    match.german().post(match.match(), "/draw", "").then().statusCode(200);
    ObjectNode export = (ObjectNode) Client.of("dora").read(match.match(), "/export");
    taken(export).then().statusCode(201);
    for (String member : new String[] {"undo", "draw", "pause"}) {
      ObjectNode wrong = export.deepCopy();
      wrong.set("policies", Client.json(ALL));
      ((ObjectNode) wrong.path("policies")).put(member, "never");
      assertThat(taken(wrong).statusCode()).as(member).isEqualTo(422);
    }
  }
}
