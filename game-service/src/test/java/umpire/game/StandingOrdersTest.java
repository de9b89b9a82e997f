package umpire.game;

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
import umpire.game.testing.Duel;
import umpire.game.testing.Patience;
import umpire.game.testing.Stored;
import umpire.game.testing.TestTime;
import umpire.local.testing.HostResource;

/** R57: who is away answers in advance, and neither that nor his silence tells what he holds. */
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

  private final List<Duel> begun = new ArrayList<>();

  @AfterEach
  void over() {
    begun.forEach(duel -> duel.allied().post(duel.match(), "/resign", ""));
    TestTime.goesOn();
  }

  private Duel duel() {
    Duel duel = Duel.begin();
    begun.add(duel);
    return duel;
  }

  private Duel timed(String scenario) {
    TestTime.is(NOON);
    String game = scenario.equals("ashore") ? "weserubung" : "narvik";
    Duel duel = Duel.timed(game, scenario, EACH);
    begun.add(duel);
    return duel;
  }

  /** What others are told of a reaction that was answered in advance, or by hand. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {"\"fallback\"", DECLINE, NOT_ON_OFFER})
  void aReactionIsAnsweredInAdvanceAndLooksLikeAnAnswerByHand(String answer) {
    Duel byHand = duel();
    halt(byHand);
    JsonNode asked = byHand.german().read(byHand.match(), "/decision").path("decision");
    String rule = asked.path("rule").asText();
    byHand
        .german()
        .command(byHand.match(), asked.path("id").asInt(), DECLINE)
        .then()
        .statusCode(200);

    Duel inAdvance = duel();
    put(inAdvance, answers(rule, answer)).then().statusCode(200);
    assertThat(orders(inAdvance.german(), inAdvance)).isEqualTo(Client.json(answers(rule, answer)));
    assertThat(orders(inAdvance.allied(), inAdvance).path("answers")).isEmpty();
    halt(inAdvance);
    Patience.until("answered", () -> inAdvance.allied().decision(inAdvance.match()) > 0);

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
    Duel duel = duel();
    halt(duel);
    String rule = duel.german().read(duel.match(), "/decision").at("/decision/rule").asText();
    put(duel, answers(rule, "\"ask\"")).then().statusCode(200);
    int open = duel.german().decision(duel.match());
    assertThat(open).isPositive();
    put(duel, answers(rule, "\"fallback\"")).then().statusCode(200);
    Patience.until("answered", () -> duel.german().decision(duel.match()) == 0);
    duel.german()
        .command(duel.match(), open, DECLINE)
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-waited-for"));
    put(duel, "{\"answers\": {}}").then().statusCode(200);
    assertThat(orders(duel.german(), duel).path("answers")).isEmpty();
  }

  /** The rest of an order of several choices is its fallback. */
  @Test
  void anOrderThatIsLeftIncompleteIsCompleted() {
    Duel duel = duel();
    JsonNode asked = duel.allied().read(duel.match(), "/decision").path("decision");
    String rule = asked.path("rule").asText();
    duel.allied()
        .request()
        .body(answers(rule, Duel.TARGET))
        .put("/v1/matches/" + duel.match() + "/standing-orders")
        .then()
        .statusCode(200);
    Patience.until(
        "answered", () -> duel.allied().decision(duel.match()) != asked.path("id").asInt());
    assertThat(duel.allied().read(duel.match(), "/decision").has("draft")).isFalse();
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
    Duel duel = duel();
    put(duel, answers("9.0", "\"fallback\"")).then().statusCode(200);
    put(duel, body).then().statusCode(400).body("pointer", equalTo(pointer));
    assertThat(orders(duel.german(), duel)).isEqualTo(Client.json(answers("9.0", "\"fallback\"")));
  }

  @Test
  void theyAreTheSeatsAloneAndOfNoUseAfterTheEnd() {
    Duel duel = duel();
    Client olga = Client.of("olga");
    olga.get(duel.match(), "/standing-orders").then().statusCode(403);
    olga.request()
        .body(answers("9.0", "\"ask\""))
        .put("/v1/matches/" + duel.match() + "/standing-orders")
        .then()
        .statusCode(403);
    duel.allied().post(duel.match(), "/resign", "").then().statusCode(200);
    put(duel, answers("9.0", "\"ask\"")).then().statusCode(409);
  }

  /** Secret purchases of two matches that differ in nothing but what was ordered in advance. */
  @Test
  void aSealedAnswerInAdvanceTellsNobodyWhatItIs() {
    List<String> told = new ArrayList<>();
    for (String answer : List.of(bought(3), bought(5), bought(77), "\"fallback\"")) {
      Duel duel = timed("ashore");
      String rule = duel.german().read(duel.match(), "/decision").at("/decision/rule").asText();
      put(duel, answers(rule, answer)).then().statusCode(200);
      Patience.until("answered", () -> !waitsFor(duel, "german"));
      told.add(all(duel, duel.allied()) + all(duel, Client.of("olga")));
    }
    assertThat(told).hasSize(4).allMatch(told.getFirst()::equals);
  }

  /** That the time ran out is public; what is taken for the answer stays under seal. */
  @Test
  void aLapseShowsOthersThatTheTimeRanOutAndNothingElse() {
    Duel duel = timed("ashore");
    JsonNode before = duel.allied().read(duel.match(), "");
    duel.allied()
        .command(
            duel.match(),
            duel.allied().decision(duel.match()),
            "{\"type\": \"buy-offensives\", \"offensives\": {\"norway\": 1, \"britain\": 0, \"france\": 0}}")
        .then()
        .statusCode(200);
    int seq = duel.allied().read(duel.match(), "").path("seq").asInt();
    assertThat(before.path("seq").asInt()).isLessThan(seq);
    TestTime.is(NOON.plusSeconds(63));
    Patience.until("lapsed", () -> !waitsFor(duel, "german") || overdue(duel) > 0);
    List<JsonNode> told = since(duel, duel.allied(), seq);
    assertThat(told.getFirst().path("event").toString())
        .isEqualTo("{\"type\":\"overdue\",\"seat\":\"german\"}");
    assertThat(told.toString()).doesNotContain("offensives-sealed");
  }

  /** An answer that is changed unseen moves no clock that others see. */
  @Test
  void anUnseenChangeOfASealedAnswerMovesNoClock() {
    Duel duel = timed("ashore");
    int own = duel.german().decision(duel.match());
    TestTime.is(NOON.plusSeconds(10));
    duel.german().command(duel.match(), own, bought(3)).then().statusCode(200);
    String allied = all(duel, duel.allied());
    TestTime.is(NOON.plusSeconds(20));
    duel.german().command(duel.match(), own, bought(5)).then().statusCode(200);
    assertThat(all(duel, duel.allied())).isEqualTo(allied);
    assertThat(duel.german().read(duel.match(), "").at("/deadlines/allied").asText())
        .isEqualTo(NOON.plusSeconds(60).toString());
  }

  @Test
  void ordersGivenInAdvanceChangeNothingWhereNobodyIsAsked() {
    Duel duel = duel();
    String before = Stored.of(database, duel.match()).lines().skip(1).toList().toString();
    put(duel, answers("9.0", "\"fallback\"")).then().statusCode(200);
    assertThat(Stored.of(database, duel.match()).lines().skip(1).toList().toString())
        .isEqualTo(before);
    assertThat(duel.allied().read(duel.match(), "").path("waitingFor").toString())
        .isEqualTo("[\"allied\"]");
  }

  private static void halt(Duel duel) {
    duel.allied()
        .command(duel.match(), duel.allied().decision(duel.match()), Duel.STEP, Duel.HALT)
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

  private static Response put(Duel duel, String body) {
    return duel.german()
        .request()
        .body(body)
        .put("/v1/matches/" + duel.match() + "/standing-orders");
  }

  private static JsonNode orders(Client client, Duel duel) {
    return client.read(duel.match(), "/standing-orders");
  }

  private static boolean waitsFor(Duel duel, String seat) {
    return duel.allied().read(duel.match(), "").path("waitingFor").toString().contains(seat);
  }

  private static long overdue(Duel duel) {
    return since(duel, duel.allied(), 0).stream()
        .filter(event -> event.path("type").asText().equals("overdue"))
        .count();
  }

  private static List<JsonNode> since(Duel duel, Client client, int seq) {
    return client.read(duel.match(), "/events?after=" + seq).path("events").valueStream().toList();
  }

  private static String all(Duel duel, Client client) {
    StringBuilder all = new StringBuilder();
    for (String path : List.of("", "/decision", "/events", "/dice")) {
      all.append(plain(duel, client, path));
    }
    return all.toString();
  }

  /** An answer without what names the match, its accounts and its dice. */
  private static String plain(Duel duel, Client client, String path) {
    return client
        .get(duel.match(), path)
        .asString()
        .replace(duel.match(), "this-match")
        .replace(duel.allied().account(), "anna")
        .replace(duel.german().account(), "bert")
        // Which counter lies face down where was drawn by lot.
        .replaceAll("token-[0-9]+", "token")
        .replaceAll("\"counters\":\\[[^]]*\\]", "")
        .replaceAll("\"commitment\":\"[0-9a-f]+\"", "")
        .replaceAll("\"openedAt\":\"[^\"]+\"", "");
  }
}
