package umpire.wire.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import umpire.wire.JsonLocation;

/**
 * Members that each element of a list of {@code map.json} has unless it has one of its own: with
 * {@code "defaults": {"hexes": {"terrain": "clear"}}} a hex says its terrain only where it is
 * another. The rules and the API read the whole map.
 */
final class MapDefaults {
  private static final String DEFAULTS = "defaults";

  private MapDefaults() {}

  /**
   * The map without {@code defaults}, filled in; the same tree if it has none. Throws WireException
   * where a default is no object, or its list is no list of the map.
   */
  static JsonNode filledIn(JsonNode sheet) {
    if (!sheet.has(DEFAULTS)) {
      return sheet;
    }
    ObjectNode filled = sheet.deepCopy();
    JsonNode defaults = filled.remove(DEFAULTS);
    JsonLocation at = JsonLocation.ROOT.member(DEFAULTS);
    if (!defaults.isObject()) {
      throw at.wrong("an object with a member for each list");
    }
    for (Map.Entry<String, JsonNode> list : defaults.properties()) {
      JsonNode elements = filled.path(list.getKey());
      if (!list.getValue().isObject() || !elements.isArray()) {
        throw at.member(list.getKey()).wrong("an object whose name is a list of the map");
      }
      elements.forEach(element -> fill(element, list.getValue()));
    }
    return filled;
  }

  /** What is no object is left as it is: the codec refuses it where it stands. */
  private static void fill(JsonNode element, JsonNode members) {
    if (element instanceof ObjectNode object) {
      members.properties().stream()
          .filter(member -> !object.has(member.getKey()))
          .forEach(member -> object.set(member.getKey(), member.getValue().deepCopy()));
    }
  }
}
