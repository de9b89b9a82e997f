package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.RandomMatchOverHttp;
import umpire.game.testing.TestTime;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/** What arbiters and players are shown of a match after its end, and nobody before. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class FairPlayTest {
  private static final String PATH = "/fair-play";
  private static final String DECLINE = "{\"type\": \"decline\"}";
  private static final Instant NOON = Instant.parse("2104-03-24T12:00:00Z");

  @Inject AgroalDataSource database;

  @AfterEach
  void timeGoesOn() {
    TestTime.goesOn();
  }

  @Test
  void nobodyReadsItBeforeTheEnd() {
    Client admin = Client.of("ada", "match:read", "admin");
    String open = Client.of("olga").open("narvik", "first-shots", "{}");
    TwoPlayerMatch duel = TwoPlayerMatch.begin();
    duel.assault().then().statusCode(200);
    for (Client client : List.of(duel.allied(), duel.german(), Client.of("sam"), admin)) {
      for (String match : List.of(open, duel.match())) {
        client
            .get(match, PATH)
            .then()
            .statusCode(409)
            .body("type", equalTo("urn:umpire:problem:not-over"));
      }
    }
    assertThat(anonymous(duel.match())).isEqualTo(409);
    admin.get(UUID.randomUUID().toString(), PATH).then().statusCode(404);
    admin.get("no-such-match", PATH).then().statusCode(404);
  }

  @Test
  void afterTheEndEverybodyReadsItWhoMayReadTheMatch() {
    TwoPlayerMatch duel = over(TwoPlayerMatch.begin());
    assertThat(anonymous(duel.match())).isEqualTo(200);
    duel.allied().get(duel.match(), PATH).then().statusCode(200);
    Client.of("sam").get(duel.match(), PATH).then().statusCode(200);
    Client.of("paul", "match:play").get(duel.match(), PATH).then().statusCode(403);
  }

  @Test
  void ofAPrivateMatchItIsItsPlayersAndAdministratorsAlone() {
    TwoPlayerMatch duel = TwoPlayerMatch.beginPrivately();
    Client stranger = Client.of("sam");
    stranger.get(duel.match(), PATH).then().statusCode(404);
    assertThat(anonymous(duel.match())).isEqualTo(401);
    over(duel);
    stranger.get(duel.match(), PATH).then().statusCode(404);
    assertThat(anonymous(duel.match())).isEqualTo(401);
    duel.allied().get(duel.match(), PATH).then().statusCode(200);
    duel.german().get(duel.match(), PATH).then().statusCode(200);
    Client.of("ada", "match:read", "admin").get(duel.match(), PATH).then().statusCode(200);
  }

  /** The entry of revision n is written n² seconds after midnight. */
  @Test
  void aDecisionTakesFromTheEntryThatAsksToTheEntryThatAnswers() throws SQLException {
    TwoPlayerMatch duel = TwoPlayerMatch.begin();
    String match = duel.match();
    List<Integer> decisions = new ArrayList<>();
    List<Integer> seqs = new ArrayList<>();
    decisions.add(duel.allied().decision(match)); // asked in revision 1
    say(duel.allied(), match, TwoPlayerMatch.STEP); // 2: 4 - 1
    seqs.add(seq(duel.allied(), match));
    duel.allied().post(match, "/undo", "{\"commandId\": \"back\"}").then().statusCode(200); // 3
    decisions.add(duel.allied().decision(match));
    say(duel.allied(), match, TwoPlayerMatch.STEP, TwoPlayerMatch.HALT); // 4: 16 - 9, and at once
    decisions.add(decisions.getLast() + 1);
    seqs.add(seq(duel.allied(), match));
    seqs.add(seqs.getLast());
    int reaction = duel.german().decision(match);
    say(duel.german(), match, DECLINE); // 5: 25 - 16
    over(duel);
    everyEntryAtTheSquareOfItsRevision(match);

    JsonNode report = duel.allied().read(match, PATH);
    JsonNode allied = seat(report, "allied");
    assertThat(report.path("match").asText()).isEqualTo(match);
    assertThat(allied.path("account").asText()).isEqualTo(duel.allied().account());
    assertThat(allied.path("decisions").asInt()).isEqualTo(3);
    assertThat(texts(allied, "type")).containsExactly("step", "step", "halt");
    assertThat(texts(allied, "millis")).containsExactly("3000", "7000", "0");
    assertThat(texts(allied, "decision")).isEqualTo(decisions.stream().map(n -> "" + n).toList());
    assertThat(texts(allied, "seq")).isEqualTo(seqs.stream().map(n -> "" + n).toList());
    assertThat(allied.path("times"))
        .isEqualTo(
            Client.json(
                """
                {"measured": 3, "medianMillis": 3000, "p90Millis": 7000, "longestMillis": 7000}
                """));
    JsonNode german = seat(report, "german");
    assertThat(texts(german, "decision")).containsExactly("" + reaction);
    assertThat(texts(german, "millis")).containsExactly("9000");
    JsonNode compared = allied.path("greedyAgreement");
    assertThat(compared.path("choices").asInt()).isEqualTo(3);
    assertThat(compared.path("compared").asInt()).isEqualTo(3);
    assertThat(compared.path("agreed").asInt()).isBetween(0, 3);
    JsonNode others = Client.of("sam").read(match, PATH);
    assertThat(seat(others, "allied").path("greedyAgreement")).isEqualTo(compared);
    assertThat(texts(seat(others, "allied"), "millis")).isEqualTo(texts(allied, "millis"));
  }

  @Test
  void whatWasAnsweredInAdvanceIsNoDecisionOfThePlayer() {
    TwoPlayerMatch asks = TwoPlayerMatch.begin();
    halt(asks);
    String rule =
        asks.german().read(asks.match(), "/decision").path("decision").path("rule").asText();
    TwoPlayerMatch duel = TwoPlayerMatch.begin();
    duel.german()
        .request()
        .body("{\"answers\": {\"%s\": \"fallback\"}}".formatted(rule))
        .put("/v1/matches/" + duel.match() + "/standing-orders")
        .then()
        .statusCode(200);
    halt(duel);
    PollUntil.until("answered", () -> duel.allied().decision(duel.match()) > 0);
    JsonNode german = seat(over(duel).german().read(duel.match(), PATH), "german");
    assertThat(german.path("answeredInAdvance").asInt()).isEqualTo(1);
    assertThat(german.path("decisions").asInt()).isZero();
    assertThat(german.path("answers")).isEmpty();
    assertThat(german.has("times")).isFalse();
  }

  @Test
  void anAnswerUnderSealThatReplacesAnotherIsNoSecondDecision() {
    Client german = Client.of("anna");
    Client allied = Client.of("bert");
    String match = german.open("weserubung", "ashore", "{}");
    german.post(match, "/seats/german", "{}").then().statusCode(200);
    allied.post(match, "/seats/allied", "{}").then().statusCode(200);
    int own = german.decision(match);
    for (int offensives : new int[] {3, 5}) {
      say(
          german,
          match,
          "{\"type\": \"buy-offensives\", \"offensives\": {\"germany\": %d}}"
              .formatted(offensives));
    }
    say(
        allied,
        match,
        "{\"type\": \"buy-offensives\", \"offensives\": {\"norway\": 1, \"britain\": 0,"
            + " \"france\": 0}}");
    german.post(match, "/resign", "").then().statusCode(200);
    JsonNode report = german.read(match, PATH);
    assertThat(texts(seat(report, "german"), "decision")).containsExactly("" + own);
    assertThat(seat(report, "allied").path("decisions").asInt()).isEqualTo(1);
  }

  @Test
  void whatLapsedIsNoDecisionOfThePlayer() {
    TestTime.is(NOON);
    TwoPlayerMatch duel =
        TwoPlayerMatch.timed(
            "narvik",
            "first-shots",
            "{\"type\": \"per-decision\", \"seconds\": 60, \"lapses\": 9}");
    TestTime.is(NOON.plusSeconds(63));
    PollUntil.until(
        "it lapses",
        () -> duel.german().read(duel.match(), "/events").toString().contains("overdue"));
    JsonNode allied = seat(over(duel).german().read(duel.match(), PATH), "allied");
    assertThat(allied.path("lapsed").asInt()).isEqualTo(1);
    assertThat(allied.path("decisions").asInt()).isZero();
  }

  /** The allied seat assaults: all dice follow its command, whoever answers in between. */
  @Test
  void diceCountForTheSeatWhoseCommandTheyFollowed() {
    TwoPlayerMatch duel = TwoPlayerMatch.begin();
    duel.assault().then().statusCode(200);
    duel.playOut();
    Map<Integer, List<Integer>> thrown = thrown(duel.german(), duel.match());
    assertThat(thrown).isNotEmpty();
    JsonNode report = duel.german().read(duel.match(), PATH);
    assertThat(counted(seat(report, "allied").path("dice"))).isEqualTo(sums(thrown));
    assertThat(seat(report, "german").path("dice")).isEmpty();
    assertThat(report.path("otherDice")).isEmpty();
    JsonNode few = seat(report, "allied").path("dice").get(0);
    assertThat(few.path("tooFew").asBoolean()).isTrue();
    assertThat(few.has("deviations")).isFalse();
    assertThat(few.has("low")).isFalse();
  }

  /** No die is lost or counted twice; an imported match has the same report without times. */
  @ParameterizedTest
  @CsvSource({"narvik, first-shots, 51, 10000", "weserubung, ashore-3, 52, 90"})
  void everyDieIsCountedOnce(String game, String scenario, long seed, int most) {
    RandomMatchOverHttp ramble = RandomMatchOverHttp.fair(Shelf.load().game(game), scenario, seed);
    Optional<RandomMatchOverHttp.Turn> turn = ramble.turn();
    for (; turn.isPresent() && ramble.commands() < most; turn = ramble.turn()) {
      ramble.play(turn.get());
    }
    turn.ifPresent(
        last -> last.client().post(ramble.match(), "/resign", "").then().statusCode(200));
    Client reader = Client.of("dora");
    JsonNode report = reader.read(ramble.match(), PATH);
    Map<Integer, List<Long>> all = new TreeMap<>();
    for (JsonNode dice : report.findValues("dice")) {
      counted(dice).forEach((sides, sum) -> all.merge(sides, sum, FairPlayTest::plus));
    }
    counted(report.path("otherDice"))
        .forEach((sides, sum) -> all.merge(sides, sum, FairPlayTest::plus));
    assertThat(all).isEqualTo(sums(thrown(reader, ramble.match())));
    report.findValues("dice").forEach(dice -> dice.forEach(FairPlayTest::isFarAsItSays));

    JsonNode export = reader.read(ramble.match(), "/export");
    String imported =
        reader
            .request()
            .body(export.toString())
            .post("/v1/matches/import")
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    JsonNode again = reader.read(imported, PATH);
    assertThat(again.findValues("dice")).isEqualTo(report.findValues("dice"));
    assertThat(again.findValues("greedyAgreement")).isEqualTo(report.findValues("greedyAgreement"));
    assertThat(again.findValuesAsText("decision")).isEqualTo(report.findValuesAsText("decision"));
    assertThat(again.findValuesAsText("seq")).isEqualTo(report.findValuesAsText("seq"));
    assertThat(report.findValuesAsText("millis")).isNotEmpty();
    assertThat(again.findValuesAsText("millis")).isEmpty();
    assertThat(again.findValues("times")).isEmpty();
  }

  private static void isFarAsItSays(JsonNode dice) {
    int rolls = dice.path("rolls").asInt();
    int sides = dice.path("sides").asInt();
    double deviation = Math.sqrt(rolls * (sides * sides - 1) / 12.0);
    double mean = rolls * (sides + 1) / 2.0;
    assertThat(dice.path("expected").asDouble()).isEqualTo(mean);
    assertThat(dice.has("deviations")).isEqualTo(rolls >= 20);
    if (rolls >= 20) {
      double far = (dice.path("sum").asInt() - mean) / deviation;
      assertThat(dice.path("deviations").asDouble()).isCloseTo(far, within(0.001));
      assertThat(dice.path("low").asDouble()).isCloseTo(mean - 1.96 * deviation, within(0.1));
      assertThat(dice.path("high").asDouble()).isCloseTo(mean + 1.96 * deviation, within(0.1));
    }
  }

  private static List<Long> plus(List<Long> one, List<Long> other) {
    return List.of(one.get(0) + other.get(0), one.get(1) + other.get(1));
  }

  /** By sides: how many, and their sum. */
  private static Map<Integer, List<Long>> counted(JsonNode dice) {
    Map<Integer, List<Long>> counted = new TreeMap<>();
    dice.forEach(
        kind ->
            counted.put(
                kind.path("sides").asInt(),
                List.of(kind.path("rolls").asLong(), kind.path("sum").asLong())));
    return counted;
  }

  private static Map<Integer, List<Long>> sums(Map<Integer, List<Integer>> thrown) {
    Map<Integer, List<Long>> sums = new TreeMap<>();
    thrown.forEach(
        (sides, values) ->
            sums.put(
                sides,
                List.of(
                    (long) values.size(), values.stream().mapToLong(Integer::longValue).sum())));
    return sums;
  }

  /** The dice of a match that is over, by their sides. */
  private static Map<Integer, List<Integer>> thrown(Client client, String match) {
    Map<Integer, List<Integer>> thrown = new TreeMap<>();
    for (JsonNode draw : client.read(match, "/dice").path("draws")) {
      for (int i = 0; i < draw.path("sides").size(); i++) {
        thrown
            .computeIfAbsent(draw.path("sides").get(i).asInt(), _ -> new ArrayList<>())
            .add(draw.path("values").get(i).asInt());
      }
    }
    return thrown;
  }

  private static int anonymous(String match) {
    return RestAssured.get("/v1/matches/" + match + PATH).statusCode();
  }

  private static TwoPlayerMatch over(TwoPlayerMatch duel) {
    duel.allied().post(duel.match(), "/resign", "").then().statusCode(200);
    return duel;
  }

  private static void halt(TwoPlayerMatch duel) {
    say(duel.allied(), duel.match(), TwoPlayerMatch.STEP, TwoPlayerMatch.HALT);
  }

  private static void say(Client client, String match, String... commands) {
    client.command(match, client.decision(match), commands).then().statusCode(200);
  }

  private static int seq(Client client, String match) {
    return client.read(match, "").path("seq").asInt();
  }

  private static JsonNode seat(JsonNode report, String seat) {
    return report
        .path("seats")
        .valueStream()
        .filter(one -> one.path("seat").asText().equals(seat))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> texts(JsonNode seat, String member) {
    return seat.path("answers").findValuesAsText(member);
  }

  private void everyEntryAtTheSquareOfItsRevision(String match) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement set =
            connection.prepareStatement(
                "update journal set at = timestamptz '2026-01-01 00:00:00Z'"
                    + " + revision * revision * interval '1 second' where match = ?")) {
      set.setObject(1, UUID.fromString(match));
      set.executeUpdate();
    }
  }
}
