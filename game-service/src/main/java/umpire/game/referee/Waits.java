package umpire.game.referee;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Seat;

/** What a match waits for, as everyone may know it: {waitingFor: [seats], question: desk}. */
final class Waits {
  private Waits() {}

  static ObjectNode of(Standing<?, ?, ?, ?> standing) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode seats = json.putArray("waitingFor");
    standing.waitedFor().stream().map(Seat::id).forEach(seats::add);
    standing.question().ifPresent(question -> json.put("question", desk(question.desk())));
    return json;
  }

  /** A desk's name. */
  static String desk(Desk desk) {
    return switch (desk) {
      case Desk.Combat _ -> "combat";
      case Desk.Supply _ -> "supply";
    };
  }
}
