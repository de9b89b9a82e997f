package umpire.game.testing;

import static io.restassured.RestAssured.given;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import umpire.testkit.cases.CaseStart;
import umpire.testkit.match.Rulebook;
import umpire.wire.pack.Shelf;

/**
 * A match that begins where a case begins, through the test-only opener.
 *
 * @param match its id
 * @param seats the account of each, in the scenario's order
 */
public record StartedMatch(String match, Map<String, Client> seats) {
  /** Of each game on the shelf; to make one takes longer than to play a case. */
  private static final Map<String, Rulebook> BOOKS = new ConcurrentHashMap<>();

  /**
   * Begins one, each seat taken by a new account.
   *
   * @param situation the {@code given} of a case, its dice too: {@link CaseStart}
   */
  public static StartedMatch of(Shelf.Shelved game, JsonNode situation) {
    return of(game, situation, new LinkedHashMap<>());
  }

  /** Begins one as {@link #of(Shelf.Shelved, JsonNode)} does; accounts that are known sit down. */
  public static StartedMatch of(Shelf.Shelved game, JsonNode situation, Map<String, Client> known) {
    CaseStart begin = CaseStart.of(book(game), situation);
    Map<String, Client> seats = new LinkedHashMap<>();
    begin
        .seats()
        .forEach(
            seat -> seats.put(seat.id(), known.computeIfAbsent(seat.id(), id -> Client.of(id))));
    return new StartedMatch(open(game, begin, situation, seats), seats);
  }

  private static Rulebook book(Shelf.Shelved game) {
    return BOOKS.computeIfAbsent(game.game().id(), _ -> Rulebook.of(game.game(), game.pack()));
  }

  /** The opener takes a scenario as it stands; another opening is a position to it. */
  private static boolean isScenario(JsonNode situation) {
    return situation.has("scenario") && !situation.has("options") && !situation.has("change");
  }

  private static String open(
      Shelf.Shelved game, CaseStart begin, JsonNode situation, Map<String, Client> seats) {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("game", game.game().id());
    if (isScenario(situation)) {
      body.set("scenario", situation.get("scenario"));
    } else {
      body.set("position", game.codec().tree(begin.position()));
    }
    ObjectNode nothing = JsonNodeFactory.instance.objectNode();
    body.set("overlay", situation.has("overlay") ? situation.get("overlay") : nothing);
    body.putArray("dice").addAll(situation.path("dice").valueStream().toList());
    ObjectNode accounts = body.putObject("seats");
    seats.forEach((seat, client) -> accounts.put(seat, client.account()));
    return given()
        .contentType("application/json")
        .body(body.toString())
        .post("/test/matches")
        .then()
        .statusCode(200)
        .extract()
        .path("id");
  }

  /** The account of a seat; throws IllegalArgumentException if nobody plays it. */
  public Client seat(String id) {
    Client client = seats.get(id);
    if (client == null) {
      throw new IllegalArgumentException("no such seat: " + id);
    }
    return client;
  }
}
