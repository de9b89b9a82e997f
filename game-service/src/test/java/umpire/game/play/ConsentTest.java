package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.StartedMatch;
import umpire.game.testing.StoredMatch;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/**
 * Two allied seats of three (10.0 of weserubung): either may declare an offensive or leave it to
 * the other, the first declaration counts, and the other's units need the other's consent.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class ConsentTest {
  private static final Shelf.Shelved GAME = Shelf.load().game("weserubung");

  /** A Norwegian and a British regiment at Hønefoss, a German one in Oslo, an offensive each. */
  private static final String SITUATION =
      """
      {"scenario": "campaign-3", "change": {
        "calendar": {"phase": "combat", "turn": 3, "first": "allied"},
        "agenda": {"frames": [{"type": "sequence", "phase": "combat", "step": 2},
          {"type": "alternating", "side": "allied", "passes": 0, "yielded": []}]},
        "forces": {"pieces": {
          "german-307-infantry": {"id": "german-307-infantry", "place": "2315", "aboard": "",
            "reduced": false, "acted": [], "marks": []},
          "norwegian-6-infantry": {"id": "norwegian-6-infantry", "place": "2116", "aboard": "",
            "reduced": false, "acted": [], "marks": []},
          "british-146-infantry": {"id": "british-146-infantry", "place": "2116", "aboard": "",
            "reduced": false, "acted": [], "marks": []},
          "norwegian-gladiator-1": null}},
        "country": {"german": ["2315"]},
        "nations": {"norway": {"offensives": 1, "bought": 1, "used": 1},
          "britain": {"offensives": 1, "bought": 1, "used": 1}}},
       "dice": [10, 10, 10, 10, 10, 10]}
      """;

  private static final String PASS = "{\"type\": \"pass-offensive\"}";
  private static final String GRANTED = "{\"type\": \"consent\", \"reply\": \"granted\"}";
  private static final String REFUSED = "{\"type\": \"consent\", \"reply\": \"refused\"}";

  @Inject AgroalDataSource database;

  private StartedMatch startedMatch;

  @BeforeEach
  void begin() {
    startedMatch = StartedMatch.of(GAME, Client.json(SITUATION));
  }

  @Test
  void eitherMayYieldAndTheOtherIsStillAskedUnderTheSameNumber() {
    assertThat(waitingFor()).containsExactlyInAnyOrder("western", "norwegian");
    int norwegian = decision("norwegian");
    assertThat(decision("western")).isPositive().isNotEqualTo(norwegian);
    assertThat(decision("german")).isZero();

    say("western", PASS).then().statusCode(200);

    assertThat(waitingFor()).containsExactly("norwegian");
    assertThat(decision("norwegian")).isEqualTo(norwegian);
    notAsked("western", PASS);
    declare("norwegian", "norwegian-6-infantry").then().statusCode(200);
    assertThat(offensives("norway")).isZero();
    assertThat(offensives("britain")).isEqualTo(1);
  }

  @Test
  void theFirstDeclarationCountsAndADraftOfTheOthersIsUnseenAndVoid() {
    int drafted = decision("norwegian");
    String unseen = shown("western") + shown("german");
    startedMatch
        .seat("norwegian")
        .command(startedMatch.match(), drafted, "{\"type\": \"attack\", \"target\": \"2315\"}")
        .then()
        .statusCode(200);
    assertThat(shown("western") + shown("german")).isEqualTo(unseen);

    declare("western", "british-146-infantry").then().statusCode(200);

    assertThat(offensives("britain")).isZero();
    assertThat(offensives("norway")).isEqualTo(1);
    startedMatch
        .seat("norwegian")
        .command(startedMatch.match(), drafted, commit("norwegian-6-infantry"))
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-waited-for"));
  }

  @Test
  void whoseUnitsGoIsAskedAndNobodyElseAnswersForHim() {
    declareBoth().then().statusCode(200);

    assertThat(waitingFor()).containsExactly("western");
    JsonNode asked =
        startedMatch.seat("western").read(startedMatch.match(), "/decision").path("decision");
    assertThat(asked.path("rule").asText()).isEqualTo("10.0-a/r89");
    assertThat(asked.path("offers").toString()).contains("granted", "refused");
    assertThat(shown("western"))
        .as("what he is asked for")
        .contains("british-146-infantry", "2315");
    String before = StoredMatch.of(database, startedMatch.match());
    notAsked("norwegian", GRANTED);
    notAsked("german", GRANTED);
    Client.of("olga")
        .command(startedMatch.match(), decision("western"), GRANTED)
        .then()
        .statusCode(403);
    malformed("{\"type\": \"consent\", \"reply\": \"maybe\"}", "/commands/0/reply");
    malformed("{\"type\": \"consent\", \"reply\": true}", "/commands/0/reply");
    malformed("{\"type\": \"consent\"}", "/commands/0");
    say("western", PASS).then().statusCode(422).body("findings[0].rule", equalTo("10.0-a/r89"));
    assertThat(StoredMatch.of(database, startedMatch.match())).isEqualTo(before);
    assertThat(place("british-146-infantry")).isEqualTo("2116");

    say("western", GRANTED).then().statusCode(200);

    assertThat(place("british-146-infantry")).isEqualTo("2315");
    assertThat(offensives("norway")).isZero();
    assertThat(offensives("britain")).isZero();
    say("western", REFUSED).then().statusCode(422);
  }

  @Test
  void aRefusalVoidsTheDeclarationAndLeavesTheRestToTheOther() {
    declareBoth().then().statusCode(200);
    say("western", REFUSED).then().statusCode(200);

    assertThat(place("british-146-infantry")).isEqualTo("2116");
    assertThat(place("norwegian-6-infantry")).isEqualTo("2116");
    assertThat(offensives("norway")).isEqualTo(1);
    assertThat(offensives("britain")).isEqualTo(1);
    // 10.0-a/r140: who was refused does not ask for ever.
    assertThat(waitingFor()).containsExactly("western");
    notAsked("norwegian", PASS);
    declare("western", "british-146-infantry").then().statusCode(200);
    assertThat(offensives("britain")).isZero();
  }

  /**
   * Nobody's units are sent in their absence: what is taken for their answer is that they refuse.
   */
  @Test
  void oddsAreGivenOfOnesOwnUnitsAndOfTheAllysNoBattleFollows() {
    assertThat(weighed("norwegian-6-infantry")).isEqualTo("battle");
    assertThat(weighed("norwegian-6-infantry", "british-146-infantry")).isEqualTo("quiet");
    assertThat(waitingFor()).containsExactlyInAnyOrder("western", "norwegian");
  }

  private String weighed(String... units) {
    String order =
        "{\"commands\": [{\"type\": \"attack\", \"target\": \"2315\"}, %s, {\"type\": \"launch-offensive\"}]}"
            .formatted(commit(units));
    return startedMatch
        .seat("norwegian")
        .post(startedMatch.match(), "/odds", order)
        .then()
        .statusCode(200)
        .extract()
        .path("type");
  }

  private Response declareBoth() {
    return declare("norwegian", "norwegian-6-infantry", "british-146-infantry");
  }

  private Response declare(String seat, String... units) {
    return startedMatch
        .seat(seat)
        .command(
            startedMatch.match(),
            decision(seat),
            "{\"type\": \"attack\", \"target\": \"2315\"}",
            commit(units),
            "{\"type\": \"launch-offensive\"}");
  }

  private static String commit(String... units) {
    return "{\"type\": \"commit\", \"target\": \"2315\", \"from\": \"2215\", \"units\": [\"%s\"]}"
        .formatted(String.join("\", \"", units));
  }

  private Response say(String seat, String command) {
    return startedMatch.seat(seat).command(startedMatch.match(), decision(seat), command);
  }

  private void notAsked(String seat, String command) {
    say(seat, command)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-waited-for"));
  }

  private void malformed(String command, String pointer) {
    say("western", command).then().statusCode(400).body("pointer", equalTo(pointer));
  }

  private int decision(String seat) {
    return startedMatch.seat(seat).decision(startedMatch.match());
  }

  private List<String> waitingFor() {
    return startedMatch
        .seat("german")
        .read(startedMatch.match(), "")
        .path("waitingFor")
        .valueStream()
        .map(JsonNode::asText)
        .toList();
  }

  private JsonNode view() {
    return startedMatch.seat("german").read(startedMatch.match(), "").path("view");
  }

  private int offensives(String nation) {
    return view().path("nations").path(nation).path("offensives").asInt(-1);
  }

  private String place(String unit) {
    return view()
        .path("pieces")
        .valueStream()
        .filter(piece -> piece.path("id").asText().equals(unit))
        .findFirst()
        .orElseThrow()
        .path("place")
        .asText();
  }

  private String shown(String seat) {
    StringBuilder all = new StringBuilder();
    for (String path : List.of("", "/decision", "/events")) {
      Response answer = startedMatch.seat(seat).get(startedMatch.match(), path);
      all.append(answer.header("ETag")).append(answer.asString());
    }
    return all.toString();
  }
}
