package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The shape of a record: an object with every component, or a bare scalar for an id. */
final class RecordShape implements Shape {
  private final Shapes shapes;
  private final RecordLayout layout;
  private final Bindings inside;
  private final List<String> names;
  private final JsonForm.Body body;
  private volatile @Nullable List<Shape> parts;

  RecordShape(Shapes shapes, RecordLayout layout, Bindings inside) {
    this.shapes = shapes;
    this.layout = layout;
    this.inside = inside;
    List<String> members = new ArrayList<>();
    if (layout.typed()) {
      members.add("type");
    }
    layout.parts().forEach(part -> members.add(part.name()));
    this.names = List.copyOf(members);
    this.body = new JsonForm.Body(layout.name(), layout.typed(), this::members);
  }

  @Override
  public Object read(JsonNode json, JsonLocation at) {
    if (layout.bare()) {
      Object value = Shapes.present(parts().getFirst(), json, at);
      return Json.refusing(at, () -> layout.make(List.of(value)));
    }
    Json.members(json, at, names);
    if (layout.typed() && !json.get("type").asText().equals(layout.name())) {
      throw at.member("type")
          .wrong("'" + json.get("type").asText() + "' is not '" + layout.name() + "'");
    }
    List<Object> values = new ArrayList<>(layout.parts().size());
    for (int i = 0; i < layout.parts().size(); i++) {
      String name = layout.parts().get(i).name();
      values.add(Shapes.present(parts().get(i), json.get(name), at.member(name)));
    }
    return Json.refusing(at, () -> layout.make(values));
  }

  @Override
  public Object key(String text, JsonLocation at) {
    if (!canBeKey()) {
      throw at.wrong("a " + layout.name() + " cannot be a key");
    }
    Object value = parts().getFirst().key(text, at);
    return Json.refusing(at, () -> layout.make(List.of(value)));
  }

  @Override
  public boolean canBeKey() {
    return layout.bare();
  }

  /** Found at first use, because records may hold themselves. */
  @Override
  public List<Shape> parts() {
    List<Shape> known = parts;
    if (known == null) {
      known = layout.parts().stream().map(part -> shapes.of(inside.settle(part.type()))).toList();
      parts = known;
    }
    return known;
  }

  @Override
  public JsonForm form() {
    return layout.bare() ? parts().getFirst().form() : body;
  }

  private List<JsonForm.Member> members() {
    return IntStream.range(0, layout.parts().size())
        .mapToObj(i -> new JsonForm.Member(layout.parts().get(i).name(), parts().get(i).form()))
        .toList();
  }

  @Override
  public JsonNode schema(Schemas schemas) {
    if (layout.bare()) {
      JsonNode scalar = parts().getFirst().schema(schemas);
      return scalar instanceof ObjectNode own && !own.has("$ref")
          ? own.put("title", layout.type().getSimpleName())
          : scalar;
    }
    return schemas.named(layout.type(), inside.arguments(layout.type()), () -> body(schemas));
  }

  private ObjectNode body(Schemas schemas) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("type", "object");
    ObjectNode properties = JsonNodeFactory.instance.objectNode();
    if (layout.typed()) {
      properties.putObject("type").put("type", "string").put("const", layout.name());
    }
    for (int i = 0; i < layout.parts().size(); i++) {
      properties.set(layout.parts().get(i).name(), parts().get(i).schema(schemas));
    }
    ArrayNode required = JsonNodeFactory.instance.arrayNode();
    names.forEach(required::add);
    if (!required.isEmpty()) {
      json.set("required", required);
    }
    json.set("properties", properties);
    return json;
  }

  @Override
  public String toString() {
    return layout.type().getName();
  }
}
