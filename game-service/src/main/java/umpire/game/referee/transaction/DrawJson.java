package umpire.game.referee.transaction;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import umpire.game.store.transaction.DrawRow;
import umpire.kernel.dice.DrawKey;

/** The shapes of a draw. */
public final class DrawJson {
  private DrawJson() {}

  /** For those who may not see its values: {number, rule}. */
  public static ObjectNode number(DrawRow draw) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("number", draw.number())
        .put("rule", draw.rule());
  }

  /** {number, rule, sides or shuffle, values}. */
  public static ObjectNode whole(DrawRow draw) {
    ObjectNode json = number(draw);
    if (draw.lot().equals(DrawRow.SHUFFLE)) {
      json.put("shuffle", draw.sides().getFirst());
    } else {
      ArrayNode sides = json.putArray("sides");
      draw.sides().forEach(sides::add);
    }
    ArrayNode values = json.putArray("values");
    draw.values().forEach(values::add);
    return json;
  }

  /** As an export holds it, with the key of its stream. */
  public static ObjectNode whole(DrawRow draw, DrawKey key) {
    return whole(draw).put("key", key.hex());
  }
}
