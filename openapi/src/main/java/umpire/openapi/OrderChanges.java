package umpire.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The order of what commands hold: the notation reads leading values by their places
 * (docs/notation.md), so there it is a promise too.
 */
final class OrderChanges {
  private static final String SCHEMAS = "/components/schemas";
  private static final String COMMANDS = "GameCommand";

  private OrderChanges() {}

  /** One line for each record of the commands whose members have changed places. */
  static List<String> of(JsonNode promised, JsonNode kept) {
    List<String> found = new ArrayList<>();
    for (String name : reached(promised.at(SCHEMAS))) {
      List<String> before = members(promised, name);
      List<String> after = members(kept, name);
      if (!common(before, after).equals(common(after, before))) {
        found.add(name + " (sent): its members stood in the order " + String.join(", ", before));
      }
    }
    return found;
  }

  private static List<String> members(JsonNode document, String schema) {
    return document
        .at(SCHEMAS)
        .path(schema)
        .path("properties")
        .propertyStream()
        .map(Map.Entry::getKey)
        .toList();
  }

  private static List<String> common(List<String> names, Collection<String> others) {
    return names.stream().filter(others::contains).toList();
  }

  /** The schemas that commands consist of. */
  private static Set<String> reached(JsonNode schemas) {
    Set<String> reached = new LinkedHashSet<>();
    Deque<String> left = new ArrayDeque<>(List.of(COMMANDS));
    while (!left.isEmpty()) {
      String name = left.remove();
      if (reached.add(name)) {
        schemas.path(name).findValuesAsText("$ref").stream()
            .map(reference -> reference.substring(reference.lastIndexOf('/') + 1))
            .forEach(left::add);
      }
    }
    return reached;
  }
}
