package umpire.supply.api;

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
import java.io.InputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.testing.OpenSockets;
import umpire.local.testing.HostResource;
import umpire.supply.sample.Sample;

@QuarkusTest
@WithTestResource(HostResource.class)
class SupplyResourceTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void requestsLeaveNoSocketOpen() throws IOException, InterruptedException {
    OpenSockets.assertThatRequestsLeaveNone();
  }

  @Test
  void theReportIsWhatTheRulesSay() throws Exception {
    JsonNode answer = JSON.readTree(traced(request()));

    assertThat(answer.get("report")).isEqualTo(Sample.report());
    assertThat(answer.get("edition").asText()).isEqualTo(Sample.shelved().pack().edition());
    assertThat(answer.get("checksum").asText()).isEqualTo(Sample.shelved().pack().checksum());
    assertThat(traced(request()))
        .as("the same brief, the same answer")
        .isEqualTo(answer.toString());
  }

  @Test
  void theReportIsWhatTheRulebookSays() throws Exception {
    JsonNode report = JSON.readTree(traced(request())).get("report");

    Sample.expected()
        .properties()
        .forEach(
            value ->
                assertThat(report.at(value.getKey()))
                    .as(value.getKey())
                    .isEqualTo(value.getValue()));
  }

  @Test
  void theReportOfAnotherGameIsWhatItsRulebookSays() throws Exception {
    JsonNode file = other();
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.set("brief", file.get("brief"));
    JsonNode report =
        JSON.readTree(
                given()
                    .contentType("application/json")
                    .body(request.toString())
                    .post("/v1/supply/" + file.path("game").asText() + "/traces")
                    .then()
                    .statusCode(200)
                    .extract()
                    .asString())
            .get("report");

    file.get("expected")
        .properties()
        .forEach(
            value ->
                assertThat(report.at(value.getKey()))
                    .as(value.getKey())
                    .isEqualTo(value.getValue()));
  }

  private static JsonNode other() throws IOException {
    try (InputStream file =
        SupplyResourceTest.class.getResourceAsStream("/sample/trace-weserubung.json")) {
      return JSON.readTree(file);
    }
  }

  @Test
  void everyFindingIsToldInWords() throws Exception {
    JsonNode answer = JSON.readTree(traced(request()));

    assertThat(answer.get("sentences")).isNotEmpty();
    assertThat(answer.get("sentences"))
        .allSatisfy(
            sentence -> {
              assertThat(sentence.get("rule").asText()).isNotBlank();
              assertThat(sentence.get("text").asText()).isNotBlank().doesNotContain("{");
            });
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("malformed")
  void whatCannotBeReadIs400WithThePointer(String what, String body, String pointer) {
    post(body)
        .statusCode(400)
        .contentType("application/problem+json")
        .body("pointer", equalTo(pointer))
        .body("detail", not(containsString("umpire.")));
  }

  static Stream<Arguments> malformed() {
    String units = "/brief/" + Sample.units();
    ObjectNode missing = request();
    brief(missing).remove(Sample.units());
    ObjectNode unknown = request();
    brief(unknown).put("weather", "fine");
    ObjectNode ghost = request();
    unit(ghost).put("unit", "ghost");
    ObjectNode offTheMap = request();
    unit(offTheMap).put(Sample.place(), "9999");
    ObjectNode noPlace = request();
    unit(noPlace).put(Sample.place(), "no place!");
    return Stream.of(
        Arguments.of("no such unit", ghost.toString(), "/brief/" + Sample.units() + "/0/unit"),
        Arguments.of("no JSON", "{\"brief\": ", "/brief"),
        Arguments.of("nothing", "null", ""),
        Arguments.of("an array", "[]", ""),
        Arguments.of("no brief", "{}", "/brief"),
        Arguments.of("a key", request().put("key", "ab".repeat(32)).toString(), "/key"),
        Arguments.of("another kind", request().put("brief", 3).toString(), "/brief"),
        Arguments.of("a null brief", request().putNull("brief").toString(), "/brief"),
        Arguments.of("an unknown part", unknown.toString(), "/brief/weather"),
        Arguments.of("a part left out", missing.toString(), "/brief"),
        Arguments.of("off the map", offTheMap.toString(), units + "/0/" + Sample.place()),
        Arguments.of("no place", noPlace.toString(), units + "/0/" + Sample.place()));
  }

  @Test
  void anUnknownGameIs404() {
    given()
        .contentType("application/json")
        .body(request().toString())
        .post("/v1/supply/ludo/traces")
        .then()
        .statusCode(404)
        .contentType("application/problem+json");
  }

  @Test
  void moreThan24UnitsAre422() {
    ObjectNode request = request();
    ArrayNode units = (ArrayNode) brief(request).get(Sample.units());
    while (units.size() < 25) {
      units.add(units.get(0).deepCopy());
    }

    post(request.toString())
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:too-large"))
        .body("pointer", equalTo("/brief/" + Sample.units()));
  }

  @Test
  void aBodyOfMoreThan64KiBIs413() {
    ObjectNode request = request();
    brief(request).put("padding", "x".repeat(70_000));

    post(request.toString()).statusCode(413);
  }

  @Test
  void noAlterationOfABriefIsAFaultOfOurs() {
    for (ObjectNode altered : Alterations.of(request())) {
      Response response = respond(altered.toString());
      assertThat(response.statusCode())
          .as("%s: %s", altered, response.asString())
          .isIn(200, 400, 422);
    }
  }

  private static ObjectNode request() {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.set("brief", Sample.brief());
    return request;
  }

  private static ObjectNode brief(ObjectNode request) {
    return (ObjectNode) request.get("brief");
  }

  private static ObjectNode unit(ObjectNode request) {
    return (ObjectNode) brief(request).get(Sample.units()).get(0);
  }

  private static String traced(ObjectNode request) {
    return post(request.toString()).statusCode(200).extract().asString();
  }

  private static ValidatableResponse post(String body) {
    return respond(body).then();
  }

  private static Response respond(String body) {
    return given()
        .contentType("application/json")
        .body(body)
        .post("/v1/supply/" + Sample.game() + "/traces");
  }
}
