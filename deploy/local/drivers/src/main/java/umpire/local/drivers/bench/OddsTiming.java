package umpire.local.drivers.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.stack.Stack;

/**
 * The battles of matches that were played, weighed once more by combat-service.
 *
 * @param api where combat-service answers
 * @param questions one for each battle that has odds
 */
record OddsTiming(Api api, List<HttpRequest> questions) {
  private static final int MOST = 100;

  private static final String BRIEFS =
      """
      select distinct convert_from(message, 'UTF8')::json #>> '{data,brief}'
      from outbox where topic = 'combat.requested' limit ?
      """;

  /** The briefs that lie in game-service's outbox; throws Unexpected where none has odds. */
  static OddsTiming of(Stack stack) {
    Random random = new Random();
    String suffix = Long.toHexString(random.nextLong());
    // Whoever has no account may ask less often than a bench does.
    Api.Person person =
        new Api(stack.gateway())
            .signUp("weigher-" + suffix, Long.toHexString(random.nextLong()) + "-weighs");
    Api api = new Api(stack.combatService());
    List<HttpRequest> questions =
        stack.database("game").ask(BRIEFS, MOST).stream()
            .map(brief -> question(api, person.token(), brief))
            .filter(question -> api.patiently(question).good())
            .toList();
    if (questions.isEmpty()) {
      throw new Api.Unexpected("no battle of those played has odds");
    }
    return new OddsTiming(api, questions);
  }

  private static HttpRequest question(Api api, String token, String brief) {
    try {
      ObjectNode body = Api.JSON.createObjectNode();
      body.set("brief", Api.JSON.readTree(brief));
      return api.post("/v1/combat/" + SampleBattle.GAME + "/odds", token, body);
    } catch (JsonProcessingException e) {
      throw new Api.Unexpected("a brief is no JSON: " + e.getOriginalMessage());
    }
  }

  /** So many of them one after the other, each until its answer, in ns. */
  List<Long> odds(int count) {
    List<Long> nanos = new ArrayList<>();
    while (nanos.size() < count) {
      long begun = System.nanoTime();
      JsonNode _ = api.good(questions.get(nanos.size() % questions.size()));
      nanos.add(System.nanoTime() - begun);
    }
    return nanos;
  }
}
