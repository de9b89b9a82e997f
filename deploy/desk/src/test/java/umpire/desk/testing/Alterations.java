package umpire.desk.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Every way to spoil one value of a document: another kind, another size, left out, doubled. */
public final class Alterations {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final List<JsonNode> OTHERS =
      List.of(
          JSON.nullNode(),
          JSON.textNode(""),
          JSON.textNode("\u0000{}"),
          JSON.numberNode(-1),
          JSON.numberNode(Integer.MAX_VALUE),
          JSON.numberNode(Integer.MIN_VALUE),
          JSON.numberNode(1L << 40),
          JSON.numberNode(1.5),
          JSON.booleanNode(true),
          JSON.arrayNode(),
          JSON.objectNode());

  private Alterations() {}

  /** The document once for each value and each way to spoil it. */
  public static List<ObjectNode> of(ObjectNode document) {
    List<ObjectNode> altered = new ArrayList<>();
    for (String pointer : pointers(document, "")) {
      for (JsonNode other : OTHERS) {
        ObjectNode copy = document.deepCopy();
        replace(copy, pointer, other);
        altered.add(copy);
      }
      ObjectNode without = document.deepCopy();
      leaveOut(without, pointer);
      altered.add(without);
    }
    return altered;
  }

  private static List<String> pointers(JsonNode json, String pointer) {
    List<String> pointers = new ArrayList<>();
    for (Map.Entry<String, JsonNode> field : json.properties()) {
      pointers.add(pointer + "/" + field.getKey());
      pointers.addAll(pointers(field.getValue(), pointer + "/" + field.getKey()));
    }
    for (int i = 0; json.isArray() && i < json.size(); i++) {
      pointers.add(pointer + "/" + i);
      pointers.addAll(pointers(json.get(i), pointer + "/" + i));
    }
    return pointers;
  }

  private static void replace(ObjectNode document, String pointer, JsonNode other) {
    switch (parent(document, pointer)) {
      case ObjectNode object -> object.set(name(pointer), other);
      case ArrayNode array -> array.set(Integer.parseInt(name(pointer)), other);
      default -> throw new IllegalStateException(pointer);
    }
  }

  private static void leaveOut(ObjectNode document, String pointer) {
    switch (parent(document, pointer)) {
      case ObjectNode object -> object.remove(name(pointer));
      case ArrayNode array -> array.remove(Integer.parseInt(name(pointer)));
      default -> throw new IllegalStateException(pointer);
    }
  }

  private static JsonNode parent(ObjectNode document, String pointer) {
    return document.at(pointer.substring(0, pointer.lastIndexOf('/')));
  }

  private static String name(String pointer) {
    return pointer.substring(pointer.lastIndexOf('/') + 1);
  }
}
