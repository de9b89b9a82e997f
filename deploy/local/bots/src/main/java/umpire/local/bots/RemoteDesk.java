package umpire.local.bots;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import umpire.arena.play.OddsDesk;
import umpire.kernel.combat.Odds;
import umpire.wire.Codec;

/**
 * The odds desk at {@code POST /v1/matches/{id}/odds}. What it does not answer, for it hangs on
 * something hidden or is no battle, is to the opponent like a quiet order.
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
    Codec codec = turns.game().codec();
    ObjectNode body = Origin.JSON.createObjectNode();
    commands.forEach(command -> body.withArray("commands").add(codec.tree(command)));
    Answer answer = session.send("POST", path, body, Duration.ZERO);
    if (!answer.good()) {
      return new Prospect.Quiet();
    }
    JsonNode next = answer.body().path("decision");
    if (!next.isMissingNode()) {
      return new Prospect.Draft(turns.asked(next));
    }
    JsonNode odds = answer.body().path("odds");
    return odds.isMissingNode()
        ? new Prospect.Quiet()
        : new Prospect.Battle(codec.read(odds, Odds.class));
  }
}
