package umpire.local.drivers;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * verify overlay: an administrator lays charts and a map of his own over a game, at game-service;
 * combat-service and supply-service, which hear of it over the broker, answer matches under it,
 * dead or alive when it was laid.
 */
final class Overlays {
  private static final String EDITIONS = "/v1/admin/editions";

  private final Stack stack;
  private final Api api;
  private final DiceVerifier verifier;
  private final PrintStream out;
  private final Api.Person ada;
  private final Api.Person anna;
  private final Api.Person bert;
  private final Charts charts = new Charts(Assault.GAME + "@1+bloodless");
  private final Checks checks;

  private Overlays(Stack stack, DiceVerifier verifier, PrintStream out) {
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
  static Kills.Result run(PrintStream out) throws IOException {
    try (OwnStack own = OwnStack.make(out)) {
      out.println("overlay: up after " + own.stack().up().took().toSeconds() + " s");
      DiceVerifier verifier = DiceVerifier.of(own.stack().root());
      Kills.Result result = new Overlays(own.stack(), verifier, out).all();
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    }
  }

  private Kills.Result all() {
    checks.check(
        "only an administrator lays an overlay, and only one that can be read", this::refused);
    checks.check("under the game's own pack blood is shed, by the shortest line", this::ownPack);
    checks.check("an overlay is laid, again without a second effect", this::laid);
    checks.check("combat and supply answer a match under it", () -> played(charts));
    checks.check("its export is accepted and taken in again", this::exported);
    checks.check("it outlives kill -9 of all three, and a match that was open", this::killed);
    checks.check(
        "one that is laid while combat and supply are dead reaches them", this::laidToTheDead);
    return checks.result();
  }

  private ObjectNode overlay(Charts wanted) {
    return wanted.overlay(api.good(api.get(Charts.path(), "")).path("table"));
  }

  private Answer lay(Api.Person person, JsonNode overlay) {
    return api.patiently(api.post(EDITIONS, person.token(), overlay));
  }

  private void refused() {
    ObjectNode overlay = overlay(charts);
    require(lay(anna, overlay).status() == 403, "somebody else may lay it");
    ObjectNode wrong = overlay.deepCopy();
    ((ObjectNode) wrong.at("/files/map.json/hexsides/0")).put("features", "lake");
    Answer answer = lay(ada, wrong);
    require(
        answer.status() == 400
            && answer.body().path("pointer").asText().startsWith("/files/map.json"),
        "what cannot be read was answered " + answer);
    Answer under = api.patiently(api.post("/v1/matches", anna.token(), charts.match()));
    require(!under.good(), "a match was opened under what was refused: " + under);
  }

  private void ownPack() {
    JsonNode export = fought(Contest.open(api, anna, bert)).export();
    require(
        !Charts.bloodless(export) && Charts.straight(export),
        "the result was " + Charts.result(export) + ", the line " + Charts.line(export));
  }

  private void laid() {
    ObjectNode overlay = overlay(charts);
    Answer first = lay(ada, overlay);
    Answer again = lay(ada, overlay);
    require(first.status() == 201 && again.equals(first), "laid: " + first + ", again: " + again);
    ObjectNode other = overlay.deepCopy();
    other.withObject("/files").remove("map.json");
    Answer taken = lay(ada, other);
    require(taken.status() == 409, "another pack of this name was answered " + taken);
  }

  private Contest opened(Charts under) {
    return Contest.open(api, anna, bert, under.match());
  }

  private static Contest fought(Contest contest) {
    Assault.fight(contest);
    return contest;
  }

  private JsonNode played(Charts under) {
    return played(opened(under));
  }

  /**
   * Plays a match under an overlay; what combat and supply answered shows which charts they had.
   */
  private JsonNode played(Contest contest) {
    JsonNode export = fought(contest).export();
    require(Charts.bloodless(export), "combat-service answered " + Charts.result(export));
    require(!Charts.straight(export), "supply-service answered " + Charts.line(export));
    out.println("  combat: " + Charts.result(export) + ", supply: " + Charts.line(export));
    return export;
  }

  private void exported() {
    Contest contest = opened(charts);
    JsonNode export = played(contest);
    List<String> wrong = new ArrayList<>(verifier.complaints(export, contest.commitment()));
    wrong.addAll(new Imported(api, anna).findings(export));
    require(wrong.isEmpty(), String.join("; ", wrong));
  }

  private void killed() {
    Contest open = opened(charts);
    List<String> three = List.of(Stack.GAME, Stack.COMBAT, Stack.SUPPLY);
    three.forEach(stack::kill);
    three.forEach(stack::start);
    JsonNode _ = played(open);
    JsonNode _ = played(charts);
  }

  private void laidToTheDead() {
    Charts later = new Charts(charts.edition() + "-too");
    stack.kill(Stack.COMBAT);
    stack.kill(Stack.SUPPLY);
    Answer laid = lay(ada, overlay(later));
    require(laid.status() == 201, "laid: " + laid);
    Contest contest = opened(later);
    stack.start(Stack.COMBAT);
    stack.start(Stack.SUPPLY);
    JsonNode _ = played(contest);
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new Api.Unexpected(otherwise);
    }
  }
}
