package umpire.combat.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.combat.sample.Sample;
import umpire.kernel.pack.Counter;
import umpire.local.testing.HostResource;

/**
 * Every kind of battle of a game that has six of them, by land, sea and air: exact odds reckoned by
 * hand from the numbers on the counters, the dice that fall, and what is none of them.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
class KindsOfBattleTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Sample GAME = Sample.WESERUBUNG;

  /**
   * A battle of counters as they are printed; a counter is written {@code id}, {@code id/} with its
   * reduced side up, and behind a + what changes its strength.
   *
   * @param terms those that are not as in the open, far from anywhere
   * @param assumed of the policy
   * @param dice the next ones in their order, each with what it needs
   * @param chances by {@code end, steps of the attacker, steps of the defender}
   */
  record Battle(
      String name,
      String kind,
      String next,
      List<String> attackers,
      List<String> defenders,
      Map<String, Object> terms,
      Map<String, String> assumed,
      List<String> dice,
      Map<String, String> chances) {
    @Override
    public String toString() {
      return name;
    }

    ObjectNode brief() {
      ObjectNode brief = JsonNodeFactory.instance.objectNode().put("type", "combat-brief");
      brief.put("kind", kind).put("next", next).put("round", 1);
      attackers.forEach(unit -> brief.withArray("attackers").add(combatant(unit)));
      defenders.forEach(unit -> brief.withArray("defenders").add(combatant(unit)));
      brief.set("terms", situation());
      return brief;
    }

    private ObjectNode situation() {
      ObjectNode all = JsonNodeFactory.instance.objectNode().put("admiral", 0).put("withstood", 0);
      for (String may : List.of("combined", "port", "evasion", "retreat", "withdrawal")) {
        all.put(may, false);
      }
      return all.setAll((ObjectNode) JSON.valueToTree(terms));
    }
  }

  private static ObjectNode combatant(String written) {
    String[] parts = written.split("\\+", -1);
    String id = parts[0].replace("/", "");
    JsonNode counter =
        GAME.shelved().codec().tree(GAME.shelved().pack().counter(id, Counter.class));
    ObjectNode unit = JsonNodeFactory.instance.objectNode().put("unit", id);
    unit.set("nation", counter.get("nation"));
    unit.set("arm", counter.get("arm"));
    unit.put("reduced", parts[0].endsWith("/"));
    unit.set("full", counter.get("full"));
    unit.set("half", counter.get("reduced"));
    unit.set("worth", counter.at("/price/repair"));
    ArrayNode circumstances = unit.putArray("circumstances");
    Stream.of(parts).skip(1).forEach(circumstances::add);
    return unit;
  }

  private static final Map<String, String> ONE_ROUND = Map.of("rounds", "1");

  static Stream<Battle> battles() {
    return Stream.of(
            Stream.of(air(), airfield(), shipsAtSea(), shipsInPort()),
            Stream.of(fleets(), submarines(), evasion()),
            Stream.of(land(), landing()))
        .flatMap(some -> some);
  }

  /** 7.3: attack 5 against a reduced fighter that replies with defence 2. */
  private static Battle air() {
    return new Battle(
        "fighters against fighters",
        "air",
        "fire",
        List.of("bf-109-1"),
        List.of("norwegian-gladiator-1/"),
        Map.of(),
        ONE_ROUND,
        List.of("bf-109-1 5", "norwegian-gladiator-1 2"),
        Map.of(
            "attacker-wins 0 1", "2/5",
            "attacker-wins 1 1", "1/10",
            "both-left 0 0", "2/5",
            "both-left 1 0", "1/10"));
  }

  /** 7.3-b/r30: 4 against what stands on the ground, twice, without a reply. */
  private static Battle airfield() {
    return new Battle(
        "bombers against an airfield",
        "airfield",
        "fire",
        List.of("he-111-1"),
        List.of("caproni-1"),
        Map.of(),
        Map.of(),
        List.of("he-111-1 4"),
        Map.of("attacker-wins 0 2", "4/25", "both-left 0 0", "9/25", "both-left 0 1", "12/25"));
  }

  /** 7.5: found with 6, then 4 against 1. */
  private static Battle shipsAtSea() {
    return new Battle(
        "aircraft against a ship at sea",
        "aero-naval",
        "location",
        List.of("he-111-1"),
        List.of("british-destroyer-1/"),
        Map.of(),
        ONE_ROUND,
        List.of("location 6", "he-111-1 4", "british-destroyer-1 1"),
        Map.of(
            "not-found 0 0", "2/5",
            "attacker-wins 0 1", "27/125",
            "attacker-wins 1 1", "3/125",
            "both-left 0 0", "81/250",
            "both-left 1 0", "9/250"));
  }

  /** 7.5-3: nobody looks for it, 2 against 1 and the port's 2. */
  private static Battle shipsInPort() {
    return new Battle(
        "aircraft against a ship in port, whose guns fire",
        "aero-naval",
        "location",
        List.of("wellington-1/"),
        List.of("german-destroyer-1/"),
        Map.of("combined", true, "port", true),
        ONE_ROUND,
        List.of("wellington-1 2", "german-destroyer-1 1", "port 2"),
        Map.of(
            "attacker-wins 0 1", "18/125",
            "nobody-left 1 1", "7/125",
            "both-left 0 0", "72/125",
            "defender-wins 1 0", "28/125"));
  }

  /** 8.4: 5 against 2; nobody evades though they could. */
  private static Battle fleets() {
    return new Battle(
        "fleets",
        "naval",
        "fire",
        List.of("gneisenau"),
        List.of("birmingham/"),
        Map.of("evasion", true),
        ONE_ROUND,
        List.of("gneisenau 5", "birmingham 2"),
        Map.of(
            "attacker-wins 0 1", "2/5",
            "attacker-wins 1 1", "1/10",
            "both-left 0 0", "2/5",
            "both-left 1 0", "1/10"));
  }

  /** 8.4.1: 2 before the destroyer's 1. */
  private static Battle submarines() {
    return new Battle(
        "a submarine strikes first",
        "naval",
        "ambush",
        List.of("u-boat-1/"),
        List.of("british-destroyer-1/"),
        Map.of(),
        ONE_ROUND,
        List.of("u-boat-1 2"),
        Map.of("attacker-wins 0 1", "1/5", "defender-wins 1 0", "2/25", "both-left 0 0", "18/25"));
  }

  /**
   * 8.5, 3.6: an admiral of 1 evades with 6; if not, 5 against 2 and their 1, and they try again.
   */
  private static Battle evasion() {
    return new Battle(
        "an admiral evades",
        "naval",
        "evasion",
        List.of("gneisenau"),
        List.of("birmingham/+led"),
        Map.of("evasion", true, "admiral", 1),
        Map.of("rounds", "1", "evasion", "always"),
        List.of("evasion 6"),
        Map.of(
            "defender-left 0 0", "171/250",
            "defender-left 1 0", "9/250",
            "attacker-wins 0 1", "7/50",
            "attacker-wins 1 1", "3/50",
            "both-left 0 0", "7/125",
            "both-left 1 0", "3/125"));
  }

  /** 10.3, 9.0: 3 less 1 for the river against 2 and 1 for the mountains. */
  private static Battle land() {
    return new Battle(
        "across a river into mountains",
        "land",
        "fire",
        List.of("german-307-infantry+across-river"),
        List.of("british-146-infantry/+in-mountains"),
        Map.of(),
        ONE_ROUND,
        List.of("german-307-infantry 2", "british-146-infantry 3"),
        Map.of(
            "attacker-wins 0 1", "7/50",
            "attacker-wins 1 1", "3/50",
            "both-left 0 0", "14/25",
            "both-left 1 0", "6/25"));
  }

  /** 10.7: guns 1, then the defender's 2 and 1 for their port, then 3 less 1, reduced 2 less 1. */
  private static Battle landing() {
    return new Battle(
        "a landing under the guns of a ship",
        "landing",
        "bombardment",
        List.of("german-159-infantry+from-sea", "bluecher+bombarding"),
        List.of("british-146-infantry/+in-port"),
        Map.of("combined", true),
        ONE_ROUND,
        List.of("bluecher 1"),
        Map.of(
            "attacker-wins 0 1", "113/500",
            "attacker-wins 1 1", "27/1000",
            "both-left 0 0", "63/125",
            "both-left 1 0", "243/1000"));
  }

  @ParameterizedTest
  @MethodSource("battles")
  void theOddsAreThoseThatAPlayerReckons(Battle battle) throws Exception {
    ObjectNode request = JSON.createObjectNode();
    request.set("brief", battle.brief());
    request.set("policy", JSON.valueToTree(battle.assumed()));

    JsonNode answer = JSON.readTree(post("odds", request).statusCode(200).extract().asString());

    Map<String, String> chances = new HashMap<>();
    for (JsonNode chance : answer.path("chances")) {
      JsonNode outcome = chance.path("outcome");
      String end =
          "%s %s %s"
              .formatted(
                  outcome.path("end").asText(),
                  outcome.path("attackerSteps"),
                  outcome.path("defenderSteps"));
      assertThat(chances.put(end, chance.path("probability").asText())).as(end).isNull();
    }
    assertThat(chances).isEqualTo(battle.chances());
    battle
        .assumed()
        .forEach(
            (name, value) -> assertThat(answer.at("/policy/" + name).asText()).isEqualTo(value));
    assertThat(answer.path("policy").size()).isEqualTo(6);
    assertThat(answer.path("sentences")).hasSameSizeAs(answer.path("findings"));
  }

  @ParameterizedTest
  @MethodSource("battles")
  void theNextDiceFallAndEachHasItsNumberAndItsParagraph(Battle battle) throws Exception {
    ObjectNode request = JSON.createObjectNode();
    request.set("brief", battle.brief());

    JsonNode answer =
        JSON.readTree(
            post("adjudications", request.put("key", Sample.key(6)))
                .statusCode(200)
                .extract()
                .asString());

    List<String> thrown = new ArrayList<>();
    boolean missed = false;
    for (JsonNode check : answer.at("/report/checks")) {
      thrown.add(check.path("what").asText() + " " + check.path("needed"));
      missed = check.path("die").asInt() > check.path("needed").asInt();
    }
    for (JsonNode shot : answer.at("/report/shots")) {
      thrown.add(shot.path("unit").asText() + " " + shot.path("needed"));
    }
    assertThat(thrown).isEqualTo(missed ? battle.dice().subList(0, 1) : battle.dice());
    assertThat(answer.path("sentences"))
        .isNotEmpty()
        .allSatisfy(
            finding -> assertThat(finding.path("text").asText()).isNotBlank().doesNotContain("{"));
  }

  @Test
  void whatFightsNotOnThisSideOrNotInThisRoundIsNoBattle() {
    no(
        new Battle(
                "",
                "air",
                "fire",
                List.of("bluecher"),
                List.of("york"),
                Map.of(),
                Map.of(),
                List.of(),
                Map.of())
            .brief());
    no(land().brief().put("next", "evasion"));
    no(submarines().brief().put("round", 2));
    no(airfield().brief().put("round", 3));
    no(air().brief().put("round", 0));
    ObjectNode twice = air().brief();
    twice.withArray("attackers").add(twice.at("/attackers/0"));
    no(twice);
  }

  private static void no(ObjectNode brief) {
    for (String question : List.of("odds", "adjudications")) {
      ObjectNode request = JSON.createObjectNode();
      request.set("brief", brief);
      if (question.equals("adjudications")) {
        request.put("key", Sample.key(6));
      }
      post(question, request)
          .statusCode(400)
          .contentType("application/problem+json")
          .body("pointer", equalTo("/brief"));
    }
  }

  private static ValidatableResponse post(String question, ObjectNode body) {
    return given()
        .contentType("application/json")
        .body(body.toString())
        .post("/v1/combat/" + GAME.game() + "/" + question)
        .then();
  }
}
