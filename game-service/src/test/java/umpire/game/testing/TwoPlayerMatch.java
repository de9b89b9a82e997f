package umpire.game.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;

/** A match of two accounts at the smallest scenario on the shelf, and how to get on in it. */
public record TwoPlayerMatch(Client allied, Client german, String match) {
  /** A move of one hex, behind which the same seat goes on. */
  public static final String STEP =
      "{\"type\": \"step\", \"unit\": \"scots-guards\", \"to\": \"1710\"}";

  /** Ends the move: the other seat is asked for its reaction. */
  public static final String HALT = "{\"type\": \"halt\"}";

  /** 15.1: the draft's first command. */
  public static final String TARGET = "{\"type\": \"assault-hex\", \"target\": \"1811\"}";

  private static final int MOST_DECISIONS = 60;

  /** Begins one. */
  public static TwoPlayerMatch begin() {
    return begin("narvik", "one-assault");
  }

  /** Begins one of a scenario with the seats of both sides. */
  public static TwoPlayerMatch begin(String game, String scenario) {
    return begin(game, scenario, "public");
  }

  /** Begins one that nobody else may look at. */
  public static TwoPlayerMatch beginPrivately() {
    return begin("narvik", "one-assault", "private");
  }

  /** Begins one in which time is given so (JSON). */
  public static TwoPlayerMatch timed(String game, String scenario, String clock) {
    return begin(game, scenario, "public", ", \"clock\": " + clock);
  }

  /** Begins one at which others look on so: members of the request (JSON). */
  public static TwoPlayerMatch watched(String spectators) {
    return begin("narvik", "one-assault", "public", ", " + spectators);
  }

  private static TwoPlayerMatch begin(String game, String scenario, String visibility) {
    return begin(game, scenario, visibility, "");
  }

  private static TwoPlayerMatch begin(
      String game, String scenario, String visibility, String more) {
    Client allied = Client.of("anna");
    Client german = Client.of("bert");
    String seats =
        "{\"allied\": \"%s\", \"german\": \"%s\"}".formatted(allied.account(), german.account());
    String match =
        allied
            .opens(
                "{\"game\": \"%s\", \"scenario\": \"%s\", \"seats\": %s, \"visibility\": \"%s\"%s}"
                    .formatted(game, scenario, seats, visibility, more))
            .then()
            .statusCode(201)
            .extract()
            .path("id");
    allied.post(match, "/seats/allied", "{}").then().statusCode(200);
    german.post(match, "/seats/german", "{}").then().statusCode(200);
    return new TwoPlayerMatch(allied, german, match);
  }

  /** The match with its accounts by seat. */
  public StartedMatch begun() {
    return new StartedMatch(match, Map.of("allied", allied, "german", german));
  }

  /** The command that completes the assault's draft: everybody who may, and nothing else. */
  public String commitment() {
    JsonNode offers = allied.read(match, "/decision").path("decision").path("offers");
    for (JsonNode offer : offers) {
      if (offer.path("type").asText().equals("commit")) {
        return all(offer).toString();
      }
    }
    throw new AssertionError("no commitment is offered: " + offers);
  }

  /** The offered command with as many values of every set as it takes. */
  private static ObjectNode all(JsonNode offer) {
    ObjectNode command = JsonNodeFactory.instance.objectNode();
    command.set("type", offer.get("type"));
    for (JsonNode parameter : offer.path("parameters")) {
      JsonNode domain = parameter.get("domain");
      String name = parameter.path("name").asText();
      switch (domain.path("type").asText()) {
        case "some" -> {
          var chosen = command.putArray(name);
          for (int i = 0; i < domain.path("max").asInt(); i++) {
            chosen.add(domain.path("values").get(i));
          }
        }
        case "number" -> command.set(name, domain.get("min"));
        default -> command.set(name, domain.path("values").get(0));
      }
    }
    return command;
  }

  /** Announces the assault, in two commands of one draft, and returns the answer to the second. */
  public Response assault() {
    allied.command(match, allied.decision(match), TARGET).then().statusCode(200);
    return allied.command(match, allied.decision(match), commitment());
  }

  /** Answers whatever is asked with its fallback, until the match is over. */
  public void playOut() {
    for (int i = 0; i < MOST_DECISIONS; i++) {
      JsonNode now = allied.read(match, "/decision");
      if (now.path("status").asText().equals("over")) {
        return;
      }
      Client asked = now.has("decision") ? allied : german;
      JsonNode decision = asked.read(match, "/decision").path("decision");
      asked
          .command(match, decision.path("id").asInt(), decision.path("fallback").toString())
          .then()
          .statusCode(200);
    }
    throw new AssertionError("not over after " + MOST_DECISIONS + " decisions");
  }

  /** What a client was shown, checked to be numbered from 1 without gaps. */
  public List<JsonNode> events(Client client) {
    JsonNode events = client.read(match, "/events").path("events");
    for (int i = 0; i < events.size(); i++) {
      assertThat(events.get(i).path("seq").asInt()).isEqualTo(i + 1);
    }
    return List.copyOf(events.valueStream().toList());
  }
}
