package umpire.local.drivers;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The battles of matches that were played, weighed once more by combat-service.
 *
 * @param api where combat-service answers
 * @param token of an account: whoever has none may ask less often than a bench does
 * @param briefs in the game's shape, each different
 */
record Weighing(Api api, String token, List<JsonNode> briefs) {
  private static final int MOST = 100;

  private static final String BRIEFS =
      """
      select distinct convert_from(message, 'UTF8')::json #>> '{data,brief}'
      from outbox where topic = 'combat.requested' limit ?
      """;

  /** The briefs that lie in game-service's outbox. */
  static Weighing of(Stack stack) {
    List<JsonNode> briefs = new ArrayList<>();
    for (String text : new Database(stack.database("game")).ask(BRIEFS, MOST)) {
      try {
        briefs.add(Api.JSON.readTree(text));
      } catch (JsonProcessingException e) {
        throw new Api.Unexpected("a brief is no JSON: " + e.getOriginalMessage());
      }
    }
    Random random = new Random();
    String suffix = Long.toHexString(random.nextLong());
    Api.Person person =
        new Api(stack.gateway())
            .signUp("weigher-" + suffix, Long.toHexString(random.nextLong()) + "-weighs");
    return new Weighing(new Api(stack.combatService()), person.token(), briefs);
  }

  /** So many of them one after the other, each until its answer, in ns. */
  List<Long> odds(int count) {
    List<HttpRequest> asked = new ArrayList<>();
    for (JsonNode brief : briefs) {
      ObjectNode body = Api.JSON.createObjectNode();
      body.set("brief", brief);
      HttpRequest request = api.post("/v1/combat/" + Assault.GAME + "/odds", token, body);
      if (api.patiently(request).good()) {
        asked.add(request);
      }
    }
    if (asked.isEmpty()) {
      throw new Api.Unexpected("no battle of those played has odds");
    }
    List<Long> nanos = new ArrayList<>();
    while (nanos.size() < count) {
      long begun = System.nanoTime();
      JsonNode _ = api.good(asked.get(nanos.size() % asked.size()));
      nanos.add(System.nanoTime() - begun);
    }
    return nanos;
  }
}
