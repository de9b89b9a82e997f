package umpire.game.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import umpire.wire.pack.Shelf;

/**
 * Commands that are like an offered one but for one thing: another hex, unit, seat or number, one
 * that nobody knows, a value of another kind, a member too few or too many. By chance one of them
 * may be on offer as well.
 */
public final class AlteredCommands {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** What is a value of no command, or of few. */
  private static final List<JsonNode> STRANGE =
      List.of(
          JSON.nullNode(),
          JSON.booleanNode(true),
          JSON.objectNode(),
          JSON.arrayNode(),
          JSON.arrayNode().addNull(),
          JSON.textNode(""),
          JSON.textNode("nobody-knows-this"),
          JSON.textNode("9999"),
          JSON.textNode("\u00a0"),
          JSON.numberNode(-1),
          JSON.numberNode(0),
          JSON.numberNode(1.5),
          JSON.numberNode(Integer.MAX_VALUE),
          JSON.numberNode(new BigInteger("123456789012345678901234567890")));

  private final Random random;

  /** Words that look right: places, counters and seats of the game. */
  private final List<JsonNode> words = new ArrayList<>();

  /** Commands that were right elsewhere. */
  private final List<ObjectNode> met = new ArrayList<>();

  /** Those of a game. */
  public AlteredCommands(Shelf.Shelved game, Random random) {
    this.random = random;
    List<String> ids = new ArrayList<>(game.pack().counters().keySet());
    game.pack().map().hexes().forEach(hex -> ids.add(hex.toString()));
    game.pack().map().sheet().areas().forEach(area -> ids.add(area.id().toString()));
    game.pack().seats().forEach(seat -> ids.add(seat.id().id()));
    ids.stream().sorted().forEach(id -> words.add(JSON.textNode(id)));
  }

  /** So many of them, in no order. */
  public List<JsonNode> of(ObjectNode command, int most) {
    List<JsonNode> all = new ArrayList<>(object(command));
    if (!met.isEmpty()) {
      all.add(met.get(random.nextInt(met.size())));
      // The members of one under the name of the other.
      ObjectNode other = command.deepCopy();
      other.set("type", met.get(random.nextInt(met.size())).get("type"));
      all.add(other);
    }
    all.add(JSON.textNode(command.path("type").asText()));
    met.add(command);
    Collections.shuffle(all, random);
    return all.subList(0, Math.min(most, all.size()));
  }

  private List<JsonNode> object(ObjectNode object) {
    List<JsonNode> all = new ArrayList<>();
    for (Map.Entry<String, JsonNode> member : object.properties()) {
      ObjectNode less = object.deepCopy();
      less.remove(member.getKey());
      all.add(less);
      for (JsonNode value : value(member.getValue())) {
        ObjectNode other = object.deepCopy();
        other.set(member.getKey(), value);
        all.add(other);
      }
    }
    all.add(object.deepCopy().put("nobody-knows-this", 1));
    return all;
  }

  private List<JsonNode> value(JsonNode value) {
    List<JsonNode> all = new ArrayList<>(List.of(any(STRANGE)));
    if (value instanceof ObjectNode object) {
      all.addAll(object(object));
    } else if (value instanceof ArrayNode list) {
      all.addAll(list(list));
    } else if (value.isTextual()) {
      all.addAll(List.of(any(words), any(words), any(words), JSON.numberNode(1811)));
    } else if (value.isBoolean()) {
      all.add(JSON.booleanNode(!value.asBoolean()));
    } else {
      all.add(JSON.numberNode(value.asInt() + 1));
      all.add(JSON.numberNode(value.asInt() - 1));
      all.add(JSON.numberNode(value.asInt() + random.nextInt(100)));
    }
    return all;
  }

  private List<JsonNode> list(ArrayNode list) {
    List<JsonNode> all = new ArrayList<>();
    all.add(list.deepCopy().add(any(words)));
    if (!list.isEmpty()) {
      all.add(list.deepCopy().add(list.get(0)));
      ArrayNode less = list.deepCopy();
      less.remove(random.nextInt(list.size()));
      all.add(less);
      ArrayNode other = list.deepCopy();
      other.set(random.nextInt(list.size()), any(words));
      all.add(other);
      all.add(list.get(0));
    }
    return all;
  }

  private JsonNode any(List<JsonNode> values) {
    return values.get(random.nextInt(values.size()));
  }
}
