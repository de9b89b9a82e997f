package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The shape of a sealed family: the member that {@code type} names. */
final class FamilyShape implements Shape {
  private final Class<?> family;
  private final List<Type> arguments;
  private final Map<String, Class<?>> members;
  private final Function<Class<?>, Shape> shape;
  private final JsonForm.Family form = new JsonForm.Family(this::forms);
  private volatile @Nullable Map<String, Shape> shapes;

  FamilyShape(
      Class<?> family,
      List<Type> arguments,
      Map<String, Class<?>> members,
      Function<Class<?>, Shape> shape) {
    this.family = family;
    this.arguments = arguments;
    this.members = members;
    this.shape = shape;
  }

  @Override
  public Object read(JsonNode json, JsonLocation at) {
    if (!json.isObject()) {
      throw at.wrong("expected an object, not " + Json.kind(json));
    }
    JsonNode type = json.get("type");
    if (type == null) {
      throw at.wrong("member 'type' is missing");
    }
    if (!type.isTextual()) {
      throw at.member("type").wrong("expected a string, not " + Json.kind(type));
    }
    Shape member = byName().get(type.textValue());
    if (member == null) {
      throw at.member("type")
          .wrong("'" + type.textValue() + "' is none of " + String.join(", ", members.keySet()));
    }
    return member.read(json, at);
  }

  @Override
  public List<Shape> parts() {
    return List.copyOf(byName().values());
  }

  @Override
  public JsonForm form() {
    return form;
  }

  private SortedMap<String, JsonForm> forms() {
    SortedMap<String, JsonForm> forms = new TreeMap<>();
    byName().forEach((name, member) -> forms.put(name, member.form()));
    return forms;
  }

  @Override
  public JsonNode schema(Schemas schemas) {
    return schemas.named(family, arguments, () -> body(schemas));
  }

  private ObjectNode body(Schemas schemas) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode members = json.putArray("oneOf");
    ObjectNode mapping = JsonNodeFactory.instance.objectNode();
    byName()
        .forEach(
            (type, shape) -> {
              JsonNode member = shape.schema(schemas);
              members.add(member);
              mapping.set(type, member.get("$ref"));
            });
    json.putObject("discriminator").put("propertyName", "type").set("mapping", mapping);
    return json;
  }

  @Override
  public String toString() {
    return family.getName();
  }

  /** Found at first use, because families may hold themselves. */
  private Map<String, Shape> byName() {
    Map<String, Shape> known = shapes;
    if (known == null) {
      known = new TreeMap<>();
      for (Map.Entry<String, Class<?>> member : members.entrySet()) {
        known.put(member.getKey(), shape.apply(member.getValue()));
      }
      shapes = known;
    }
    return known;
  }
}
