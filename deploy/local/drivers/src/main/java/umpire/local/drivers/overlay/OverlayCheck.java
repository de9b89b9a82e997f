package umpire.local.drivers.overlay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.match.DiceVerifier;
import umpire.local.drivers.match.ImportCheck;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify overlay: an administrator lays charts and a map of their own over a game, at game-service;
 * combat-service and supply-service, which receive it over the broker, answer matches under it,
 * whether or not they run when it is laid.
 */
public final class OverlayCheck {
  private static final String EDITIONS = "/v1/admin/editions";

  private final Stack stack;
  private final Api api;
  private final DiceVerifier verifier;
  private final PrintStream out;
  private final Api.Person ada;
  private final Api.Person anna;
  private final Api.Person bert;
  private final ReplacedCharts replacedCharts =
      new ReplacedCharts(SampleBattle.GAME + "@1+bloodless");
  private final Checks checks;

  private OverlayCheck(Stack stack, DiceVerifier verifier, PrintStream out) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.verifier = verifier;
    this.out = out;
    this.checks = new Checks("overlay", out);
    String password = Long.toHexString(new Random().nextLong()) + "-for-these-runs";
    String account = api.signUp("ada", password).account();
    stack.restart(Stack.LOBBY, Map.of("UMPIRE_ADMINS", account));
    this.ada = api.signIn("ada", password);
    this.anna = api.signUp("anna", password);
    this.bert = api.signUp("bert", password);
  }

  /** On a stack of its own: nobody else is made an administrator. */
  public static CheckResult run(PrintStream out) throws IOException {
    try (PrivateStack own = PrivateStack.make(out)) {
      out.println("overlay: up after " + own.stack().up().took().toSeconds() + " s");
      DiceVerifier verifier = DiceVerifier.of(own.stack().root());
      CheckResult result = new OverlayCheck(own.stack(), verifier, out).all();
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private CheckResult all() {
    checks.check(
        "only an administrator lays an overlay, and only one that can be read", this::refused);
    checks.check("under the game's own pack blood is shed, by the shortest line", this::ownPack);
    checks.check("an overlay is laid, again without a second effect", this::laid);
    checks.check("combat and supply answer a match under it", () -> played(replacedCharts));
    checks.check("its export is accepted and taken in again", this::exported);
    checks.check("it outlives kill -9 of all three, and a match that was open", this::killed);
    checks.check(
        "one that is laid while combat and supply are down reaches them",
        this::reachesServicesThatWereDown);
    return checks.result();
  }

  private ObjectNode overlay(ReplacedCharts wanted) {
    return wanted.overlay(api.good(api.get(ReplacedCharts.path(), "")).path("table"));
  }

  private HttpAnswer lay(Api.Person person, JsonNode overlay) {
    return api.patiently(api.post(EDITIONS, person.token(), overlay));
  }

  private void refused() {
    ObjectNode overlay = overlay(replacedCharts);
    require(lay(anna, overlay).status() == 403, "somebody else may lay it");
    ObjectNode wrong = overlay.deepCopy();
    ((ObjectNode) wrong.at("/files/map.json/hexsides/0")).put("features", "lake");
    HttpAnswer httpAnswer = lay(ada, wrong);
    require(
        httpAnswer.status() == 400
            && httpAnswer.body().path("pointer").asText().startsWith("/files/map.json"),
        "what cannot be read was answered " + httpAnswer);
    HttpAnswer under = api.patiently(api.post("/v1/matches", anna.token(), replacedCharts.match()));
    require(!under.good(), "a match was opened under what was refused: " + under);
  }

  private void ownPack() {
    JsonNode export = fought(PlayedMatch.open(api, anna, bert)).export();
    require(
        !ReplacedCharts.bloodless(export) && ReplacedCharts.straight(export),
        "the result was "
            + ReplacedCharts.result(export)
            + ", the line "
            + ReplacedCharts.line(export));
  }

  private void laid() {
    ObjectNode overlay = overlay(replacedCharts);
    HttpAnswer first = lay(ada, overlay);
    HttpAnswer again = lay(ada, overlay);
    require(first.status() == 201 && again.equals(first), "laid: " + first + ", again: " + again);
    ObjectNode other = overlay.deepCopy();
    other.withObject("/files").remove("map.json");
    HttpAnswer taken = lay(ada, other);
    require(taken.status() == 409, "another pack of this name was answered " + taken);
  }

  private PlayedMatch opened(ReplacedCharts under) {
    return PlayedMatch.open(api, anna, bert, under.match());
  }

  private static PlayedMatch fought(PlayedMatch playedMatch) {
    SampleBattle.fight(playedMatch);
    return playedMatch;
  }

  private JsonNode played(ReplacedCharts under) {
    return played(opened(under));
  }

  /**
   * Plays a match under an overlay; what combat and supply answered shows which charts they had.
   */
  private JsonNode played(PlayedMatch playedMatch) {
    JsonNode export = fought(playedMatch).export();
    require(
        ReplacedCharts.bloodless(export),
        "combat-service answered " + ReplacedCharts.result(export));
    require(
        !ReplacedCharts.straight(export), "supply-service answered " + ReplacedCharts.line(export));
    out.println(
        "  combat: " + ReplacedCharts.result(export) + ", supply: " + ReplacedCharts.line(export));
    return export;
  }

  private void exported() {
    PlayedMatch playedMatch = opened(replacedCharts);
    JsonNode export = played(playedMatch);
    List<String> wrong = new ArrayList<>(verifier.complaints(export, playedMatch.commitment()));
    wrong.addAll(new ImportCheck(api, anna).findings(export));
    require(wrong.isEmpty(), String.join("; ", wrong));
  }

  private void killed() {
    PlayedMatch open = opened(replacedCharts);
    List<String> three = List.of(Stack.GAME, Stack.COMBAT, Stack.SUPPLY);
    three.forEach(stack::kill);
    three.forEach(stack::start);
    JsonNode _ = played(open);
    JsonNode _ = played(replacedCharts);
  }

  private void reachesServicesThatWereDown() {
    ReplacedCharts later = new ReplacedCharts(replacedCharts.edition() + "-too");
    stack.kill(Stack.COMBAT);
    stack.kill(Stack.SUPPLY);
    HttpAnswer laid = lay(ada, overlay(later));
    require(laid.status() == 201, "laid: " + laid);
    PlayedMatch playedMatch = opened(later);
    stack.start(Stack.COMBAT);
    stack.start(Stack.SUPPLY);
    JsonNode _ = played(playedMatch);
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new Api.Unexpected(otherwise);
    }
  }
}
