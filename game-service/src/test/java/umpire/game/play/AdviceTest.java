package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.api.shape.play.ExplanationShape;
import umpire.game.api.shape.play.ProspectShape;
import umpire.game.api.shape.play.SupplyShape;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** What would follow from an order: returned to its author, without what they may not know. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class AdviceTest {
  private static final String PASS = "{\"type\": \"pass\"}";
  private static final String RAID =
      "{\"type\": \"interdict-from-air\", \"hex\": \"1710\", \"airPoints\": 8}";
  private static final List<String> ADVICE = List.of("/explain", "/odds");

  /** As requests are read: unknown and missing members are refused. */
  @Inject ObjectMapper strict;

  private static String order(String... commands) {
    return "{\"commands\": [" + String.join(", ", commands) + "]}";
  }

  private <T> T read(Response response, Class<T> shape) throws JsonProcessingException {
    return strict.readValue(response.then().statusCode(200).extract().asString(), shape);
  }

  @Test
  void theOddsOfAnAttackOnWhatIsFaceDownAreRefusedByAFinding() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    ProspectShape first =
        read(
            twoPlayerMatch
                .allied()
                .post(twoPlayerMatch.match(), "/odds", order(TwoPlayerMatch.TARGET)),
            ProspectShape.class);
    assertThat(first.type()).isEqualTo("draft");
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), 1, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200);
    String commitment = twoPlayerMatch.commitment();
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/odds", order(commitment))
        .then()
        .statusCode(422)
        .contentType("application/problem+json")
        .body("type", equalTo("urn:umpire:problem:hidden"))
        .body("findings[0].rule", notNullValue())
        .body("findings[0].reason.type", equalTo("hidden"));
    ExplanationShape explained =
        read(
            twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/explain", order(commitment)),
            ExplanationShape.class);
    assertThat(explained.rulings()).hasSize(1);
    assertThat(explained.rulings().getFirst().ruling()).isEqualTo("accepted");
    assertThat(explained.rulings().getFirst().hidden()).isTrue();
  }

  @Test
  void theOddsOfAnAttackOnWhatLiesOpenAreExactAndNothingIsDone() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    for (int token = 1; token <= 3; token++) {
      String reveal = "{\"type\": \"reveal\", \"token\": \"token-%d\"}".formatted(token);
      twoPlayerMatch.german().command(twoPlayerMatch.match(), 0, reveal).then().statusCode(200);
    }
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), 1, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200);
    JsonNode before = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    ProspectShape prospect =
        read(
            twoPlayerMatch
                .allied()
                .post(twoPlayerMatch.match(), "/odds", order(twoPlayerMatch.commitment())),
            ProspectShape.class);
    assertThat(prospect.type()).isEqualTo("battle");
    assertThat(
            prospect.odds().chances().stream()
                .mapToDouble(ProspectShape.ChanceShape::decimal)
                .sum())
        .isBetween(0.999, 1.001);
    assertThat(prospect.odds().findings()).isNotEmpty();
    assertThat(prospect.odds().policy()).isEmpty();
    assertThat(prospect.brief().path("defenders").isEmpty()).isFalse();
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "")).isEqualTo(before);
  }

  @Test
  void whoeverActsFaceDownKnowsTheirOwnAndMayAskWhatARaidIsWorth() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch.allied().command(twoPlayerMatch.match(), 1, PASS).then().statusCode(200);
    ProspectShape raid =
        read(
            twoPlayerMatch.german().post(twoPlayerMatch.match(), "/odds", order(RAID)),
            ProspectShape.class);
    assertThat(raid.type()).isEqualTo("battle");
    ExplanationShape reveal =
        read(
            twoPlayerMatch
                .german()
                .post(
                    twoPlayerMatch.match(),
                    "/explain",
                    order("{\"type\": \"reveal\", \"token\": \"token-1\"}")),
            ExplanationShape.class);
    assertThat(reveal.rulings().getFirst().hidden()).isFalse();
    assertThat(
            read(
                    twoPlayerMatch.german().post(twoPlayerMatch.match(), "/odds", order(PASS)),
                    ProspectShape.class)
                .type())
        .isEqualTo("quiet");
  }

  @Test
  void aRefusalSaysByWhichParagraphAndTheRestIsLeft() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String wrong = "{\"type\": \"assault-hex\", \"target\": \"2305\"}";
    ExplanationShape explained =
        read(
            twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/explain", order(wrong, PASS)),
            ExplanationShape.class);
    assertThat(explained.rulings().getFirst().ruling()).isEqualTo("refused");
    assertThat(explained.rulings().getFirst().findings()).isNotEmpty();
    assertThat(explained.left()).isEqualTo(1);
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/odds", order(wrong))
        .then()
        .statusCode(422)
        .body("type", equalTo("urn:umpire:problem:refused"))
        .body("index", equalTo(0))
        .body("findings.rule", hasItem("15.1a"));
    // Whoever is not asked is refused by the rules too.
    assertThat(
            read(
                    twoPlayerMatch.german().post(twoPlayerMatch.match(), "/explain", order(PASS)),
                    ExplanationShape.class)
                .rulings()
                .getFirst()
                .ruling())
        .isEqualTo("refused");
  }

  @Test
  void unitsAreSuppliedAsThePositionHasItNow() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    SupplyShape supply =
        read(twoPlayerMatch.allied().get(twoPlayerMatch.match(), "/supply"), SupplyShape.class);
    assertThat(supply.traced()).isTrue();
    assertThat(supply.report().path("lines").get(0).path("status").asText()).isEqualTo("supplied");
    assertThat(supply.findings()).isNotEmpty();
    assertThat(
            read(twoPlayerMatch.german().get(twoPlayerMatch.match(), "/supply"), SupplyShape.class)
                .traced())
        .isFalse();
  }

  @Test
  void onlyAPlayerOfTheMatchMayAskAndWhatCannotBeReadSaysWhere() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    Client stranger = Client.of("carl");
    for (String path : ADVICE) {
      stranger.post(twoPlayerMatch.match(), path, order(PASS)).then().statusCode(403);
      new Client("nobody", "no-token")
          .post(twoPlayerMatch.match(), path, order(PASS))
          .then()
          .statusCode(401);
      Client.of("dora", "lobby")
          .post(twoPlayerMatch.match(), path, order(PASS))
          .then()
          .statusCode(403);
      malformed(twoPlayerMatch, path, "{\"commands\": []}", "/commands");
      malformed(twoPlayerMatch, path, order("{\"type\": \"teleport\"}"), "/commands/0/type");
      malformed(twoPlayerMatch, path, "{\"commands\": [null]}", "/commands/0");
      malformed(twoPlayerMatch, path, "{}", "/commands");
    }
    String assuming = "{\"commands\": [" + RAID + "], \"policy\": {\"x\": \"y\"}}";
    malformed(twoPlayerMatch, "/explain", assuming, "/policy");
    twoPlayerMatch.allied().command(twoPlayerMatch.match(), 1, PASS).then().statusCode(200);
    twoPlayerMatch
        .german()
        .post(twoPlayerMatch.match(), "/odds", assuming)
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/policy"));
    stranger.get(twoPlayerMatch.match(), "/supply").then().statusCode(403);
    String open = stranger.open("narvik", "one-assault", "{}");
    stranger.post(open, "/seats/allied", "{}").then().statusCode(200);
    stranger
        .post(open, "/odds", order(PASS))
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-begun"));
  }

  private static void malformed(
      TwoPlayerMatch twoPlayerMatch, String path, String body, String pointer) {
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), path, body)
        .then()
        .statusCode(400)
        .contentType("application/problem+json")
        .body("pointer", equalTo(pointer));
  }
}
