package umpire.local.bots;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import umpire.arena.play.OddsDesk;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.play.Brief;
import umpire.testkit.Rulebook;

/**
 * The odds desk at {@code POST /v1/matches/{id}/odds}. What it does not answer, for it hangs on
 * something hidden or is refused, is to the opponent like a quiet order.
 */
final class RemoteDesk implements OddsDesk {
  private final Session session;
  private final String path;
  private final Turns turns;

  RemoteDesk(Session session, String match, Turns turns) {
    this.session = session;
    this.path = match + "/odds";
    this.turns = turns;
  }

  @Override
  public Prospect of(List<Object> commands) {
    ObjectNode body = Origin.JSON.createObjectNode();
    commands.forEach(command -> body.withArray("commands").add(turns.book().codec().tree(command)));
    Answer answer = session.send("POST", path, body, Duration.ZERO);
    if (!answer.good()) {
      return answer.body().path("type").asText().endsWith("no-odds")
          ? new Prospect.Unweighed()
          : new Prospect.Quiet();
    }
    return switch (answer.body().path("type").asText()) {
      case "battle" -> battle(answer.body().path("brief"));
      case "draft" -> new Prospect.Draft(turns.asked(answer.body().path("decision")));
      // Quiet, or a word of a later version, which clients ignore.
      default -> new Prospect.Quiet();
    };
  }

  /**
   * An appraisal asks for the records of outcomes, which no family of the game names; so the brief
   * that the answer holds is weighed once more, by the same rules.
   */
  private Prospect battle(JsonNode json) {
    Rulebook book = turns.book();
    Brief brief = book.codec().read(json, book.types().combatBrief());
    try {
      return new Prospect.Battle(brief, book.combat().odds(brief, Policy.none()));
    } catch (UncountableException _) {
      return new Prospect.Unweighed();
    }
  }
}
