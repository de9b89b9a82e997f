package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.StoredMatch;
import umpire.game.testing.TestTime;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/**
 * R57: who is away answers in advance, and neither that nor their missing answer reveals what they
 * hold.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class StandingOrdersTest {
  private static final Instant NOON = Instant.parse("2102-03-24T12:00:00Z");
  private static final String EACH = "{\"type\": \"per-decision\", \"seconds\": 60, \"lapses\": 9}";
  private static final String DECLINE = "{\"type\": \"decline\"}";
  private static final String NOT_ON_OFFER =
      "{\"type\": \"step\", \"unit\": \"nobody\", \"to\": \"1810\"}";

  @Inject AgroalDataSource database;

  private final List<TwoPlayerMatch> begun = new ArrayList<>();

  @AfterEach
  void over() {
    begun.forEach(
        twoPlayerMatch -> twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/resign", ""));
    TestTime.goesOn();
  }

  private TwoPlayerMatch duel() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    begun.add(twoPlayerMatch);
    return twoPlayerMatch;
  }

  private TwoPlayerMatch timed(String scenario) {
    TestTime.is(NOON);
    String game = scenario.equals("ashore") ? "weserubung" : "narvik";
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.timed(game, scenario, EACH);
    begun.add(twoPlayerMatch);
    return twoPlayerMatch;
  }

  /** What others are shown of a reaction that was answered in advance, or by hand. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"\"fallback\"", DECLINE, NOT_ON_OFFER})
  void aReactionIsAnsweredInAdvanceAndLooksLikeAnAnswerByHand(String answer) {
    TwoPlayerMatch byHand = duel();
    halt(byHand);
    JsonNode asked = byHand.german().read(byHand.match(), "/decision").path("decision");
    String rule = asked.path("rule").asText();
    byHand
        .german()
        .command(byHand.match(), asked.path("id").asInt(), DECLINE)
        .then()
        .statusCode(200);

    TwoPlayerMatch inAdvance = duel();
    put(inAdvance, answers(rule, answer)).then().statusCode(200);
    assertThat(orders(inAdvance.german(), inAdvance)).isEqualTo(Client.json(answers(rule, answer)));
    assertThat(orders(inAdvance.allied(), inAdvance).path("answers")).isEmpty();
    halt(inAdvance);
    PollUntil.until("answered", () -> inAdvance.allied().decision(inAdvance.match()) > 0);

    for (String path : List.of("", "/decision", "/events", "/dice")) {
      assertThat(plain(inAdvance, inAdvance.allied(), path))
          .as(path)
          .isEqualTo(plain(byHand, byHand.allied(), path));
      assertThat(plain(inAdvance, Client.of("olga"), path))
          .as(path)
          .isEqualTo(plain(byHand, Client.of("olga"), path));
    }
  }

  @Test
  void whatIsOpenIsAnsweredTooAndAskMeansAsk() {
    TwoPlayerMatch twoPlayerMatch = duel();
    halt(twoPlayerMatch);
    String rule =
        twoPlayerMatch
            .german()
            .read(twoPlayerMatch.match(), "/decision")
            .at("/decision/rule")
            .asText();
    put(twoPlayerMatch, answers(rule, "\"ask\"")).then().statusCode(200);
    int open = twoPlayerMatch.german().decision(twoPlayerMatch.match());
    assertThat(open).isPositive();
    put(twoPlayerMatch, answers(rule, "\"fallback\"")).then().statusCode(200);
    PollUntil.until(
        "answered", () -> twoPlayerMatch.german().decision(twoPlayerMatch.match()) == 0);
    twoPlayerMatch
        .german()
        .command(twoPlayerMatch.match(), open, DECLINE)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-waited-for"));
    put(twoPlayerMatch, "{\"answers\": {}}").then().statusCode(200);
    assertThat(orders(twoPlayerMatch.german(), twoPlayerMatch).path("answers")).isEmpty();
  }

  /** The rest of an order of several choices is its fallback. */
  @Test
  void anOrderThatIsLeftIncompleteIsCompleted() {
    TwoPlayerMatch twoPlayerMatch = duel();
    JsonNode asked =
        twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision").path("decision");
    String rule = asked.path("rule").asText();
    twoPlayerMatch
        .allied()
        .request()
        .body(answers(rule, TwoPlayerMatch.TARGET))
        .put("/v1/matches/" + twoPlayerMatch.match() + "/standing-orders")
        .then()
        .statusCode(200);
    PollUntil.until(
        "answered",
        () -> twoPlayerMatch.allied().decision(twoPlayerMatch.match()) != asked.path("id").asInt());
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision").has("draft"))
        .isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"answers\": {\"no such\": \"ask\"}} | /answers/no such",
        "{\"answers\": {\"\": \"ask\"}} | /answers/",
        "{\"answers\": {\"9.0\": \"maybe\"}} | /answers/9.0",
        "{\"answers\": {\"9.0\": 7}} | /answers/9.0",
        "{\"answers\": {\"9.0\": {\"type\": \"no-such\"}}} | /answers/9.0/type",
        "{\"answers\": {\"9.0\": {\"type\": \"assault-hex\"}}} | /answers/9.0",
        "{\"answers\": {\"9.0\": {\"type\": \"drawn\"}}} | /answers/9.0/type",
        "{\"answers\": []} | /answers",
        "{} | /answers",
        "{\"answers\": {}, \"more\": 1} | /more"
      })
  void whatCannotBeReadIsRefusedAndChangesNothing(String body, String pointer) {
    TwoPlayerMatch twoPlayerMatch = duel();
    put(twoPlayerMatch, answers("9.0", "\"fallback\"")).then().statusCode(200);
    put(twoPlayerMatch, body).then().statusCode(400).body("pointer", equalTo(pointer));
    assertThat(orders(twoPlayerMatch.german(), twoPlayerMatch))
        .isEqualTo(Client.json(answers("9.0", "\"fallback\"")));
  }

  @Test
  void theyAreTheSeatsAloneAndOfNoUseAfterTheEnd() {
    TwoPlayerMatch twoPlayerMatch = duel();
    Client olga = Client.of("olga");
    olga.get(twoPlayerMatch.match(), "/standing-orders").then().statusCode(403);
    olga.request()
        .body(answers("9.0", "\"ask\""))
        .put("/v1/matches/" + twoPlayerMatch.match() + "/standing-orders")
        .then()
        .statusCode(403);
    twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/resign", "").then().statusCode(200);
    put(twoPlayerMatch, answers("9.0", "\"ask\"")).then().statusCode(409);
  }

  /** Secret purchases of two matches that differ in nothing but what was ordered in advance. */
  @Test
  void aSealedAnswerInAdvanceIsShownToNobody() {
    List<String> shown = new ArrayList<>();
    for (String answer : List.of(bought(3), bought(5), bought(77), "\"fallback\"")) {
      TwoPlayerMatch twoPlayerMatch = timed("ashore");
      String rule =
          twoPlayerMatch
              .german()
              .read(twoPlayerMatch.match(), "/decision")
              .at("/decision/rule")
              .asText();
      put(twoPlayerMatch, answers(rule, answer)).then().statusCode(200);
      PollUntil.until("answered", () -> !waitsFor(twoPlayerMatch, "german"));
      shown.add(
          all(twoPlayerMatch, twoPlayerMatch.allied()) + all(twoPlayerMatch, Client.of("olga")));
    }
    assertThat(shown).hasSize(4).allMatch(shown.getFirst()::equals);
  }

  /** That the time ran out is public; what is taken for the answer stays under seal. */
  @Test
  void aLapseShowsOthersThatTheTimeRanOutAndNothingElse() {
    TwoPlayerMatch twoPlayerMatch = timed("ashore");
    JsonNode before = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            "{\"type\": \"buy-offensives\", \"offensives\": {\"norway\": 1, \"britain\": 0, \"france\": 0}}")
        .then()
        .statusCode(200);
    int seq = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("seq").asInt();
    assertThat(before.path("seq").asInt()).isLessThan(seq);
    TestTime.is(NOON.plusSeconds(63));
    PollUntil.until(
        "lapsed", () -> !waitsFor(twoPlayerMatch, "german") || overdue(twoPlayerMatch) > 0);
    List<JsonNode> shown = since(twoPlayerMatch, twoPlayerMatch.allied(), seq);
    assertThat(shown.getFirst().path("event").toString())
        .isEqualTo("{\"type\":\"overdue\",\"seat\":\"german\"}");
    assertThat(shown.toString()).doesNotContain("offensives-sealed");
  }

  /** An answer that is changed unseen moves no clock that others see. */
  @Test
  void anUnseenChangeOfASealedAnswerMovesNoClock() {
    TwoPlayerMatch twoPlayerMatch = timed("ashore");
    int own = twoPlayerMatch.german().decision(twoPlayerMatch.match());
    TestTime.is(NOON.plusSeconds(10));
    twoPlayerMatch.german().command(twoPlayerMatch.match(), own, bought(3)).then().statusCode(200);
    String allied = all(twoPlayerMatch, twoPlayerMatch.allied());
    TestTime.is(NOON.plusSeconds(20));
    twoPlayerMatch.german().command(twoPlayerMatch.match(), own, bought(5)).then().statusCode(200);
    assertThat(all(twoPlayerMatch, twoPlayerMatch.allied())).isEqualTo(allied);
    assertThat(
            twoPlayerMatch
                .german()
                .read(twoPlayerMatch.match(), "")
                .at("/deadlines/allied")
                .asText())
        .isEqualTo(NOON.plusSeconds(60).toString());
  }

  @Test
  void ordersGivenInAdvanceChangeNothingWhereNobodyIsAsked() {
    TwoPlayerMatch twoPlayerMatch = duel();
    String before =
        StoredMatch.of(database, twoPlayerMatch.match()).lines().skip(1).toList().toString();
    put(twoPlayerMatch, answers("9.0", "\"fallback\"")).then().statusCode(200);
    assertThat(StoredMatch.of(database, twoPlayerMatch.match()).lines().skip(1).toList().toString())
        .isEqualTo(before);
    assertThat(
            twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("waitingFor").toString())
        .isEqualTo("[\"allied\"]");
  }

  private static void halt(TwoPlayerMatch twoPlayerMatch) {
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            TwoPlayerMatch.STEP,
            TwoPlayerMatch.HALT)
        .then()
        .statusCode(200);
  }

  private static String bought(int offensives) {
    return "{\"type\": \"buy-offensives\", \"offensives\": {\"germany\": %d}}"
        .formatted(offensives);
  }

  private static String answers(String rule, String answer) {
    return "{\"answers\": {\"%s\": %s}}".formatted(rule, answer);
  }

  private static Response put(TwoPlayerMatch twoPlayerMatch, String body) {
    return twoPlayerMatch
        .german()
        .request()
        .body(body)
        .put("/v1/matches/" + twoPlayerMatch.match() + "/standing-orders");
  }

  private static JsonNode orders(Client client, TwoPlayerMatch twoPlayerMatch) {
    return client.read(twoPlayerMatch.match(), "/standing-orders");
  }

  private static boolean waitsFor(TwoPlayerMatch twoPlayerMatch, String seat) {
    return twoPlayerMatch
        .allied()
        .read(twoPlayerMatch.match(), "")
        .path("waitingFor")
        .toString()
        .contains(seat);
  }

  private static long overdue(TwoPlayerMatch twoPlayerMatch) {
    return since(twoPlayerMatch, twoPlayerMatch.allied(), 0).stream()
        .filter(event -> event.path("type").asText().equals("overdue"))
        .count();
  }

  private static List<JsonNode> since(TwoPlayerMatch twoPlayerMatch, Client client, int seq) {
    return client
        .read(twoPlayerMatch.match(), "/events?after=" + seq)
        .path("events")
        .valueStream()
        .toList();
  }

  private static String all(TwoPlayerMatch twoPlayerMatch, Client client) {
    StringBuilder all = new StringBuilder();
    for (String path : List.of("", "/decision", "/events", "/dice")) {
      all.append(plain(twoPlayerMatch, client, path));
    }
    return all.toString();
  }

  /** An answer without what names the match, its accounts and its dice. */
  private static String plain(TwoPlayerMatch twoPlayerMatch, Client client, String path) {
    return client
        .get(twoPlayerMatch.match(), path)
        .asString()
        .replace(twoPlayerMatch.match(), "this-match")
        .replace(twoPlayerMatch.allied().account(), "anna")
        .replace(twoPlayerMatch.german().account(), "bert")
        // Which counter lies face down where was drawn by lot.
        .replaceAll("token-[0-9]+", "token")
        .replaceAll("\"counters\":\\[[^]]*\\]", "")
        .replaceAll("\"commitment\":\"[0-9a-f]+\"", "")
        .replaceAll("\"openedAt\":\"[^\"]+\"", "");
  }
}
