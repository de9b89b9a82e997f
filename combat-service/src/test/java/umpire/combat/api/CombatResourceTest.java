package umpire.combat.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.testing.OpenSockets;
import umpire.combat.sample.Sample;
import umpire.kernel.chance.DrawKey;
import umpire.local.testing.HostResource;

@QuarkusTest
@WithTestResource(HostResource.class)
class CombatResourceTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void requestsLeaveNoSocketOpen() throws IOException, InterruptedException {
    OpenSockets.assertThatRequestsLeaveNone();
  }

  @Test
  void theSameBriefAndKeyGiveTheSameAnswer() throws Exception {
    String first = adjudicate(Sample.brief(), Sample.key(7));
    String second = adjudicate(Sample.brief(), Sample.key(7));

    assertThat(second).isEqualTo(first);
    JsonNode answer = JSON.readTree(first);
    assertThat(answer.get("edition").asText()).isEqualTo(Sample.shelved().pack().edition());
    assertThat(answer.get("checksum").asText()).isEqualTo(Sample.shelved().pack().checksum());
    assertThat(answer.get("report"))
        .isEqualTo(
            Sample.shelved()
                .codec()
                .tree(
                    Sample.rules()
                        .adjudicate(Sample.typed(), new DrawKey(Sample.key(7)).chance())));
  }

  @Test
  void everyFindingIsToldInWords() throws Exception {
    JsonNode answer = JSON.readTree(adjudicate(Sample.brief(), Sample.key(3)));

    assertThat(answer.get("sentences")).isNotEmpty();
    assertThat(answer.get("sentences"))
        .allSatisfy(
            sentence -> {
              assertThat(sentence.get("rule").asText()).isNotBlank();
              assertThat(sentence.get("text").asText()).isNotBlank().doesNotContain("{");
            });
  }

  @Test
  void otherKeysGiveOtherDice() {
    long different =
        Stream.of(1, 2, 3, 4, 5, 6, 7, 8)
            .map(digit -> adjudicate(Sample.brief(), Sample.key(digit)))
            .distinct()
            .count();

    assertThat(different).isGreaterThan(4);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("malformed")
  void whatCannotBeReadIs400WithThePointer(String what, String body, String pointer) {
    post("adjudications", body)
        .statusCode(400)
        .contentType("application/problem+json")
        .body("pointer", equalTo(pointer))
        .body("detail", not(containsString("umpire.")));
  }

  static Stream<Arguments> malformed() {
    ObjectNode noKey = request();
    noKey.remove("key");
    ObjectNode unknownMember = request();
    brief(unknownMember).put("weather", "fine");
    ObjectNode missingMember = request();
    brief(missingMember).remove(Sample.units());
    ObjectNode unit = request();
    ((ObjectNode) brief(unit).get(Sample.units()).get(0)).put("id", 17);
    ObjectNode ghost = request();
    ((ObjectNode) brief(ghost).get(Sample.units()).get(0)).put("id", "ghost");
    ObjectNode offTheMap = request();
    brief(offTheMap).put(Sample.place(), "9999");
    ObjectNode nobody = request();
    brief(nobody).putArray(Sample.units());
    return Stream.of(
        Arguments.of("no JSON", "{\"brief\": ", "/brief"),
        Arguments.of("nothing", "null", ""),
        Arguments.of("an array", "[]", ""),
        Arguments.of("no key", noKey.toString(), "/key"),
        Arguments.of("a key too short", request().put("key", "abc").toString(), "/key"),
        Arguments.of("a null key", request().putNull("key").toString(), "/key"),
        Arguments.of("an unknown member", request().put("dice", 3).toString(), "/dice"),
        Arguments.of("a brief of another kind", request().put("brief", 3).toString(), "/brief"),
        Arguments.of("a null brief", request().putNull("brief").toString(), "/brief"),
        Arguments.of("an unknown part", unknownMember.toString(), "/brief/weather"),
        Arguments.of("a part left out", missingMember.toString(), "/brief"),
        Arguments.of("a unit's id", unit.toString(), "/brief/" + Sample.units() + "/0/id"),
        Arguments.of("no such unit", ghost.toString(), "/brief/" + Sample.units() + "/0/id"),
        Arguments.of("off the map", offTheMap.toString(), "/brief/" + Sample.place()),
        Arguments.of("nobody", nobody.toString(), "/brief"));
  }

  @Test
  void anUnknownGameIs404() {
    given()
        .contentType("application/json")
        .body(request().toString())
        .post("/v1/combat/ludo/adjudications")
        .then()
        .statusCode(404)
        .contentType("application/problem+json");
  }

  @Test
  void nothingIsToBeHadByGet() {
    given()
        .get("/v1/combat/" + Sample.game() + "/odds")
        .then()
        .statusCode(405)
        .contentType("application/problem+json");
  }

  @Test
  void moreThan24UnitsASideAre422() {
    ObjectNode request = request();
    ArrayNode units = (ArrayNode) brief(request).get(Sample.units());
    JsonNode unit = units.get(0);
    while (units.size() < 25) {
      units.add(((ObjectNode) unit.deepCopy()).put("id", "unit-" + units.size()));
    }

    post("adjudications", request.toString())
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:too-large"))
        .body("pointer", equalTo("/brief/" + Sample.units()));
  }

  @Test
  void aBodyOfMoreThan64KiBIs413() {
    ObjectNode request = request();
    brief(request).put("padding", "x".repeat(70_000));

    post("adjudications", request.toString()).statusCode(413);
  }

  @Test
  void noAlterationOfABriefIsAFaultOfOurs() {
    boolean odds = false;
    for (ObjectNode body : Alterations.of(request())) {
      odds = !odds;
      if (odds) {
        body.remove("key");
      }
      Response response = respond(odds ? "odds" : "adjudications", body.toString());
      assertThat(response.statusCode()).as("%s: %s", body, response.asString()).isIn(200, 400, 422);
    }
  }

  private static ObjectNode request() {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.set("brief", Sample.brief());
    return request.put("key", Sample.key(5));
  }

  private static ObjectNode brief(ObjectNode request) {
    return (ObjectNode) request.get("brief");
  }

  private static String adjudicate(ObjectNode brief, String key) {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.set("brief", brief);
    request.put("key", key);
    return post("adjudications", request.toString()).statusCode(200).extract().asString();
  }

  private static ValidatableResponse post(String question, String body) {
    return respond(question, body).then();
  }

  private static Response respond(String question, String body) {
    return given()
        .contentType("application/json")
        .body(body)
        .post("/v1/combat/" + Sample.game() + "/" + question);
  }
}
