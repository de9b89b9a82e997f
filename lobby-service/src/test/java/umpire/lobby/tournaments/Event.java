package umpire.lobby.tournaments;

import static io.restassured.RestAssured.given;

import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Ends;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;

/**
 * A tournament and its host, as a test drives it.
 *
 * @param id of the tournament
 */
public record Event(Lobby.Member host, String id) {
  /** A draft by this plan, which begins after {@code "name": ...}. */
  public static Event make(Lobby.Member host, String plan) {
    return new Event(host, made(host, plan).then().statusCode(201).extract().path("id"));
  }

  public static Response made(Lobby.Member host, String plan) {
    return host.request()
        .body("{\"name\": \"Spring Open\", \"game\": \"toy\", " + plan + "}")
        .post("/v1/tournaments");
  }

  public String path() {
    return "/v1/tournaments/" + id;
  }

  public Response lead(String status) {
    return host.request().body(Map.of("status", status)).put(path() + "/status");
  }

  public void led(String... statuses) {
    for (String status : statuses) {
      lead(status).then().statusCode(200);
    }
  }

  public Response enter(Lobby.Member who) {
    return who.request().body("{}").post(path() + "/entrants");
  }

  /** So many new people who have entered. */
  public List<Lobby.Member> enter(int many) {
    List<Lobby.Member> members = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      Lobby.Member member = Lobby.Member.fresh();
      enter(member).then().statusCode(200);
      members.add(member);
    }
    return members;
  }

  public JsonPath get(String what) {
    return given().get(path() + what).then().statusCode(200).extract().jsonPath();
  }

  public JsonPath round(int number) {
    return get("/rounds/" + number);
  }

  /** The matches of a round, in the order of boards. */
  public List<String> matches(int round) {
    return get("/rounds/" + round).getList("boards.matches.match.flatten()");
  }

  public int rounds() {
    return get("/rounds").getList("rounds").size();
  }

  public void until(String what, BooleanSupplier holds) {
    Lobby.until(Toy.DEADLINE, what, holds);
  }

  /** Says in game-service's name that a match has ended, with these scores of red and blue. */
  public void ended(Publisher publisher, String match, double red, double blue) {
    ended(publisher, match, "{\"red\": %s, \"blue\": %s}".formatted(red, blue));
  }

  /** The same with a level of victory. */
  void ended(Publisher publisher, String match, double red, double blue, String level) {
    ended(publisher, match, "{\"red\": %s, \"blue\": %s}".formatted(red, blue), level);
  }

  /** The same with scores as JSON. */
  public void ended(Publisher publisher, String match, String scores) {
    ended(publisher, match, scores, "decisive");
  }

  private void ended(Publisher publisher, String match, String scores, String level) {
    Ends.of(publisher, match, id, scores, level, "{}");
  }
}
