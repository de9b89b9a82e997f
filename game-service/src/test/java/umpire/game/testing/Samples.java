package umpire.game.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.chassis.testing.Sample;
import umpire.kernel.citation.RuleId;
import umpire.wire.pack.Shelf;

/** One request to every operation of the contract, as it would be served in a duel. */
public final class Samples {
  private static final List<String> OF_A_MATCH =
      List.of(
          "readMatch",
          "readDecision",
          "dropDraft",
          "takeBackDraft",
          "readEvents",
          "stream",
          "socket",
          "readPresence",
          "readDice",
          "exportMatch",
          "resign",
          "rematch",
          "readSupply",
          "readBattles",
          "readFairPlay",
          "drawBoard",
          "drawBoardInPixels",
          "offerDraw",
          "declineDraw",
          "declinePause",
          "endVacation",
          "readStandingOrders");
  private static final List<String> OF_A_GAME =
      List.of(
          "readGame",
          "readRules",
          "readMap",
          "readCounters",
          "listTables",
          "listScenarios",
          "drawMap",
          "drawMapInPixels");
  private static final List<String> WITHOUT_ADDRESS =
      List.of(
          "listGames",
          "listMatches",
          "listBots",
          "readLimits",
          "streamTicket",
          "streamAll",
          "socketAll");

  private Samples() {}

  /** One of each operation in a duel of that game, by the seat that is asked. */
  public static List<Sample> of(TwoPlayerMatch duel, TwoPlayerOpening opening) {
    return of(duel.begun(), opening);
  }

  /** One of each operation, by the seat that is asked. */
  public static List<Sample> of(StartedMatch begun, TwoPlayerOpening opening) {
    Client asked = begun.seat(opening.seat());
    String token = asked.token();
    String game = opening.game();
    int decision = asked.decision(begun.match());
    List<Sample> all = new ArrayList<>();
    OF_A_MATCH.forEach(id -> all.add(ofMatch(id, begun, asked)));
    OF_A_GAME.forEach(id -> all.add(Sample.of(id, token).at("game", game)));
    WITHOUT_ADDRESS.forEach(id -> all.add(Sample.of(id, token)));
    all.add(ofMatch("askAgain", begun, asked).as(Client.of("ada", "admin").token()));
    all.add(
        ofMatch("continueMatch", begun, asked)
            .as(Client.of("ada", "admin").token())
            .sending("{\"after\": 1, \"seats\": {}}"));
    all.add(ofMatch("readBattle", begun, asked).at("n", "1"));
    all.add(ofMatch("leaveSeat", begun, asked).at("seat", opening.seat()));
    all.add(ofMatch("makeSeatLink", begun, asked).at("seat", opening.seat()).sending("{}"));
    all.add(Sample.of("takeSeatByLink", token).sending("{\"link\": \"none\"}"));
    all.add(
        ofMatch("takeSeat", begun, asked)
            .at("seat", opening.seat())
            .sending("{\"salt\": \"00ff\"}"));
    all.add(
        ofMatch("command", begun, asked)
            .sending(Client.body("bad-input", decision, List.of(opening.ruledOut().getFirst())))
            .ruledOut(
                opening.ruledOut().stream()
                    .map(command -> Client.body("bad-input", decision, List.of(command)))
                    .toList()));
    String order = "{\"commands\": [" + opening.order() + "]}";
    all.add(ofMatch("explain", begun, asked).sending(order));
    all.add(
        ofMatch("matchOdds", begun, asked)
            .sending(order)
            .ruledOut(
                opening.ruledOut().stream()
                    .map(command -> "{\"commands\": [" + command + "]}")
                    .toList()));
    all.add(ofMatch("undo", begun, asked).sending("{\"commandId\": \"bad-input\"}"));
    all.add(ofMatch("offerPause", begun, asked).sending("{\"until\": \"2100-01-01T00:00:00Z\"}"));
    all.add(ofMatch("beginVacation", begun, asked).sending("{\"days\": 3}"));
    all.add(
        ofMatch("putStandingOrders", begun, asked)
            .sending("{\"answers\": {\"%s\": \"ask\"}}".formatted(opening.rule())));
    all.addAll(ofGame(opening, token));
    return all;
  }

  private static List<Sample> ofGame(TwoPlayerOpening opening, String token) {
    String game = opening.game();
    String admin = Client.of("ada", "admin").token();
    return List.of(
        Sample.of("openMatch", token)
            .sending(
                "{\"game\": \"%s\", \"scenario\": \"no-such\", \"options\": {}, \"seats\": {}}"
                    .formatted(game)),
        Sample.of("importMatch", token).sending(export(game)),
        Sample.of("readRule", token).at("game", game).at("ruleId", opening.rule()),
        Sample.of("readTable", token).at("game", game).at("table", opening.table()),
        Sample.of("readScenario", token).at("game", game).at("scenario", opening.scenario()),
        Sample.of("layEdition", admin)
            .sending(
                "{\"game\": \"%s\", \"edition\": \"nobody@1\", \"files\": {}}".formatted(game)),
        Sample.of("announceBot", Client.bot("random", game).token())
            .at("name", "random")
            .sending("{\"games\": [\"%s\"], \"concurrency\": 4}".formatted(game)));
  }

  /** The ids of every rule that may refuse something: the ledger of the game that is played. */
  public static Set<String> rules(String game) {
    return Shelf.load().game(game).pack().rules().keySet().stream()
        .map(RuleId::value)
        .collect(Collectors.toSet());
  }

  /** Of no match: its pack is nowhere. */
  private static String export(String game) {
    return """
      {"format": "umpire-export@1", "match": "01940000-0000-7000-8000-000000000001",
      "game": "%s", "edition": "nobody@1", "checksum": "0000", "scenario": "none",
      "options": {"a": "b"}, "seats": [{"seat": "a", "account": "b", "salt": "00"}],
      "commitment": "00", "seed": "00", "outcome": {"type": "draw"},
      "draws": [{"number": 1, "rule": "1", "values": [6]}],
      "events": [{"revision": 1, "cause": "started", "type": "begun", "event": {"type": "begun"},
      "input": {"seat": "a", "commands": [{"type": "pass"}]}, "draws": []}]}
      """
        .formatted(game);
  }

  private static Sample ofMatch(String operation, StartedMatch begun, Client asked) {
    return Sample.of(operation, asked.token()).at("id", begun.match());
  }

  /** All that either seat can see of the match and of what may be done. */
  public static String state(TwoPlayerMatch duel) {
    return state(duel.begun());
  }

  /** All that any seat can see of the match and of what may be done. */
  public static String state(StartedMatch begun) {
    StringBuilder all = new StringBuilder();
    for (Client client : begun.seats().values()) {
      for (String path : List.of("", "/decision", "/events", "/dice")) {
        all.append(client.read(begun.match(), path));
      }
    }
    return all.toString();
  }
}
