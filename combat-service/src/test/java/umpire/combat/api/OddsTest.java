package umpire.combat.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import umpire.combat.sample.Sample;
import umpire.kernel.citation.Fraction;
import umpire.kernel.combat.DiceReport;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.dice.ScriptedChance;
import umpire.local.testing.HostResource;

@QuarkusTest
@WithTestResource(HostResource.class)
class OddsTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void addUpToOneAndEqualACountOverAllDice() throws Exception {
    JsonNode answer = JSON.readTree(odds(request()).statusCode(200).extract().asString());

    Map<JsonNode, Fraction> probabilities = new HashMap<>();
    double sum = 0;
    for (JsonNode chance : answer.get("chances")) {
      Fraction probability = fraction(chance.get("probability").asText());
      assertThat(probabilities.put(chance.get("outcome"), probability)).as("listed once").isNull();
      assertThat(chance.get("decimal").asDouble())
          .isCloseTo(probability.decimal(), Offset.offset(1e-12));
      sum += chance.get("decimal").asDouble();
    }
    assertThat(probabilities.values().stream().reduce(Fraction.ZERO, Fraction::plus))
        .isEqualTo(Fraction.ONE);
    assertThat(sum).isCloseTo(1, Offset.offset(1e-9));
    assertThat(probabilities).hasSizeGreaterThan(1).isEqualTo(counted());
  }

  @Test
  void findingsThatHoldWhateverFallsHaveTheirTextsToo() throws Exception {
    JsonNode answer = JSON.readTree(odds(request()).statusCode(200).extract().asString());

    assertThat(answer.get("findings")).isNotEmpty().hasSameSizeAs(answer.get("sentences"));
  }

  @Test
  void theAssumedPolicyIsReturnedAndMayBeLeftOut() {
    ObjectNode request = request();
    request.putObject("policy");

    odds(request()).statusCode(200).body("policy.size()", equalTo(0));
    odds(request).statusCode(200).body("policy.size()", equalTo(0));
  }

  @Test
  void anUnknownPolicyIs400AtThePolicy() {
    ObjectNode request = request();
    request.putObject("policy").put("toss", "heads");

    odds(request).statusCode(400).body("pointer", equalTo("/policy"));
  }

  @Test
  void aPlaceOffTheMapIs400AtThePlace() {
    ObjectNode request = request();
    ((ObjectNode) request.get("brief")).put(Sample.NARVIK.place(), "9999");

    odds(request).statusCode(400).body("pointer", equalTo("/brief/" + Sample.NARVIK.place()));
  }

  /** Every fall of the dice, through the rules themselves. */
  private static Map<JsonNode, Fraction> counted() {
    DiceReport one =
        (DiceReport)
            Sample.NARVIK
                .rules()
                .adjudicate(Sample.NARVIK.typed(), new DrawKey(Sample.key(0)).chance());
    List<List<Integer>> falls = falls(one.sides());
    Map<JsonNode, Fraction> counted = new HashMap<>();
    for (List<Integer> fall : falls) {
      JsonNode report =
          Sample.NARVIK
              .shelved()
              .codec()
              .tree(
                  Sample.NARVIK
                      .rules()
                      .adjudicate(Sample.NARVIK.typed(), new ScriptedChance(fall)));
      counted.merge(
          report.at(Sample.NARVIK.outcome()), new Fraction(1, falls.size()), Fraction::plus);
    }
    return counted;
  }

  private static List<List<Integer>> falls(List<Integer> sides) {
    List<List<Integer>> falls = List.of(List.of());
    for (int shape : sides) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> fall : falls) {
        for (int value = 1; value <= shape; value++) {
          List<Integer> next = new ArrayList<>(fall);
          next.add(value);
          longer.add(next);
        }
      }
      falls = longer;
    }
    return falls;
  }

  private static Fraction fraction(String text) {
    String[] parts = text.split("/", 2);
    return new Fraction(Long.parseLong(parts[0]), parts.length == 1 ? 1 : Long.parseLong(parts[1]));
  }

  private static ObjectNode request() {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.set("brief", Sample.NARVIK.brief());
    return request;
  }

  private static ValidatableResponse odds(ObjectNode request) {
    return given()
        .contentType("application/json")
        .body(request.toString())
        .post("/v1/combat/" + Sample.NARVIK.game() + "/odds")
        .then();
  }
}
