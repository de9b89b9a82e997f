package umpire.local.bots;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.play.Brief;
import umpire.opponent.OddsSource;
import umpire.testkit.match.Rulebook;

/**
 * The odds adjudicator at {@code POST /v1/matches/{id}/odds}. What it does not answer, for it hangs
 * on something hidden or is refused, is to the opponent like a quiet order.
 */
final class RemoteOdds implements OddsSource {
  private final Session session;
  private final String path;
  private final TurnReader turnReader;

  RemoteOdds(Session session, String match, TurnReader turnReader) {
    this.session = session;
    this.path = match + "/odds";
    this.turnReader = turnReader;
  }

  @Override
  public Prospect of(List<Object> commands) {
    ObjectNode body = ApiClient.JSON.createObjectNode();
    commands.forEach(
        command -> body.withArray("commands").add(turnReader.book().codec().tree(command)));
    HttpAnswer httpAnswer = session.send("POST", path, body, Duration.ZERO);
    if (!httpAnswer.good()) {
      return httpAnswer.body().path("type").asText().endsWith("no-odds")
          ? new Prospect.Unweighed()
          : new Prospect.Quiet();
    }
    return switch (httpAnswer.body().path("type").asText()) {
      case "battle" -> battle(httpAnswer.body().path("brief"));
      case "draft" -> new Prospect.Draft(turnReader.asked(httpAnswer.body().path("decision")));
      // Quiet, or a word of a later version, which clients ignore.
      default -> new Prospect.Quiet();
    };
  }

  /**
   * A valuation asks for the records of outcomes, which no family of the game names; so the brief
   * that the answer holds is weighed once more, by the same rules.
   */
  private Prospect battle(JsonNode json) {
    Rulebook book = turnReader.book();
    Brief brief = book.codec().read(json, book.types().combatBrief());
    try {
      return new Prospect.Battle(brief, book.combat().odds(brief, Policy.none()));
    } catch (UncountableException _) {
      return new Prospect.Unweighed();
    }
  }
}
