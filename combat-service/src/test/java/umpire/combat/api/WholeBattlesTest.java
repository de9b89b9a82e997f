package umpire.combat.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import umpire.combat.adjudication.CombatRulebook;
import umpire.combat.sample.Sample;
import umpire.desk.rulebook.Rulebooks;
import umpire.kernel.combat.Policy;
import umpire.kernel.play.Brief;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/**
 * A game whose odds are those of a whole battle, over many throws and under a policy: what of it
 * can be counted, and what is said of the rest.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
class WholeBattlesTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String GAME = "weserubung";

  /** What a caller may ask of the CPU outside of tests. */
  private static final Duration BOUND = Duration.ofMillis(200);

  private static final int MOST_TRIES = 100;

  @Inject Rulebooks<CombatRulebook> rulebooks;

  @Test
  void everyValueOfThePolicyIsNamedAndAllChancesAddUpToOne() throws IOException {
    JsonNode answer = JSON.readTree(post("odds", body(1, 1)).statusCode(200).extract().asString());

    assertThat(answer.path("policy").properties())
        .extracting(one -> one.getKey() + "=" + one.getValue().asText())
        .containsExactlyInAnyOrder(
            "losses=owner",
            "natural-one=dearest",
            "evasion=never",
            "attacker-withdrawal=never",
            "defender-withdrawal=never",
            "rounds=end");
    double sum = 0;
    for (JsonNode chance : answer.path("chances")) {
      sum += chance.path("decimal").asDouble();
    }
    assertThat(sum).isCloseTo(1, Offset.offset(1e-9));
    assertThat(answer.path("chances").findValuesAsText("end"))
        .contains("attacker-wins", "defender-wins", "nobody-left")
        .doesNotContain("both-left");
  }

  @Test
  void overSoManyRoundsWhatThenStillFightsIsReported() throws IOException {
    ObjectNode request = body(1, 1);
    request.putObject("policy").put("rounds", "3");
    String answer =
        post("odds", request)
            .statusCode(200)
            .body("policy.rounds", equalTo("3"))
            .extract()
            .asString();
    assertThat(JSON.readTree(answer).path("chances").findValuesAsText("end")).contains("both-left");
  }

  @Test
  void twelveOnASideAreCountedWithinTheBoundThirteenAreNot() throws IOException {
    post("odds", body(12, 12)).statusCode(200).body("policy.rounds", equalTo("8"));
    assertThat(leastCpu(body(12, 12))).isLessThan(BOUND);
    noOdds(body(13, 1), "at most 12 units on a side, not of 13 against 1");
    noOdds(body(1, 13), "1 against 13");
    post("adjudications", body(13, 13).put("key", Sample.key(4))).statusCode(200);
  }

  @Test
  void moreRoundsThanCanBeCountedAreRefusedWithTheNumberThatCan() throws IOException {
    ObjectNode mixed = mixed();
    mixed.putObject("policy").put("rounds", "20");
    noOdds(mixed, "rounds, not over 20");
    mixed.putObject("policy").put("rounds", "end");
    noOdds(mixed, "cannot be counted to its end");
  }

  @Test
  void anUnknownPolicyIs400AtThePolicyAndWhatIsNoBattleAtTheBrief() throws IOException {
    ObjectNode request = body(1, 1);
    request.putObject("policy").put("rounds", "many");
    post("odds", request).statusCode(400).body("pointer", equalTo("/policy"));
    ObjectNode bombarded = body(1, 1);
    ((ObjectNode) bombarded.get("brief")).put("next", "bombardment");
    post("odds", bombarded).statusCode(400).body("pointer", equalTo("/brief"));
    ObjectNode ghost = body(1, 1);
    ((ObjectNode) ghost.at("/brief/attackers/0")).put("unit", "ghost");
    post("odds", ghost).statusCode(400).body("pointer", equalTo("/brief/attackers/0/unit"));
  }

  @Test
  void theSameKeyThrowsTheSameDiceAndEveryFindingHasItsText() throws IOException {
    ObjectNode request = body(3, 2).put("key", Sample.key(7));
    String first = post("adjudications", request).statusCode(200).extract().asString();
    assertThat(post("adjudications", request).extract().asString()).isEqualTo(first);
    JsonNode answer = JSON.readTree(first);
    assertThat(answer.at("/report/shots")).hasSize(5);
    assertThat(answer.path("sentences"))
        .allSatisfy(
            sentence ->
                assertThat(sentence.path("text").asText()).isNotBlank().doesNotContain("{"));
  }

  private static void noOdds(ObjectNode request, String why) {
    post("odds", request)
        .statusCode(422)
        .contentType("application/problem+json")
        .body("type", equalTo("urn:umpire:problem:no-odds"))
        .body("detail", containsString(why));
  }

  /** Twelve a side, of five different worths. */
  private static ObjectNode mixed() throws IOException {
    ObjectNode mixed = body(12, 12);
    for (String side : List.of("attackers", "defenders")) {
      int i = 0;
      for (JsonNode unit : mixed.path("brief").path(side)) {
        ((ObjectNode) unit).put("worth", 3 + i++ % 5);
      }
    }
    return mixed;
  }

  /** The sample's battle with so many on each side, all alike but for their names. */
  private static ObjectNode body(int attackers, int defenders) throws IOException {
    ObjectNode brief = Sample.WESERUBUNG.brief();
    fill((ArrayNode) brief.get("attackers"), "german-", attackers);
    fill((ArrayNode) brief.get("defenders"), "norwegian-", defenders);
    ObjectNode body = JSON.createObjectNode();
    body.set("brief", brief);
    return body;
  }

  private static void fill(ArrayNode side, String of, int units) {
    List<String> names =
        Shelf.load().game(GAME).pack().counters().keySet().stream()
            .filter(id -> id.startsWith(of))
            .sorted()
            .toList();
    JsonNode unit = side.remove(0);
    for (int i = 0; i < units; i++) {
      side.add(((ObjectNode) unit.deepCopy()).put("unit", names.get(i)));
    }
  }

  /** Of a reckoning; the first of them run code that is not compiled yet. */
  private Duration leastCpu(ObjectNode asked) {
    CombatRulebook rulebook = rulebooks.of(GAME).orElseThrow();
    Brief brief = rulebook.codec().brief(asked.get("brief"));
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    Duration least = Duration.ofDays(1);
    for (int i = 0; i < MOST_TRIES && least.compareTo(BOUND) >= 0; i++) {
      long begun = threads.getCurrentThreadCpuTime();
      rulebook.odds(brief, Policy.none());
      Duration spent = Duration.ofNanos(threads.getCurrentThreadCpuTime() - begun);
      least = spent.compareTo(least) < 0 ? spent : least;
    }
    System.out.println("12 against 12: " + least.toMillis() + " ms of CPU");
    return least;
  }

  private static ValidatableResponse post(String question, ObjectNode body) {
    return given()
        .contentType("application/json")
        .body(body.toString())
        .post("/v1/combat/" + GAME + "/" + question)
        .then();
  }
}
