package umpire.lobby.discord.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import umpire.lobby.discord.settings.DiscordSettings;

/**
 * Our own public API, called over HTTP at the gateway as any other bot calls it. Whatever is not
 * 2xx is a {@link ApiRefusal}; {@link ApiUnreachable} where nobody answers. A token is a personal
 * one, or empty for nobody.
 */
@ApplicationScoped
public class PublicApi {
  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  /** Reports come within moments; a little longer and the asker looks again. */
  private static final String WAIT = "wait=10";

  private final URI origin;
  private final ObjectMapper json;

  PublicApi(DiscordSettings settings, ObjectMapper json) {
    this.origin = settings.origin();
    this.json = json;
  }

  /** A page of the account's matches; the cursor may be empty. */
  public JsonNode matches(String token, String cursor) {
    return get(token, "/v1/matches?mine=true&limit=25&cursor=" + encoded(cursor));
  }

  /** A match: its header, and the position as the account may know it. */
  public JsonNode match(String token, String match) {
    return get(token, "/v1/matches/" + encoded(match));
  }

  /** What is waited for, and asked. */
  public JsonNode decision(String token, String match) {
    return get(token, "/v1/matches/" + encoded(match) + "/decision");
  }

  /** What became of commands; the body has a commandId. */
  public JsonNode command(String token, String match, JsonNode body) {
    return read(
        request(token, "/v1/matches/" + encoded(match) + "/commands")
            .header("Prefer", WAIT)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body.toString())));
  }

  /** The odds of an order. */
  public JsonNode odds(String token, String match, JsonNode order) {
    return read(
        request(token, "/v1/matches/" + encoded(match) + "/odds")
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(order.toString())));
  }

  /** What is asked after the draft, or only its last command, was dropped. */
  public JsonNode dropDraft(String token, String match, boolean last) {
    String path = "/v1/matches/" + encoded(match) + "/draft" + (last ? "/last" : "");
    return read(request(token, path).DELETE());
  }

  /** A row of a game's ledger, with the rulings on it. */
  public JsonNode rule(String game, String slug) {
    return get("", "/v1/games/" + encoded(game) + "/rules/" + encoded(slug));
  }

  /** The board as PNG: as the account's seat sees it, or with the empty token as everybody does. */
  public byte[] board(String token, String match) {
    String seat = token.isEmpty() ? "?seat=public" : "";
    return answer(request(token, "/v1/matches/" + encoded(match) + "/board.png" + seat).GET())
        .body();
  }

  /**
   * A tournament, or what is read below its address, such as {@code /standings}; of a public one.
   */
  public JsonNode tournament(String tournament, String below) {
    return get("", "/v1/tournaments/" + encoded(tournament) + below);
  }

  /** A picture of a public tournament, such as {@code /standings.png}. */
  public byte[] tournamentPicture(String tournament, String below) {
    return answer(request("", "/v1/tournaments/" + encoded(tournament) + below).GET()).body();
  }

  /** The account's entry into a tournament. */
  public JsonNode enter(String token, String tournament) {
    return read(
        request(token, "/v1/tournaments/" + encoded(tournament) + "/entrants")
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString("{}")));
  }

  /** Says that the account is there, before a tournament that it has entered begins. */
  public void checkIn(String token, String tournament, String account) {
    String path =
        "/v1/tournaments/" + encoded(tournament) + "/entrants/" + encoded(account) + "/check-in";
    answer(request(token, path).PUT(HttpRequest.BodyPublishers.noBody()));
  }

  private JsonNode get(String token, String path) {
    return read(request(token, path).GET());
  }

  private HttpRequest.Builder request(String token, String path) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(origin.resolve(path)).timeout(TIMEOUT).header("Accept", "*/*");
    return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
  }

  private JsonNode read(HttpRequest.Builder request) {
    HttpResponse<byte[]> answer = answer(request);
    try {
      return json.readTree(answer.body());
    } catch (IOException unreadable) {
      throw new IllegalStateException("no JSON at " + answer.uri().getPath(), unreadable);
    }
  }

  private HttpResponse<byte[]> answer(HttpRequest.Builder request) {
    HttpResponse<byte[]> answer = HttpClients.send(request.build());
    if (answer.statusCode() / 100 != 2) {
      throw new ApiRefusal(answer.statusCode(), problem(answer.body()));
    }
    return answer;
  }

  private JsonNode problem(byte[] body) {
    try {
      return json.readTree(body);
    } catch (IOException unreadable) {
      // A proxy in between answers for itself; its status is all that we can report.
      return JsonNodeFactory.instance.objectNode();
    }
  }

  private static String encoded(String part) {
    return URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
