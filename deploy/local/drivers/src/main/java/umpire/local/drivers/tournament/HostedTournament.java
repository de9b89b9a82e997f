package umpire.local.drivers.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import umpire.local.bots.BotPlayers;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.SignedInAccount;

/** A tournament over HTTP, as its host sees it. */
final class HostedTournament {
  private final Api api;
  private final SignedInAccount host;
  private final String path;

  private HostedTournament(Api api, SignedInAccount host, String path) {
    this.api = api;
    this.host = host;
    this.path = path;
  }

  /** Makes it, and opens its registration. */
  static HostedTournament make(Api api, SignedInAccount host, JsonNode plan) {
    JsonNode made = api.good(api.post("/v1/tournaments", host.token(), plan));
    HostedTournament tournament =
        new HostedTournament(api, host, "/v1/tournaments/" + made.path("id").asText());
    tournament.lead("registration");
    return tournament;
  }

  String path() {
    return path;
  }

  void lead(String status) {
    ObjectNode body = Api.JSON.createObjectNode().put("status", status);
    JsonNode _ = api.good(api.put(path + "/status", host.token(), body));
  }

  /** A bot of the house enters. */
  void enterBot(String account) {
    ObjectNode body = Api.JSON.createObjectNode().put("account", account);
    JsonNode _ = api.good(api.post(path + "/entrants", host.token(), body));
  }

  /** So many new accounts enter; their names end with a number. */
  List<BotPlayers.Player> enterNew(String prefix, String password, int many) {
    List<BotPlayers.Player> players = new ArrayList<>();
    for (int i = 1; i <= many; i++) {
      Api.Person person = api.signUp(prefix + i, password);
      JsonNode _ =
          api.good(api.post(path + "/entrants", person.token(), Api.JSON.createObjectNode()));
      players.add(new BotPlayers.Player(person.name(), password));
    }
    return players;
  }

  JsonNode read(String what) {
    return api.good(api.get(path + what, host.token()));
  }

  String status() {
    return read("").path("status").asText();
  }

  /** All boards of all rounds, from the first on. */
  List<JsonNode> boards() {
    return StreamSupport.stream(read("/rounds").path("rounds").spliterator(), false)
        .flatMap(round -> StreamSupport.stream(round.path("boards").spliterator(), false))
        .toList();
  }

  /** Ids of all matches, in the order of rounds and boards. */
  List<String> matches() {
    return boards().stream()
        .flatMap(board -> StreamSupport.stream(board.path("matches").spliterator(), false))
        .map(match -> match.path("match").asText())
        .toList();
  }
}
