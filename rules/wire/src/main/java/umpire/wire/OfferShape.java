package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;

/**
 * The shape of an offer: the values of its domains are of the types that the command's components
 * have. The members of a named set are not written, so they are empty when read: whoever reads
 * offers has them from the map.
 */
record OfferShape(Map<String, Class<?>> commands, Shapes shapes) implements Shape {
  private static final List<String> KINDS = List.of("one", "some", "number", "shares", "named");

  @Override
  public Object read(JsonNode json, JsonLocation at) {
    Json.members(json, at, List.of("type", "parameters"));
    Class<?> command = commands.get(json.get("type").asText());
    if (command == null) {
      throw at.member("type")
          .wrong(
              "'%s' is none of %s"
                  .formatted(json.get("type").asText(), String.join(", ", commands.keySet())));
    }
    RecordComponent[] components = command.getRecordComponents();
    JsonNode given = json.get("parameters");
    JsonLocation list = at.member("parameters");
    if (!given.isArray() || given.size() != components.length) {
      throw list.wrong("expected an array of " + components.length + " parameters");
    }
    List<Offer.Parameter> parameters = new ArrayList<>();
    for (int i = 0; i < components.length; i++) {
      parameters.add(parameter(given.get(i), components[i].getGenericType(), list.item(i)));
    }
    return Json.refusing(at, () -> new Offer<Object>(command, parameters));
  }

  private Offer.Parameter parameter(JsonNode json, Type type, JsonLocation at) {
    Json.members(json, at, List.of("name", "domain"));
    String name = (String) new ScalarShape.Text().read(json.get("name"), at.member("name"));
    return new Offer.Parameter(name, domain(json.get("domain"), type, at.member("domain")));
  }

  private Domain domain(JsonNode json, Type type, JsonLocation at) {
    String kind = json.path("type").asText();
    return switch (kind) {
      case "one" -> {
        Json.members(json, at, List.of("type", "values"));
        yield (Domain) Json.refusing(at, () -> new Domain.One(values(json, shapes.of(type), at)));
      }
      case "some" -> {
        Json.members(json, at, List.of("type", "values", "min", "max"));
        Shape element = shapes.of(type).parts().getFirst();
        int min = whole(json, "min", at);
        int max = whole(json, "max", at);
        yield (Domain)
            Json.refusing(at, () -> new Domain.Some(values(json, element, at), min, max));
      }
      case "number" -> {
        Json.members(json, at, List.of("type", "min", "max"));
        int min = whole(json, "min", at);
        int max = whole(json, "max", at);
        yield (Domain) Json.refusing(at, () -> new Domain.Number(min, max));
      }
      case "shares" -> {
        Json.members(json, at, List.of("type", "shares", "min", "max"));
        Shape key = shapes.of(type).parts().getFirst();
        int min = whole(json, "min", at);
        int max = whole(json, "max", at);
        List<Domain.Share> all = shares(json.get("shares"), key, at.member("shares"));
        yield (Domain) Json.refusing(at, () -> new Domain.Shares(all, min, max));
      }
      case "named" -> {
        Json.members(json, at, List.of("type", "set"));
        yield new Domain.Named(
            (String) new ScalarShape.Text().read(json.get("set"), at.member("set")), Set.of());
      }
      default -> throw at.wrong("'" + kind + "' is none of " + String.join(", ", KINDS));
    };
  }

  private static List<Domain.Share> shares(JsonNode json, Shape key, JsonLocation at) {
    if (!json.isArray()) {
      throw at.wrong("expected an array, not " + Json.kind(json));
    }
    List<Domain.Share> shares = new ArrayList<>();
    for (int i = 0; i < json.size(); i++) {
      JsonNode share = json.get(i);
      JsonLocation item = at.item(i);
      Json.members(share, item, List.of("value", "least", "most"));
      String text = (String) new ScalarShape.Text().read(share.get("value"), item.member("value"));
      Object value = key.key(text, item.member("value"));
      int least = whole(share, "least", item);
      int most = whole(share, "most", item);
      shares.add((Domain.Share) Json.refusing(item, () -> new Domain.Share(value, least, most)));
    }
    return shares;
  }

  @Override
  public JsonForm form() {
    return new JsonForm.Foreign("an offer");
  }

  /** Offers are no part of a game: a service tells them alike for all. */
  @Override
  public JsonNode schema(Schemas schemas) {
    throw new IllegalStateException("no family of a game holds offers");
  }

  /** The kinds of domains; their values are of the type that the command's parameter has. */
  static JsonNode domains(Schemas schemas) {
    return schemas.named(Domain.class, List.of(), () -> family(schemas));
  }

  private static ObjectNode family(Schemas schemas) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode members = json.putArray("oneOf");
    ObjectNode mapping = JsonNodeFactory.instance.objectNode();
    Map<String, Class<?>> kinds = Families.members(List.of(Domain.class));
    for (String kind : KINDS) {
      Class<?> type = Objects.requireNonNull(kinds.get(kind));
      JsonNode member = schemas.named(type, List.of(), () -> kind(kind));
      members.add(member);
      mapping.set(kind, member.get("$ref"));
    }
    json.putObject("discriminator").put("propertyName", "type").set("mapping", mapping);
    return json;
  }

  private static ObjectNode kind(String kind) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("type", "object");
    ObjectNode properties = JsonNodeFactory.instance.objectNode();
    properties.putObject("type").put("type", "string").put("const", kind);
    switch (kind) {
      case "one" -> values(properties);
      case "some" -> {
        values(properties);
        bounds(properties);
      }
      case "number" -> bounds(properties);
      case "shares" -> {
        shares(properties);
        bounds(properties);
      }
      case "named" ->
          properties
              .putObject("set")
              .put("type", "string")
              .put("description", "A named set of the map.");
      default -> throw new IllegalStateException("'" + kind + "' is none of " + KINDS);
    }
    ArrayNode required = json.putArray("required");
    properties.fieldNames().forEachRemaining(required::add);
    return json.set("properties", properties);
  }

  private static void values(ObjectNode properties) {
    ObjectNode values = properties.putObject("values").put("type", "array");
    values.putObject("items");
    values.put("description", "Each as a command would hold it.");
  }

  /** The sum lies within the bounds that follow. */
  private static void shares(ObjectNode properties) {
    ObjectNode shares = properties.putObject("shares").put("type", "array");
    ObjectNode share = shares.putObject("items").put("type", "object");
    share.putArray("required").add("value").add("least").add("most");
    ObjectNode members = share.putObject("properties");
    members.putObject("value").put("type", "string");
    integers(members, "least", "most");
    shares.put(
        "description",
        "A command holds an object with a member for each value, a number from least to most;"
            + " together they make min to max.");
  }

  private static void bounds(ObjectNode properties) {
    integers(properties, "min", "max");
  }

  private static void integers(ObjectNode properties, String... names) {
    for (String name : names) {
      properties.putObject(name).put("type", "integer").put("format", "int32");
    }
  }

  private static List<?> values(JsonNode json, Shape element, JsonLocation at) {
    return (List<?>)
        new CollectionShape.Listed(element).read(json.get("values"), at.member("values"));
  }

  private static int whole(JsonNode json, String name, JsonLocation at) {
    return (Integer) new ScalarShape.Whole(false).read(json.get(name), at.member(name));
  }
}
