package umpire.game.testing.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.restassured.response.Response;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import umpire.game.testing.Client;
import umpire.game.testing.Scripts;
import umpire.game.testing.StartedMatch;
import umpire.testkit.cases.CaseRunner;
import umpire.wire.pack.Shelf;

/** Runs a case over HTTP, through the test-only opener; reports only what the seats may see. */
public final class HttpCases implements CaseRunner {
  /** A token holds for ten minutes, and to sign one takes as long as some requests. */
  private static final int CASES_OF_A_TOKEN = 50;

  private final Shelf.Shelved game;
  private final Scripts scripts;
  private final Sight sight;
  private final Map<String, Client> accounts = new HashMap<>();
  private int runs;

  /**
   * What a case may name of a position, read from a seat's view of it; added to what is reported.
   */
  interface Sight {
    void add(ObjectNode json, String viewer, JsonNode view);
  }

  /** The cases of this game; where a game's views are not read, they name what a view has. */
  public HttpCases(Shelf.Shelved game, Scripts scripts) {
    this.game = game;
    this.scripts = scripts;
    this.sight =
        switch (game.game().id()) {
          case "narvik" -> new NarvikSeen(game);
          case "weserubung" -> new WeserubungSeen(game.pack());
          default -> (json, _, view) -> json.setAll((ObjectNode) view);
        };
  }

  @Override
  public JsonNode run(String rule, JsonNode situation, JsonNode when) {
    if (runs++ % CASES_OF_A_TOKEN == 0) {
      accounts.clear();
    }
    StartedMatch startedMatch = StartedMatch.of(game, situation, accounts);
    String match = startedMatch.match();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    for (JsonNode order : when.path("commands")) {
      Client client = startedMatch.seat(order.path("seat").asText());
      Response answer =
          client.command(match, client.decision(match), order.path("command").toString());
      ruling(json.removeAll(), answer);
    }
    if (scripts.left(UUID.fromString(match)) > 0) {
      throw new AssertionError("dice of the script were not thrown");
    }
    startedMatch.seats().values().forEach(client -> seen(json, client, match));
    return json;
  }

  /** The seat was not waited for: the service says so before the rules are asked. */
  public static final class OutOfTurn extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutOfTurn(JsonNode answer) {
      super(answer.toString());
    }
  }

  private static void ruling(ObjectNode json, Response answer) {
    JsonNode body = Client.json(answer);
    if (body.path("type").asText().equals("urn:umpire:problem:not-waited-for")) {
      throw new OutOfTurn(body);
    }
    json.put("accepted", answer.statusCode() == 200);
    JsonNode finding = body.path("findings").path(0);
    if (!finding.isMissingNode()) {
      json.set("rule", finding.get("rule"));
      json.set("reason", finding.path("reason").get("type"));
      json.set("because", finding.get("reason"));
    } else if (answer.statusCode() != 200) {
      throw new AssertionError(answer.statusCode() + " " + body);
    }
  }

  private void seen(ObjectNode json, Client client, String match) {
    JsonNode header = client.read(match, "");
    if (header.has("outcome")) {
      json.set("outcome", header.path("outcome").get("level"));
    }
    sight.add(json, header.path("viewer").asText(), header.path("view"));
    JsonNode decision = client.read(match, "/decision").path("decision");
    ObjectNode asked = json.withObject("/asked");
    if (decision.isObject()) {
      asked
          .putObject(header.path("viewer").asText())
          .<ObjectNode>set("rule", decision.get("rule"))
          .set("offers", decision.get("offers"));
    }
    events(json, client.read(match, "/events").path("events"));
  }

  /** What was said is counted by the seat that saw more of it. */
  private static void events(ObjectNode json, JsonNode events) {
    ObjectNode last = json.withObject("/events");
    ObjectNode seen = JsonNodeFactory.instance.objectNode();
    for (JsonNode event : events) {
      last.set(event.path("type").asText(), event.get("event"));
      for (JsonNode finding : event.path("findings")) {
        String key =
            finding.path("rule").asText() + " " + finding.path("reason").path("type").asText();
        seen.put(key, seen.path(key).asInt() + 1);
      }
    }
    ObjectNode counts = json.withObject("/said");
    seen.properties()
        .forEach(
            one ->
                counts.put(
                    one.getKey(),
                    Math.max(counts.path(one.getKey()).asInt(), one.getValue().asInt())));
  }
}
