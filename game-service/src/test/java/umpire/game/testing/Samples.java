package umpire.game.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.chassis.testing.Sample;
import umpire.kernel.cite.RuleId;
import umpire.wire.Shelf;

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
          "readDice",
          "exportMatch",
          "resign",
          "readSupply",
          "readBattles",
          "drawBoard",
          "drawBoardInPixels");
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
      List.of("listGames", "listMatches", "listBots", "readLimits", "streamTicket");

  /** Commands that the Allied seat can say at the beginning, and may not. */
  private static final List<String> RULED_OUT =
      List.of(
          "{\"type\": \"assault-hex\", \"target\": \"nowhere\"}",
          "{\"type\": \"assault-hex\", \"target\": \"2305\"}",
          "{\"type\": \"step\", \"unit\": \"nobody\", \"to\": \"1810\"}",
          "{\"type\": \"step\", \"unit\": \"scots-guards\", \"to\": \"0101\"}",
          "{\"type\": \"step\", \"unit\": \"mountain-1-1\", \"to\": \"1811\"}",
          "{\"type\": \"commit\", \"units\": [], \"guns\": [], \"ships\": [], \"airPoints\": 0}",
          "{\"type\": \"sail\", \"ships\": [], \"to\": \"2107\"}",
          "{\"type\": \"decline\"}");

  private Samples() {}

  /** The Allied seat's. */
  public static List<Sample> of(Duel duel) {
    String token = duel.allied().token();
    List<Sample> all = new ArrayList<>();
    OF_A_MATCH.forEach(id -> all.add(ofMatch(id, duel)));
    OF_A_GAME.forEach(id -> all.add(Sample.of(id, token).at("game", "narvik")));
    WITHOUT_ADDRESS.forEach(id -> all.add(Sample.of(id, token)));
    all.add(ofMatch("askAgain", duel).as(Client.of("ada", "admin").token()));
    all.add(
        ofMatch("continueMatch", duel)
            .as(Client.of("ada", "admin").token())
            .sending("{\"after\": 1, \"seats\": {}}"));
    all.add(ofMatch("readBattle", duel).at("n", "1"));
    all.add(ofMatch("leaveSeat", duel).at("seat", "allied"));
    all.add(ofMatch("takeSeat", duel).at("seat", "allied").sending("{\"salt\": \"00ff\"}"));
    all.add(
        ofMatch("command", duel)
            .sending(
                Client.body(
                    "bad-input",
                    1,
                    List.of("{\"type\": \"assault-hex\", \"target\": \"nowhere\"}")))
            .ruledOut(
                RULED_OUT.stream()
                    .map(command -> Client.body("bad-input", 1, List.of(command)))
                    .toList()));
    String order = "{\"commands\": [" + Duel.TARGET + "]}";
    all.add(ofMatch("explain", duel).sending(order));
    all.add(
        ofMatch("matchOdds", duel)
            .sending(order)
            .ruledOut(
                RULED_OUT.stream().map(command -> "{\"commands\": [" + command + "]}").toList()));
    all.add(
        Sample.of("openMatch", token)
            .sending(
                "{\"game\": \"narvik\", \"scenario\": \"no-such\", \"options\": {}, \"seats\": {}}"));
    all.add(ofMatch("undo", duel).sending("{\"commandId\": \"bad-input\"}"));
    all.add(Sample.of("importMatch", token).sending("{}"));
    all.add(Sample.of("readRule", token).at("game", "narvik").at("ruleId", "15.1"));
    all.add(Sample.of("readTable", token).at("game", "narvik").at("table", "weather"));
    all.add(Sample.of("readScenario", token).at("game", "narvik").at("scenario", "one-assault"));
    all.add(
        Sample.of("layEdition", Client.of("ada", "admin").token())
            .sending("{\"game\": \"narvik\", \"edition\": \"nobody@1\", \"files\": {}}"));
    all.add(
        Sample.of("announceBot", Client.bot("random", "narvik").token())
            .at("name", "random")
            .sending("{\"games\": [\"narvik\"], \"concurrency\": 4}"));
    return all;
  }

  /** The ids of every rule that may refuse something: the ledger of the game that is played. */
  public static Set<String> rules(String game) {
    return Shelf.load().game(game).pack().rules().keySet().stream()
        .map(RuleId::value)
        .collect(Collectors.toSet());
  }

  private static Sample ofMatch(String operation, Duel duel) {
    return Sample.of(operation, duel.allied().token()).at("id", duel.match());
  }

  /** All that either seat can see of the match and of what may be done. */
  public static String state(Duel duel) {
    StringBuilder all = new StringBuilder();
    for (Client client : List.of(duel.allied(), duel.german())) {
      for (String path : List.of("", "/decision", "/events", "/dice")) {
        all.append(client.read(duel.match(), path));
      }
    }
    return all.toString();
  }
}
