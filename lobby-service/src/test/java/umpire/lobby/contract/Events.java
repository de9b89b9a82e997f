package umpire.lobby.contract;

import java.util.List;
import java.util.Map;
import umpire.lobby.testing.Lobby;

/** Tournaments for the tests of routes. */
final class Events {
  /** A plan that can be played. */
  static final String PLAN =
      """
      {"name": "Spring Open", "game": "toy", "scenario": "small",
       "format": {"type": "swiss", "rounds": 3}}
      """;

  private Events() {}

  /** A draft of a member's. */
  static String draft(Lobby.Member host) {
    return draft(host, PLAN);
  }

  private static String draft(Lobby.Member host, String plan) {
    return host.request()
        .body(plan)
        .post("/v1/tournaments")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  /** One of a member's that they play in themselves: its first round is open. */
  static String running(Lobby.Member host) {
    String id = draft(host);
    begun(host, id);
    return id;
  }

  /** The host and somebody else enter a draft, and it begins; its path. */
  private static String begun(Lobby.Member host, String id) {
    String path = "/v1/tournaments/" + id;
    host.request()
        .body(Map.of("status", "registration"))
        .put(path + "/status")
        .then()
        .statusCode(200);
    for (Lobby.Member player : List.of(host, Lobby.Member.fresh())) {
      player.request().body("{}").post(path + "/entrants").then().statusCode(200);
    }
    host.request().body(Map.of("status", "running")).put(path + "/status").then().statusCode(200);
    return path;
  }

  /**
   * A ladder of a member's, who is challenged by somebody below: challenge 1 waits for an answer.
   */
  static String ladder(Lobby.Member host) {
    String id = draft(host, PLAN.replace("swiss\", \"rounds\": 3", "ladder\""));
    String path = begun(host, id);
    Lobby.Member late = Lobby.Member.fresh();
    late.request().body("{}").post(path + "/entrants").then().statusCode(200);
    late.request()
        .body(Map.of("account", host.id()))
        .post(path + "/challenges")
        .then()
        .statusCode(201);
    return id;
  }

  /** One that they play in, of which a round is closed. */
  static String inItsSecondRound(Lobby.Member host) {
    String id = running(host);
    host.request()
        .body(Map.of("points", List.of(1, 0), "how", "forfeit", "reason", "absent"))
        .put("/v1/tournaments/" + id + "/rounds/1/boards/1/result")
        .then()
        .statusCode(204);
    return id;
  }

  /** A match that a member has opened in bulk. */
  static String bulk(Lobby.Member host, String red, String blue) {
    return host.request()
        .body(
            Map.of(
                "id",
                "one",
                "game",
                "toy",
                "scenario",
                "small",
                "matches",
                List.of(Map.of("players", List.of(red, blue)))))
        .post("/v1/bulk-matches")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }
}
