package umpire.supply.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.local.testing.HostResource;

/**
 * A game in which everybody is supplied who is not surrounded (10.1 of weserubung): the line to the
 * coast, or the circle that cuts it, given by paragraph for each unit of four nations.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
class LinesTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** All hexes round Lillehammer, which lies inland on a railway. */
  private static final List<String> ROUND_LILLEHAMMER =
      List.of("2019", "2020", "2119", "2121", "2219", "2220");

  /** All hexes round Bergen, land and sea. */
  private static final List<String> ROUND_BERGEN =
      List.of("0813", "0814", "0913", "0915", "1013", "1014");

  private final ObjectNode brief = JSON.createObjectNode().put("type", "supply-brief");

  LinesTest() {
    brief.putArray("units");
    brief.putArray("german");
    brief.putArray("allied");
  }

  @Test
  void alliesOfTwoNationsInsideACircleAreCutOffAndARailwayIsNoLine() throws Exception {
    at("british-146-infantry", "allied", "2120");
    at("french-13-legion", "allied", "2120");
    ROUND_LILLEHAMMER.forEach(brief.withArray("german")::add);

    JsonNode answer = traced();

    for (int unit = 0; unit < 2; unit++) {
      JsonNode line = answer.path("report").path("lines").path(unit);
      assertThat(line.path("supplied").asBoolean()).isFalse();
      assertThat(line.path("path")).isEmpty();
      assertThat(words(line.path("ring"))).containsExactlyElementsOf(ROUND_LILLEHAMMER);
      JsonNode finding = answer.path("report").path("findings").path(unit);
      assertThat(finding.path("rule").asText()).isEqualTo("10.1-b");
      assertThat(finding.at("/effect/factor").asText()).isEqualTo("1/2");
      JsonNode sentence = answer.path("sentences").path(unit);
      assertThat(sentence.path("rule").asText()).isEqualTo("10.1-b");
      assertThat(sentence.path("text").asText())
          .contains(line.path("unit").asText())
          .contains(ROUND_LILLEHAMMER);
    }
  }

  @Test
  void theirOwnUnitsAndOneGapLeaveANorwegianHisLine() throws Exception {
    at("norwegian-6-infantry", "allied", "2120");
    brief.withArray("allied").add("2020");
    ROUND_LILLEHAMMER.stream()
        .filter(hex -> !hex.equals("2020"))
        .forEach(brief.withArray("german")::add);

    JsonNode answer = traced();

    JsonNode line = answer.at("/report/lines/0");
    assertThat(line.path("supplied").asBoolean()).isTrue();
    assertThat(words(line.path("path"))).startsWith("2120", "2020");
    assertThat(line.path("ring")).isEmpty();
    assertThat(answer.at("/report/findings/0/rule").asText()).isEqualTo("10.1-a");
    assertThat(answer.at("/sentences/0/text").asText())
        .contains(line.path("path").path(line.path("path").size() - 1).asText());
  }

  @Test
  void aGermanInAPortIsSuppliedWhoeverStandsRoundIt() throws Exception {
    at("german-159-infantry", "german", "0914");
    ROUND_BERGEN.forEach(brief.withArray("allied")::add);

    JsonNode line = traced().at("/report/lines/0");

    assertThat(line.path("supplied").asBoolean()).isTrue();
    assertThat(words(line.path("path"))).containsExactly("0914");
  }

  @Test
  void eachIsCutByEnemiesAloneThoughAllStandInOneBrief() throws Exception {
    at("german-307-infantry", "german", "2120");
    at("norwegian-6-infantry", "allied", "2219");
    ROUND_LILLEHAMMER.forEach(brief.withArray("german")::add);
    brief.withArray("allied").add("2219");

    JsonNode lines = traced().at("/report/lines");

    assertThat(lines.path(0).path("supplied").asBoolean()).isTrue();
    assertThat(words(lines.path(0).path("path"))).startsWith("2120").doesNotContain("2219");
    assertThat(lines.path(1).path("unit").asText()).isEqualTo("norwegian-6-infantry");
  }

  @Test
  void anEnemyOffTheMapIsRefusedByTheListAndItsName() {
    at("norwegian-6-infantry", "allied", "2120");
    brief.withArray("german").add("2019").add("9999");
    post()
        .statusCode(400)
        .contentType("application/problem+json")
        .body("pointer", equalTo("/brief/german"))
        .body("detail", containsString("9999"));
  }

  private void at(String unit, String side, String hex) {
    brief.withArray("units").addObject().put("unit", unit).put("side", side).put("hex", hex);
  }

  private static List<String> words(JsonNode list) {
    return list.valueStream().map(JsonNode::asText).toList();
  }

  private JsonNode traced() throws Exception {
    return JSON.readTree(post().statusCode(200).extract().asString());
  }

  private ValidatableResponse post() {
    ObjectNode request = JSON.createObjectNode();
    request.set("brief", brief);
    return given()
        .contentType("application/json")
        .body(request.toString())
        .post("/v1/supply/weserubung/traces")
        .then();
  }
}
