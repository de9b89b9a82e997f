package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.api.shape.play.ExplanationShape;
import umpire.game.api.shape.play.ProspectShape;
import umpire.game.api.shape.play.SupplyShape;
import umpire.game.testing.Client;
import umpire.game.testing.StartedMatch;
import umpire.game.testing.StoredMatch;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/**
 * What would follow from an order of a game whose battles have many rounds: the policy that is
 * assumed, whoever would be asked in between, and what is too large to be counted.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class WholeBattleAdviceTest {
  private static final Shelf.Shelved GAME = Shelf.load().game("weserubung");
  private static final String ATTACK = "{\"type\": \"attack\", \"target\": \"2116\"}";
  private static final String LAUNCH = "{\"type\": \"launch-offensive\"}";
  private static final String BATTLE = "{\"scenario\": \"one-battle\"}";

  /** As requests are read: unknown and missing members are refused. */
  @Inject ObjectMapper strict;

  @Inject AgroalDataSource database;

  @Test
  void anOrderIsADraftUntilItIsLaunchedAndThenItsOddsAreExact() throws Exception {
    StartedMatch startedMatch = begun(BATTLE);
    String before = StoredMatch.of(database, startedMatch.match());
    String commit = commit("2215", "german-307-infantry");
    assertThat(prospect(startedMatch, order("", ATTACK)).type()).isEqualTo("draft");
    assertThat(prospect(startedMatch, order("", ATTACK, commit)).type()).isEqualTo("draft");

    ProspectShape prospect = prospect(startedMatch, order("", ATTACK, commit, LAUNCH));

    assertThat(prospect.type()).isEqualTo("battle");
    assertThat(prospect.odds().policy())
        .isEqualTo(
            Map.of(
                "losses", "owner",
                "natural-one", "dearest",
                "evasion", "never",
                "attacker-withdrawal", "never",
                "defender-withdrawal", "never",
                "rounds", "end"));
    assertThat(sum(prospect)).isEqualTo(new BigInteger[] {BigInteger.ONE, BigInteger.ONE});
    assertThat(prospect.brief().path("attackers")).hasSize(1);
    assertThat(prospect.odds().findings()).isNotEmpty();
    assertThat(StoredMatch.of(database, startedMatch.match())).isEqualTo(before);
  }

  @Test
  void whatIsAssumedIsNamedInRequestAndAnswerAndChangesTheOdds() throws Exception {
    StartedMatch startedMatch = begun(BATTLE);
    String[] order = {ATTACK, commit("2215", "german-307-infantry"), LAUNCH};
    Map<String, String> assumed =
        Map.of(
            "rounds", "2",
            "natural-one", "owner",
            "evasion", "always",
            "attacker-withdrawal", "after-1",
            "defender-withdrawal", "after-2",
            "losses", "owner");
    String policy = strict.writeValueAsString(assumed);

    ProspectShape prospect = prospect(startedMatch, order(policy, order));

    assertThat(prospect.odds().policy()).isEqualTo(assumed);
    assertThat(ends(prospect)).containsKey("attacker-left").doesNotContainKey("both-left");
    assertThat(ends(prospect(startedMatch, order("", order)))).doesNotContainKey("attacker-left");
  }

  @Test
  void aPolicyThatNobodyKnowsIs400AtThePolicy() {
    StartedMatch startedMatch = begun(BATTLE);
    for (String policy :
        List.of(
            "{\"rounds\": \"0\"}",
            "{\"rounds\": \"21\"}",
            "{\"evasion\": \"sometimes\"}",
            "{\"toss\": \"heads\"}")) {
      odds(startedMatch, order(policy, ATTACK, commit("2215", "german-307-infantry"), LAUNCH))
          .then()
          .statusCode(400)
          .body("pointer", equalTo("/policy"));
    }
    odds(startedMatch, order("[]", ATTACK))
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/policy"));
    odds(startedMatch, order("{\"rounds\": {}}", ATTACK))
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/policy/rounds"));
  }

  @Test
  void twelveOnASideAreWeighedThirteenAreNot() throws Exception {
    StartedMatch startedMatch = begun(large());
    String[] twelve = {
      ATTACK,
      commit("2215", INFANTRY.subList(0, 6)),
      commit("2216", INFANTRY.subList(6, 12)),
      LAUNCH
    };
    ProspectShape prospect = prospect(startedMatch, order("", twelve));
    assertThat(prospect.brief().path("attackers")).hasSize(12);
    String[] thirteen = {
      twelve[0], twelve[1], twelve[2], commit("2117", INFANTRY.subList(12, 13)), LAUNCH
    };

    odds(startedMatch, order("", thirteen))
        .then()
        .statusCode(422)
        .contentType("application/problem+json")
        .body("type", equalTo("urn:umpire:problem:no-odds"))
        .body("detail", containsString("at most 12 units on a side, not of 13 against"));

    ExplanationShape explained =
        read(
            asked(startedMatch).post(startedMatch.match(), "/explain", order("", thirteen)),
            ExplanationShape.class);
    assertThat(explained.rulings())
        .extracting(ExplanationShape.RulingShape::ruling)
        .endsWith("accepted");
  }

  @Test
  void whoWouldBeAskedInBetweenIsNamedAndTakenToGiveTheFallback() throws Exception {
    StartedMatch startedMatch =
        begun(
            """
            {"scenario": "campaign", "change": {
              "calendar": {"phase": "air", "turn": 3},
              "agenda": {"frames": [{"type": "sequence", "phase": "air", "step": 2},
                {"type": "striking", "seat": "german"}]},
              "forces": {"pieces": {
                "he-111-1": {"id": "he-111-1", "place": "2215", "aboard": "", "reduced": false,
                  "acted": [], "marks": []},
                "norge": {"id": "norge", "place": "0914", "aboard": "", "reduced": false,
                  "acted": [], "marks": []},
                "hurricane-1": {"id": "hurricane-1", "place": "2317", "aboard": "",
                  "reduced": false, "acted": [], "marks": []},
                "eidsvold": null, "norwegian-gladiator-1": null}},
              "country": {"german": ["2215", "2315"]}}}
            """);
    String strike = "{\"type\": \"strike\", \"aircraft\": [\"he-111-1\"]}";

    ProspectShape prospect =
        prospect(startedMatch, order("", strike, "{\"type\": \"to\", \"place\": \"0914\"}"));

    assertThat(prospect.type()).isEqualTo("battle");
    assertThat(prospect.assumed())
        .containsExactly(new ProspectShape.AssumedShape("allied", "7.2-a"));
    assertThat(prospect.brief().path("kind").asText()).isEqualTo("aero-naval");
  }

  @Test
  void aRefusalSaysByWhichParagraphAndWhichCommandOfTheOrder() {
    StartedMatch startedMatch = begun(BATTLE);
    odds(startedMatch, order("", ATTACK, commit("2215", "norwegian-6-infantry"), LAUNCH))
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:refused"))
        .body("index", equalTo(1))
        .body("findings.rule", hasItem("10.2-1"));
  }

  @Test
  void linesOfSupplyAreShownToEachSeatOfItsOwnUnits() throws Exception {
    StartedMatch startedMatch = begun(BATTLE);
    for (String seat : List.of("german", "allied")) {
      SupplyShape supply =
          read(startedMatch.seat(seat).get(startedMatch.match(), "/supply"), SupplyShape.class);
      assertThat(supply.traced()).isTrue();
      for (JsonNode line : supply.report().path("lines")) {
        assertThat(line.path("unit").asText())
            .startsWith(seat.equals("german") ? "german" : "norwegian");
        assertThat(line.path("supplied").asBoolean()).isTrue();
        assertThat(line.path("path").isEmpty()).isFalse();
      }
      assertThat(supply.findings()).isNotEmpty();
    }
  }

  private static final List<String> INFANTRY =
      GAME.pack().counters().keySet().stream()
          .filter(id -> id.matches("german-\\d+-infantry"))
          .sorted()
          .limit(13)
          .toList();

  /** Thirteen German regiments round Hønefoss. */
  private static String large() {
    ObjectNode situation = (ObjectNode) Client.json(BATTLE);
    ObjectNode pieces = situation.withObject("/change/forces/pieces");
    pieces.putNull("german-233-artillery").putNull("engelbrecht");
    for (int i = 0; i < INFANTRY.size(); i++) {
      ObjectNode piece = pieces.putObject(INFANTRY.get(i)).put("id", INFANTRY.get(i));
      piece.put("place", List.of("2215", "2216", "2117").get(i / 6)).put("aboard", "");
      piece.put("reduced", false).putArray("acted");
      piece.putArray("marks");
    }
    situation
        .withObject("/change")
        .putObject("country")
        .putArray("german")
        .add("2215")
        .add("2216")
        .add("2117")
        .add("2315");
    return situation.toString();
  }

  private static StartedMatch begun(String situation) {
    return StartedMatch.of(GAME, Client.json(situation));
  }

  private static Client asked(StartedMatch startedMatch) {
    return startedMatch.seat("german");
  }

  private static String commit(String from, String unit) {
    return commit(from, List.of(unit));
  }

  private static String commit(String from, List<String> units) {
    return "{\"type\": \"commit\", \"target\": \"2116\", \"from\": \"%s\", \"units\": [\"%s\"]}"
        .formatted(from, String.join("\", \"", units));
  }

  /** A body with these commands; an empty policy is left out. */
  private static String order(String policy, String... commands) {
    return "{\"commands\": [%s]%s}"
        .formatted(String.join(", ", commands), policy.isEmpty() ? "" : ", \"policy\": " + policy);
  }

  private static Response odds(StartedMatch startedMatch, String body) {
    return asked(startedMatch).post(startedMatch.match(), "/odds", body);
  }

  private ProspectShape prospect(StartedMatch startedMatch, String body)
      throws JsonProcessingException {
    return read(odds(startedMatch, body), ProspectShape.class);
  }

  private <T> T read(Response response, Class<T> shape) throws JsonProcessingException {
    return strict.readValue(response.then().statusCode(200).extract().asString(), shape);
  }

  /** All probabilities together as a fraction in lowest terms. */
  private static BigInteger[] sum(ProspectShape prospect) {
    BigInteger above = BigInteger.ZERO;
    BigInteger below = BigInteger.ONE;
    for (ProspectShape.ChanceShape chance : prospect.odds().chances()) {
      String[] parts = chance.probability().split("/", -1);
      BigInteger denominator = parts.length == 1 ? BigInteger.ONE : new BigInteger(parts[1]);
      above = above.multiply(denominator).add(new BigInteger(parts[0]).multiply(below));
      below = below.multiply(denominator);
    }
    BigInteger common = above.gcd(below);
    return new BigInteger[] {above.divide(common), below.divide(common)};
  }

  private static Map<String, Double> ends(ProspectShape prospect) {
    Map<String, Double> ends = new TreeMap<>();
    prospect
        .odds()
        .chances()
        .forEach(one -> ends.merge(one.outcome().path("end").asText(), one.decimal(), Double::sum));
    return ends;
  }
}
