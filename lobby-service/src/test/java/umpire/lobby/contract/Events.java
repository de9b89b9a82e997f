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
    return host.request()
        .body(PLAN)
        .post("/v1/tournaments")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  /** One of a member's that they play in themselves: its first round is open. */
  static String running(Lobby.Member host) {
    String id = draft(host);
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
    return id;
  }

  /** The same, of which a round is closed. */
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
