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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.testing.OpenSockets;
import umpire.desk.testing.Alterations;
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

  @ParameterizedTest
  @MethodSource("umpire.supply.sample.Sample#all")
  void theReportIsWhatTheRulesSay(Sample trace) throws Exception {
    JsonNode answer = JSON.readTree(traced(trace));

    assertThat(answer.get("report")).isEqualTo(trace.report());
    assertThat(answer.get("edition").asText()).isEqualTo(trace.shelved().pack().edition());
    assertThat(answer.get("checksum").asText()).isEqualTo(trace.shelved().pack().checksum());
    assertThat(traced(trace)).as("the same brief, the same answer").isEqualTo(answer.toString());
  }

  @ParameterizedTest
  @MethodSource("umpire.supply.sample.Sample#all")
  void theReportIsWhatTheRulebookSays(Sample trace) throws Exception {
    JsonNode report = JSON.readTree(traced(trace)).get("report");

    trace
        .expected()
        .properties()
        .forEach(
            value ->
                assertThat(report.at(value.getKey()))
                    .as(value.getKey())
                    .isEqualTo(value.getValue()));
  }

  @ParameterizedTest
  @MethodSource("umpire.supply.sample.Sample#all")
  void everyFindingHasItsText(Sample trace) throws Exception {
    JsonNode answer = JSON.readTree(traced(trace));

    assertThat(answer.get("sentences")).isNotEmpty();
    assertThat(answer.get("sentences"))
        .allSatisfy(
            sentence -> {
              assertThat(sentence.get("rule").asText()).isNotBlank();
              assertThat(sentence.get("text").asText()).isNotBlank().doesNotContain("{");
            });
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("malformed")
  void whatCannotBeReadIs400WithThePointer(Sample trace, String what, String body, String pointer) {
    post(trace, body)
        .statusCode(400)
        .contentType("application/problem+json")
        .body("pointer", equalTo(pointer))
        .body("detail", not(containsString("umpire.")));
  }

  static Stream<Arguments> malformed() {
    return Sample.all().flatMap(SupplyResourceTest::malformedOf);
  }

  private static Stream<Arguments> malformedOf(Sample trace) {
    String units = "/brief/" + trace.units();
    ObjectNode missing = request(trace);
    brief(missing).remove(trace.units());
    ObjectNode unknown = request(trace);
    brief(unknown).put("weather", "fine");
    ObjectNode ghost = request(trace);
    unit(ghost, trace).put("unit", "ghost");
    ObjectNode offTheMap = request(trace);
    unit(offTheMap, trace).put(trace.place(), "9999");
    ObjectNode noPlace = request(trace);
    unit(noPlace, trace).put(trace.place(), "no place!");
    return Stream.of(
        wrong(trace, "no such unit", ghost, units + "/0/unit"),
        Arguments.of(trace, "no JSON", "{\"brief\": ", "/brief"),
        Arguments.of(trace, "nothing", "null", ""),
        Arguments.of(trace, "an array", "[]", ""),
        Arguments.of(trace, "no brief", "{}", "/brief"),
        wrong(trace, "a key", request(trace).put("key", "ab".repeat(32)), "/key"),
        wrong(trace, "another kind", request(trace).put("brief", 3), "/brief"),
        wrong(trace, "a null brief", request(trace).putNull("brief"), "/brief"),
        wrong(trace, "an unknown part", unknown, "/brief/weather"),
        wrong(trace, "a part left out", missing, "/brief"),
        wrong(trace, "off the map", offTheMap, units + "/0/" + trace.place()),
        wrong(trace, "no place", noPlace, units + "/0/" + trace.place()));
  }

  private static Arguments wrong(Sample trace, String what, ObjectNode body, String pointer) {
    return Arguments.of(trace, what, body.toString(), pointer);
  }

  @Test
  void anUnknownGameIs404() {
    given()
        .contentType("application/json")
        .body(request(Sample.NARVIK).toString())
        .post("/v1/supply/ludo/traces")
        .then()
        .statusCode(404)
        .contentType("application/problem+json");
  }

  @ParameterizedTest
  @MethodSource("umpire.supply.sample.Sample#all")
  void moreThan24UnitsAre422(Sample trace) {
    ObjectNode request = request(trace);
    ArrayNode units = (ArrayNode) brief(request).get(trace.units());
    while (units.size() < 25) {
      units.add(units.get(0).deepCopy());
    }

    post(trace, request.toString())
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:too-large"))
        .body("pointer", equalTo("/brief/" + trace.units()));
  }

  @ParameterizedTest
  @MethodSource("umpire.supply.sample.Sample#all")
  void aBodyOfMoreThan64KiBIs413(Sample trace) {
    ObjectNode request = request(trace);
    brief(request).put("padding", "x".repeat(70_000));

    post(trace, request.toString()).statusCode(413);
  }

  @ParameterizedTest
  @MethodSource("umpire.supply.sample.Sample#all")
  void noAlterationOfABriefIsAFaultOfOurs(Sample trace) {
    for (ObjectNode altered : Alterations.of(request(trace))) {
      Response response = respond(trace, altered.toString());
      assertThat(response.statusCode())
          .as("%s: %s", altered, response.asString())
          .isIn(200, 400, 422);
    }
  }

  private static ObjectNode request(Sample trace) {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.set("brief", trace.brief());
    return request;
  }

  private static ObjectNode brief(ObjectNode request) {
    return (ObjectNode) request.get("brief");
  }

  private static ObjectNode unit(ObjectNode request, Sample trace) {
    return (ObjectNode) brief(request).get(trace.units()).get(0);
  }

  private static String traced(Sample trace) {
    return post(trace, request(trace).toString()).statusCode(200).extract().asString();
  }

  private static ValidatableResponse post(Sample trace, String body) {
    return respond(trace, body).then();
  }

  private static Response respond(Sample trace, String body) {
    return given()
        .contentType("application/json")
        .body(body)
        .post("/v1/supply/" + trace.game() + "/traces");
  }
}
