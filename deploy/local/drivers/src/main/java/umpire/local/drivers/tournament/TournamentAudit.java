package umpire.local.drivers.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.stack.DatabaseProbe;

/** Looks at a Swiss that is over for what was done twice, lost, or counted otherwise. */
final class TournamentAudit {
  private static final double EXACT = 1e-9;

  private final Api api;
  private final DatabaseProbe lobby;
  private final DatabaseProbe game;
  private final HostedTournament tournament;
  private final String id;
  private final List<String> findings = new ArrayList<>();

  TournamentAudit(Api api, DatabaseProbe lobby, DatabaseProbe game, HostedTournament tournament) {
    this.api = api;
    this.lobby = lobby;
    this.game = game;
    this.tournament = tournament;
    this.id = tournament.read("").path("id").asText();
  }

  /** What is wrong with a tournament of so many players and rounds. */
  List<String> findings(int players, int rounds) {
    rounds(players, rounds);
    acts(rounds);
    matches();
    standings();
    return List.copyOf(findings);
  }

  private static List<JsonNode> each(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).toList();
  }

  /** Everybody is in each round once, and nobody meets anybody twice. */
  private void rounds(int players, int rounds) {
    List<JsonNode> all = each(tournament.read("/rounds").path("rounds"));
    expect(rounds, all.size(), "rounds");
    Set<Set<Integer>> met = new HashSet<>();
    for (JsonNode round : all) {
      List<Integer> present = new ArrayList<>();
      for (JsonNode board : round.path("boards")) {
        Set<Integer> both = new HashSet<>();
        board.path("players").forEach(player -> both.add(player.path("number").asInt()));
        present.addAll(both);
        if (!met.add(both)) {
          findings.add("round " + round.path("number") + " repeats " + both);
        }
      }
      round.path("byes").forEach(bye -> present.add(bye.path("number").asInt()));
      expect(players, present.size(), "players in round " + round.path("number"));
      expect(players, new HashSet<>(present).size(), "players once in " + round.path("number"));
    }
  }

  /** Each round was begun and closed once, each board has one result. */
  private void acts(int rounds) {
    String count = "select count(*) from tournament_act where tournament = ? and act = ?";
    expect(rounds, number(lobby.ask(count, id, "open-round")), "acts open-round");
    expect(rounds, number(lobby.ask(count, id, "close-round")), "acts close-round");
    expect(tournament.boards().size(), number(lobby.ask(count, id, "result")), "acts result");
  }

  private static int number(List<String> asked) {
    return Integer.parseInt(asked.getFirst());
  }

  /** game-service has each match once, all over, and its end is the board's result. */
  private void matches() {
    List<String> ours = new ArrayList<>(tournament.matches());
    List<String> theirs =
        new ArrayList<>(game.ask("select id::text from match where tournament = ?", id));
    Collections.sort(ours);
    Collections.sort(theirs);
    if (!ours.equals(theirs)) {
      findings.add("matches of game-service: " + theirs.size() + ", of boards: " + ours.size());
    }
    for (JsonNode board : tournament.boards()) {
      String match = board.at("/matches/0/match").asText();
      JsonNode over = api.good(api.get("/v1/matches/" + match, ""));
      List<Double> points = new ArrayList<>();
      for (JsonNode player : board.path("players")) {
        points.add(points(over.at("/outcome/winners"), player.path("seat").asText()));
      }
      List<Double> counted = new ArrayList<>();
      board.at("/result/points").forEach(one -> counted.add(one.asDouble()));
      if (!over.path("status").asText().equals("over") || !points.equals(counted)) {
        findings.add("match " + match + " ended " + points + ", counted " + counted);
      }
    }
  }

  private static double points(JsonNode winners, String seat) {
    if (winners.isEmpty()) {
      return 0.5;
    }
    return each(winners).stream().anyMatch(one -> one.asText().equals(seat)) ? 1 : 0;
  }

  /**
   * Points, Buchholz and Sonneborn-Berger computed anew from the rounds, for a field in which
   * everybody played every round.
   */
  private void standings() {
    Map<Integer, Map<Integer, Double>> scored = new HashMap<>();
    for (JsonNode board : tournament.boards()) {
      int first = board.at("/players/0/number").asInt();
      int second = board.at("/players/1/number").asInt();
      scored
          .computeIfAbsent(first, any -> new HashMap<>())
          .put(second, board.at("/result/points/0").asDouble());
      scored
          .computeIfAbsent(second, any -> new HashMap<>())
          .put(first, board.at("/result/points/1").asDouble());
    }
    Map<Integer, Double> points = new HashMap<>();
    scored.forEach(
        (who, results) ->
            points.put(who, results.values().stream().mapToDouble(Double::doubleValue).sum()));
    if (each(tournament.read("/rounds").path("rounds")).stream()
        .anyMatch(round -> !round.path("byes").isEmpty())) {
      return;
    }
    JsonNode standings = tournament.read("/standings");
    for (JsonNode line : standings.path("lines")) {
      int who = line.path("number").asInt();
      Map<Integer, Double> results = scored.getOrDefault(who, Map.of());
      double buchholz = 0;
      double berger = 0;
      for (Map.Entry<Integer, Double> result : results.entrySet()) {
        double opponent = points.getOrDefault(result.getKey(), 0.0);
        buchholz += opponent;
        berger += opponent * result.getValue();
      }
      value(standings, line, "points", points.getOrDefault(who, 0.0));
      value(standings, line, "buchholz", buchholz);
      value(standings, line, "sonneborn-berger", berger);
    }
  }

  private void value(JsonNode standings, JsonNode line, String criterion, double anew) {
    List<JsonNode> criteria = each(standings.path("criteria"));
    for (int i = 0; i < criteria.size(); i++) {
      if (criteria.get(i).path("id").asText().equals(criterion)
          && Math.abs(line.path("values").get(i).asDouble() - anew) > EXACT) {
        findings.add(
            "%s of %d is %s, anew %s"
                .formatted(
                    criterion, line.path("number").asInt(), line.path("values").get(i), anew));
      }
    }
  }

  private void expect(int expected, int found, String what) {
    if (expected != found) {
      findings.add(what + ": " + found + ", not " + expected);
    }
  }
}
