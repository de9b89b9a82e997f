package umpire.game.testing;

import static io.restassured.RestAssured.given;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.UUID;
import umpire.chassis.testing.TestIssuer;

/** An account with a token, and what it does over HTTP. */
public record Client(String account, String token) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String MATCHES = "/v1/matches/";

  /** An account that may read and play. */
  public static Client of(String name) {
    return of(name, "match:read", "match:play");
  }

  /** An account with these scopes; its id is new. */
  public static Client of(String name, String... scopes) {
    String account = name + "-" + UUID.randomUUID();
    return new Client(account, TestIssuer.token(account, name, scopes));
  }

  /** A request with the token. */
  public RequestSpecification request() {
    return given().auth().oauth2(token).contentType("application/json");
  }

  /** The answer to a GET below the match. */
  public Response get(String match, String path) {
    return request().get(MATCHES + match + path);
  }

  /** The body of a GET below the match that must succeed. */
  public JsonNode read(String match, String path) {
    return json(get(match, path).then().statusCode(200).extract().response());
  }

  /** The answer to a POST below the match. */
  public Response post(String match, String path, String body) {
    return request().body(body).post(MATCHES + match + path);
  }

  /** Opens a match with these seats (JSON object) and returns its id. */
  public String open(String game, String scenario, String seats) {
    String body =
        """
        {"game": "%s", "scenario": "%s", "seats": %s}
        """
            .formatted(game, scenario, seats);
    return opens(body).then().statusCode(201).extract().path("id");
  }

  /** The answer to a request to open a match. */
  public Response opens(String body) {
    return request().body(body).post("/v1/matches");
  }

  /** The answer to leaving a seat. */
  public Response leaves(String match, String seat) {
    return request().delete(MATCHES + match + "/seats/" + seat);
  }

  /** The client that is a house bot, announced as one that plays everything of a game. */
  public static Client bot(String name, String game) {
    String account = "bot:" + name;
    Client bot = new Client(account, TestIssuer.token(account, name, "match:read", "match:play"));
    bot.request()
        .body("{\"games\": [\"%s\"], \"concurrency\": 4}".formatted(game))
        .put("/v1/bots/" + name)
        .then()
        .statusCode(200);
    return bot;
  }

  /** Sends commands with a new id, waiting for reports. */
  public Response command(String match, int decision, String... commands) {
    return command(match, UUID.randomUUID().toString(), decision, commands);
  }

  /** Sends commands, waiting for reports. */
  public Response command(String match, String id, int decision, String... commands) {
    return request()
        .header("Prefer", "wait=30")
        .body(body(id, decision, List.of(commands)))
        .post(MATCHES + match + "/commands");
  }

  /** The body of a request for commands; decision 0 is left out. */
  public static String body(String id, int decision, List<String> commands) {
    return "{\"commandId\": \"%s\", %s\"commands\": [%s]}"
        .formatted(
            id,
            decision == 0 ? "" : "\"decision\": " + decision + ", ",
            String.join(", ", commands));
  }

  /** The number of the decision that is open for this account; 0 if none is. */
  public int decision(String match) {
    return read(match, "/decision").path("decision").path("id").asInt(0);
  }

  /** The body of an answer. */
  public static JsonNode json(Response response) {
    return json(response.asString());
  }

  /** JSON from text. */
  public static JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(text, e);
    }
  }
}
