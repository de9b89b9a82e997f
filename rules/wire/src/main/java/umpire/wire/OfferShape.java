package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;

/**
 * The shape of an offer: the values of its domains are of the types that the command's components
 * have. The members of a named set are not written, so they are empty when read: whoever reads
 * offers has them from the map.
 */
record OfferShape(Map<String, Class<?>> commands, Shapes shapes) implements Shape {
  private static final List<String> KINDS = List.of("one", "some", "number", "named");

  @Override
  public Object read(JsonNode json, At at) {
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
    At list = at.member("parameters");
    if (!given.isArray() || given.size() != components.length) {
      throw list.wrong("expected an array of " + components.length + " parameters");
    }
    List<Offer.Parameter> parameters = new ArrayList<>();
    for (int i = 0; i < components.length; i++) {
      parameters.add(parameter(given.get(i), components[i].getGenericType(), list.item(i)));
    }
    return Json.refusing(at, () -> new Offer<Object>(command, parameters));
  }

  private Offer.Parameter parameter(JsonNode json, Type type, At at) {
    Json.members(json, at, List.of("name", "domain"));
    String name = (String) new ScalarShape.Text().read(json.get("name"), at.member("name"));
    return new Offer.Parameter(name, domain(json.get("domain"), type, at.member("domain")));
  }

  private Domain domain(JsonNode json, Type type, At at) {
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
      case "named" -> {
        Json.members(json, at, List.of("type", "set"));
        yield new Domain.Named(
            (String) new ScalarShape.Text().read(json.get("set"), at.member("set")), Set.of());
      }
      default -> throw at.wrong("'" + kind + "' is none of " + String.join(", ", KINDS));
    };
  }

  private static List<?> values(JsonNode json, Shape element, At at) {
    return (List<?>)
        new CollectionShape.Listed(element).read(json.get("values"), at.member("values"));
  }

  private static int whole(JsonNode json, String name, At at) {
    return (Integer) new ScalarShape.Whole(false).read(json.get(name), at.member(name));
  }
}
