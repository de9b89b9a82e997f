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
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.testing.OpenSockets;
import umpire.combat.sample.Sample;
import umpire.desk.testing.Alterations;
import umpire.kernel.dice.DrawKey;
import umpire.local.testing.HostResource;

@QuarkusTest
@WithTestResource(HostResource.class)
class CombatResourceTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void requestsLeaveNoSocketOpen() throws IOException, InterruptedException {
    OpenSockets.assertThatRequestsLeaveNone();
  }

  @ParameterizedTest
  @MethodSource("umpire.combat.sample.Sample#all")
  void theSameBriefAndKeyGiveTheSameAnswer(Sample battle) throws Exception {
    String first = adjudicate(battle, Sample.key(7));
    String second = adjudicate(battle, Sample.key(7));

    assertThat(second).isEqualTo(first);
    JsonNode answer = JSON.readTree(first);
    assertThat(answer.get("edition").asText()).isEqualTo(battle.shelved().pack().edition());
    assertThat(answer.get("checksum").asText()).isEqualTo(battle.shelved().pack().checksum());
    assertThat(answer.get("report"))
        .isEqualTo(
            battle
                .shelved()
                .codec()
                .tree(
                    battle
                        .rules()
                        .adjudicate(battle.typed(), new DrawKey(Sample.key(7)).chance())));
  }

  @ParameterizedTest
  @MethodSource("umpire.combat.sample.Sample#all")
  void everyFindingHasItsText(Sample battle) throws Exception {
    JsonNode answer = JSON.readTree(adjudicate(battle, Sample.key(3)));

    assertThat(answer.get("sentences")).isNotEmpty();
    assertThat(answer.get("sentences"))
        .allSatisfy(
            sentence -> {
              assertThat(sentence.get("rule").asText()).isNotBlank();
              assertThat(sentence.get("text").asText()).isNotBlank().doesNotContain("{");
            });
  }

  @ParameterizedTest
  @MethodSource("umpire.combat.sample.Sample#all")
  void otherKeysGiveOtherDice(Sample battle) {
    int keys = battle.game().equals("river-crossing") ? 15 : 8; // its battle has a single die
    long different =
        IntStream.rangeClosed(1, keys)
            .mapToObj(digit -> adjudicate(battle, Sample.key(digit)))
            .distinct()
            .count();

    assertThat(different).isGreaterThan(4);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("malformed")
  void whatCannotBeReadIs400WithThePointer(
      Sample battle, String what, String body, String pointer) {
    post(battle, "adjudications", body)
        .statusCode(400)
        .contentType("application/problem+json")
        .body("pointer", equalTo(pointer))
        .body("detail", not(containsString("umpire.")));
  }

  static Stream<Arguments> malformed() {
    ObjectNode offTheMap = request(Sample.NARVIK);
    brief(offTheMap).put(Sample.NARVIK.place(), "9999");
    return Stream.concat(
        Sample.all().flatMap(CombatResourceTest::malformedOf),
        Stream.of(
            Arguments.of(
                Sample.NARVIK,
                "off the map",
                offTheMap.toString(),
                "/brief/" + Sample.NARVIK.place())));
  }

  private static Stream<Arguments> malformedOf(Sample battle) {
    ObjectNode noKey = request(battle);
    noKey.remove("key");
    ObjectNode unknownMember = request(battle);
    brief(unknownMember).put("weather", "fine");
    ObjectNode missingMember = request(battle);
    brief(missingMember).remove(battle.units());
    ObjectNode unit = request(battle);
    ((ObjectNode) brief(unit).get(battle.units()).get(0)).put(battle.counter(), 17);
    ObjectNode ghost = request(battle);
    ((ObjectNode) brief(ghost).get(battle.units()).get(0)).put(battle.counter(), "ghost");
    ObjectNode nobody = request(battle);
    brief(nobody).putArray(battle.units());
    String counter = "/brief/" + battle.units() + "/0/" + battle.counter();
    return Stream.of(
        Arguments.of(battle, "no JSON", "{\"brief\": ", "/brief"),
        Arguments.of(battle, "nothing", "null", ""),
        Arguments.of(battle, "an array", "[]", ""),
        Arguments.of(battle, "no key", noKey.toString(), "/key"),
        wrong(battle, "a key too short", request(battle).put("key", "abc"), "/key"),
        wrong(battle, "a null key", request(battle).putNull("key"), "/key"),
        wrong(battle, "an unknown member", request(battle).put("dice", 3), "/dice"),
        wrong(battle, "a brief of another kind", request(battle).put("brief", 3), "/brief"),
        wrong(battle, "a null brief", request(battle).putNull("brief"), "/brief"),
        wrong(battle, "an unknown part", unknownMember, "/brief/weather"),
        wrong(battle, "a part left out", missingMember, "/brief"),
        wrong(battle, "a unit's id", unit, counter),
        wrong(battle, "no such unit", ghost, counter),
        wrong(battle, "nobody", nobody, "/brief"));
  }

  private static Arguments wrong(Sample battle, String what, ObjectNode body, String pointer) {
    return Arguments.of(battle, what, body.toString(), pointer);
  }

  @Test
  void anUnknownGameIs404() {
    given()
        .contentType("application/json")
        .body(request(Sample.NARVIK).toString())
        .post("/v1/combat/ludo/adjudications")
        .then()
        .statusCode(404)
        .contentType("application/problem+json");
  }

  @Test
  void nothingIsToBeHadByGet() {
    given()
        .get("/v1/combat/" + Sample.NARVIK.game() + "/odds")
        .then()
        .statusCode(405)
        .contentType("application/problem+json");
  }

  @ParameterizedTest
  @MethodSource("umpire.combat.sample.Sample#all")
  void moreThan24UnitsASideAre422(Sample battle) {
    ObjectNode request = request(battle);
    ArrayNode units = (ArrayNode) brief(request).get(battle.units());
    JsonNode unit = units.get(0);
    while (units.size() < 25) {
      units.add(((ObjectNode) unit.deepCopy()).put(battle.counter(), "unit-" + units.size()));
    }

    post(battle, "adjudications", request.toString())
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:too-large"))
        .body("pointer", equalTo("/brief/" + battle.units()));
  }

  @ParameterizedTest
  @MethodSource("umpire.combat.sample.Sample#all")
  void aBodyOfMoreThan64KiBIs413(Sample battle) {
    ObjectNode request = request(battle);
    brief(request).put("padding", "x".repeat(70_000));

    post(battle, "adjudications", request.toString()).statusCode(413);
  }

  @ParameterizedTest
  @MethodSource("umpire.combat.sample.Sample#all")
  void noAlterationOfABriefIsAFaultOfOurs(Sample battle) {
    boolean odds = false;
    for (ObjectNode body : Alterations.of(request(battle))) {
      odds = !odds;
      if (odds) {
        body.remove("key");
      }
      Response response = respond(battle, odds ? "odds" : "adjudications", body.toString());
      assertThat(response.statusCode()).as("%s: %s", body, response.asString()).isIn(200, 400, 422);
    }
  }

  private static ObjectNode request(Sample battle) {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.set("brief", battle.brief());
    return request.put("key", Sample.key(5));
  }

  private static ObjectNode brief(ObjectNode request) {
    return (ObjectNode) request.get("brief");
  }

  private static String adjudicate(Sample battle, String key) {
    ObjectNode request = request(battle).put("key", key);
    return post(battle, "adjudications", request.toString()).statusCode(200).extract().asString();
  }

  private static ValidatableResponse post(Sample battle, String question, String body) {
    return respond(battle, question, body).then();
  }

  private static Response respond(Sample battle, String question, String body) {
    return given()
        .contentType("application/json")
        .body(body)
        .post("/v1/combat/" + battle.game() + "/" + question);
  }
}
