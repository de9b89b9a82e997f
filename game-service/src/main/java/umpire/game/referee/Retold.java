package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.DateTimeException;
import java.time.Instant;

/**
 * What a seat said in an exported match, said again. What it did to the clocks is believed; a draw
 * is one only if all were for it.
 *
 * @param place of it in the export
 */
record Retold(Parley parley, String place) {
  /** Says it, and what was settled by it; throws Untrue for what nobody says. */
  void say(JsonNode event, JsonNode next) {
    JsonNode act = event.path("event");
    String type = act.path("type").asText();
    switch (type) {
      case Parley.DRAW_OFFERED -> parley.draw();
      case Parley.DRAW_WITHDRAWN, Parley.DRAW_DECLINED -> parley.noDraw();
      case Parley.PAUSE_WITHDRAWN,
          Parley.PAUSE_DECLINED,
          Parley.PAUSE_END_OFFERED,
          Parley.VACATION_ENDED ->
          parley.say(type);
      case Parley.PAUSE_OFFERED, Parley.VACATION_BEGUN -> parley.say(type, until(act));
      default -> throw new Untrue(place + "/event/type", "nobody says this");
    }
    if (next.path("revision").equals(event.path("revision"))) {
      settle(act, next.path("event").path("type").asText());
    }
  }

  private void settle(JsonNode act, String type) {
    switch (type) {
      case Parley.PAUSED -> parley.say(type, until(act));
      case Parley.PAUSE_ENDED -> parley.say(type);
      default -> {} // the end after a draw, which is compared
    }
  }

  private Instant until(JsonNode act) {
    try {
      return Instant.parse(act.path("until").asText());
    } catch (DateTimeException _) {
      throw new Untrue(place + "/event/until", "a moment belongs here");
    }
  }
}
