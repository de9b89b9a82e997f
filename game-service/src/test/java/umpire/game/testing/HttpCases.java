package umpire.game.testing;

import static io.restassured.RestAssured.given;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.restassured.response.Response;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import umpire.kernel.pack.SeatRow;
import umpire.kernel.play.Seat;
import umpire.testkit.CaseRunner;
import umpire.testkit.Given;
import umpire.testkit.Rulebook;
import umpire.wire.Shelf;

/** Runs a case over HTTP, through the test-only opener; tells only what the seats may see. */
public final class HttpCases implements CaseRunner {
  private final Shelf.Shelved game;
  private final Scripts scripts;

  /** The cases of this game. */
  public HttpCases(Shelf.Shelved game, Scripts scripts) {
    this.game = game;
    this.scripts = scripts;
  }

  @Override
  public JsonNode run(String rule, JsonNode situation, JsonNode when) {
    Map<String, Client> seats = new LinkedHashMap<>();
    seats(situation).forEach(seat -> seats.put(seat.id(), Client.of(seat.id())));
    String match = open(situation, seats);
    ObjectNode told = JsonNodeFactory.instance.objectNode();
    for (JsonNode order : when.path("commands")) {
      Client client = seats.get(order.path("seat").asText());
      if (client == null) {
        throw new IllegalArgumentException("no such seat: " + order);
      }
      Response answer =
          client.command(match, client.decision(match), order.path("command").toString());
      ruling(told.removeAll(), answer);
    }
    if (scripts.left(UUID.fromString(match)) > 0) {
      throw new AssertionError("dice of the script were not thrown");
    }
    seats.values().forEach(client -> seen(told, client, match));
    return told;
  }

  /** A match at a position has every seat of the pack, one of a scenario those of the scenario. */
  private List<Seat> seats(JsonNode situation) {
    return isScenario(situation)
        ? game.pack().scenario(situation.path("scenario").asText()).seats()
        : game.pack().seats().stream().map(SeatRow::id).toList();
  }

  /** The opener takes a scenario as it stands; another opening is a position to it. */
  private static boolean isScenario(JsonNode situation) {
    return situation.has("scenario") && !situation.has("options") && !situation.has("change");
  }

  private String open(JsonNode situation, Map<String, Client> seats) {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("game", game.game().id());
    if (isScenario(situation)) {
      body.set("scenario", situation.get("scenario"));
    } else {
      Given begin = Given.of(Rulebook.of(game.game(), game.pack()), situation);
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

  /** The seat was not waited for: the service says so before the rules are asked. */
  public static final class OutOfTurn extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutOfTurn(JsonNode answer) {
      super(answer.toString());
    }
  }

  private static void ruling(ObjectNode told, Response answer) {
    JsonNode body = Client.json(answer);
    if (body.path("type").asText().equals("urn:umpire:problem:not-waited-for")) {
      throw new OutOfTurn(body);
    }
    told.put("accepted", answer.statusCode() == 200);
    JsonNode finding = body.path("findings").path(0);
    if (!finding.isMissingNode()) {
      told.set("rule", finding.get("rule"));
      told.set("reason", finding.path("reason").get("type"));
      told.set("because", finding.get("reason"));
    } else if (answer.statusCode() != 200) {
      throw new AssertionError(answer.statusCode() + " " + body);
    }
  }

  private void seen(ObjectNode told, Client client, String match) {
    JsonNode header = client.read(match, "");
    told.set("turn", header.path("view").get("turn"));
    told.set("airPoints", header.path("view").get("airPoints"));
    if (header.has("outcome")) {
      told.set("outcome", header.path("outcome").get("level"));
    }
    units(told.withObject("/units"), header.path("view").path("units"));
    ships(told.withObject("/ships"), header.path("view").path("ships"));
    score(told.withObject("/score"), header.path("viewer").asText(), header.path("view"));
    JsonNode decision = client.read(match, "/decision").path("decision");
    ObjectNode asked = told.withObject("/asked");
    if (decision.isObject()) {
      asked
          .putObject(header.path("viewer").asText())
          .<ObjectNode>set("rule", decision.get("rule"))
          .set("offers", decision.get("offers"));
    }
    events(told, client.read(match, "/events").path("events"));
  }

  private void units(ObjectNode units, JsonNode seen) {
    gone(units, "land-unit");
    for (JsonNode unit : seen) {
      if (unit.has("unit")) {
        units
            .putObject(unit.path("unit").asText())
            .put("faceDown", !unit.path("token").asText().isEmpty())
            .<ObjectNode>set("place", unit.get("place"))
            .set("fatigue", unit.get("fatigue"));
      }
    }
  }

  private void ships(ObjectNode ships, JsonNode seen) {
    gone(ships, "ship");
    for (JsonNode ship : seen) {
      JsonNode cargo = ship.path("cargo").path(0);
      ships
          .putObject(ship.path("id").asText())
          .put("cargo", cargo.path("id").asText())
          .put("cargoFatigue", cargo.path("fatigue").asInt())
          .<ObjectNode>set("damaged", ship.get("damaged"))
          .set("place", ship.get("place"));
    }
  }

  /** Until somebody has seen a counter it is not in play. */
  private void gone(ObjectNode counters, String type) {
    if (counters.isEmpty()) {
      game.pack().counters().values().stream()
          .filter(counter -> game.codec().tree(counter).path("type").asText().equals(type))
          .forEach(counter -> counters.put(counter.id(), "gone"));
    }
  }

  /** 8.4: what exits scored is in the sum that the Allies see, and not in the Germans'. */
  private static void score(ObjectNode score, String viewer, JsonNode view) {
    score.set("german", view.get("german"));
    if (viewer.equals("german")) {
      score.set("allied", view.get("allied"));
    } else {
      score.set("sum", view.get("allied"));
    }
    score.put("exits", score.path("sum").asInt() - score.path("allied").asInt());
  }

  /** What was said is counted by the seat that heard more of it. */
  private static void events(ObjectNode told, JsonNode events) {
    ObjectNode last = told.withObject("/events");
    ObjectNode heard = JsonNodeFactory.instance.objectNode();
    for (JsonNode event : events) {
      last.set(event.path("type").asText(), event.get("event"));
      for (JsonNode finding : event.path("findings")) {
        String key =
            finding.path("rule").asText() + " " + finding.path("reason").path("type").asText();
        heard.put(key, heard.path(key).asInt() + 1);
      }
    }
    ObjectNode said = told.withObject("/said");
    heard
        .properties()
        .forEach(
            one ->
                said.put(
                    one.getKey(),
                    Math.max(said.path(one.getKey()).asInt(), one.getValue().asInt())));
  }
}
