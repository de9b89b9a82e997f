package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Shapes of lists, sets and maps. */
sealed interface CollectionShape extends Shape {
  /** An array in its order. */
  record Listed(Shape element) implements CollectionShape {
    @Override
    public Object read(JsonNode json, JsonLocation at) {
      return Collections.unmodifiableList(elements(element, json, at));
    }

    @Override
    public List<Shape> parts() {
      return List.of(element);
    }

    @Override
    public JsonForm form() {
      return new JsonForm.Many(element.form());
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      return array(element, schemas);
    }
  }

  /** An array of different values in any order. */
  record Distinct(Shape element, boolean sorted) implements CollectionShape {
    @Override
    public Object read(JsonNode json, JsonLocation at) {
      List<Object> values = elements(element, json, at);
      Set<Object> set = sorted ? new TreeSet<>() : new LinkedHashSet<>();
      for (int i = 0; i < values.size(); i++) {
        if (!set.add(values.get(i))) {
          throw at.item(i).wrong(json.get(i) + " stands twice in a set");
        }
      }
      return sorted ? set : Collections.unmodifiableSet(set);
    }

    @Override
    public List<Shape> parts() {
      return List.of(element);
    }

    @Override
    public JsonForm form() {
      return new JsonForm.Many(element.form());
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      return array(element, schemas).put("uniqueItems", true);
    }
  }

  /** An object whose members are keys. */
  record Keyed(Shape key, Shape value, boolean sorted) implements CollectionShape {
    @Override
    public Object read(JsonNode json, JsonLocation at) {
      if (!json.isObject()) {
        throw at.wrong("expected an object, not " + Json.kind(json));
      }
      Map<Object, Object> map = sorted ? new TreeMap<>() : new LinkedHashMap<>();
      for (Map.Entry<String, JsonNode> entry : json.properties()) {
        JsonLocation member = at.member(entry.getKey());
        Object known = key.key(entry.getKey(), member);
        if (map.put(known, Shapes.present(value, entry.getValue(), member)) != null) {
          throw member.wrong("'" + entry.getKey() + "' stands twice among the keys");
        }
      }
      return sorted ? map : Collections.unmodifiableMap(map);
    }

    @Override
    public List<Shape> parts() {
      return List.of(key, value);
    }

    @Override
    public JsonForm form() {
      return new JsonForm.Keyed(key.form(), value.form());
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      ObjectNode json = JsonNodeFactory.instance.objectNode().put("type", "object");
      keys(key.schema(schemas)).ifPresent(keys -> json.set("propertyNames", keys));
      return json.set("additionalProperties", value.schema(schemas));
    }

    /**
     * Names in JSON are strings, whatever they stand for; nothing is said of those that are any.
     */
    private static Optional<JsonNode> keys(JsonNode key) {
      ObjectNode text = JsonNodeFactory.instance.objectNode().put("type", "string");
      return switch (key.path("type").asText()) {
        case "integer" -> Optional.of(text.put("format", key.path("format").asText()));
        case "array" -> Optional.of(text.put("title", "Hexside"));
        default -> Optional.of(key).filter(one -> one.has("$ref"));
      };
    }

    @Override
    public String defect() {
      return key.canBeKey() ? "" : "its keys are no scalars";
    }
  }

  private static ObjectNode array(Shape element, Schemas schemas) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("type", "array")
        .set("items", element.schema(schemas));
  }

  private static List<Object> elements(Shape element, JsonNode json, JsonLocation at) {
    if (!json.isArray()) {
      throw at.wrong("expected an array, not " + Json.kind(json));
    }
    List<Object> values = new ArrayList<>(json.size());
    for (int i = 0; i < json.size(); i++) {
      values.add(Shapes.present(element, json.get(i), at.item(i)));
    }
    return values;
  }
}
