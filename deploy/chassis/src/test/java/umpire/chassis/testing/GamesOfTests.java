package umpire.chassis.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;
import umpire.kernel.game.Game;
import umpire.wire.Schemas;

/**
 * The games that are on the shelf of tests and not on that of the services. A service that runs in
 * a test serves their schemas too; the contracts are published without them.
 */
final class GamesOfTests {
  private static final Set<String> IDS = Set.of("river-crossing");
  private static final String FAMILY = "Game";
  private static final String REFERENCE = "$ref";
  private static final String ANY_OF = "anyOf";

  private GamesOfTests() {}

  /** A published document with what answers may hold of these games. */
  static JsonNode addedTo(JsonNode document) {
    ObjectNode added = document.deepCopy();
    JsonNode schemas = added.at("/components/schemas");
    for (Schemas game : schemas()) {
      game.roles()
          .forEach(
              (role, family) -> {
                if (schemas.path(FAMILY + role).get(ANY_OF) instanceof ArrayNode any
                    && any.valueStream().noneMatch(family::equals)) {
                  any.add(family);
                }
              });
      if (schemas instanceof ObjectNode all) {
        game.definitions().forEach(all::putIfAbsent);
      }
    }
    return added;
  }

  /** A document that a service serves in a test, without what these games add to it. */
  static JsonNode takenFrom(JsonNode document) {
    ObjectNode left = document.deepCopy();
    if (left.at("/components/schemas") instanceof ObjectNode schemas) {
      List<String> names = names(schemas);
      schemas.remove(names);
      for (JsonNode schema : schemas) {
        if (schema.get(ANY_OF) instanceof ArrayNode any) {
          any.removeIf(one -> names.contains(one.path(REFERENCE).asText().replaceFirst(".*/", "")));
        }
      }
    }
    return left;
  }

  /** The names of the schemas that these games alone have. */
  private static List<String> names(JsonNode schemas) {
    List<String> prefixes = IDS.stream().map(GamesOfTests::pascal).toList();
    return schemas
        .propertyStream()
        .map(Map.Entry::getKey)
        .filter(name -> prefixes.stream().anyMatch(name::startsWith))
        .toList();
  }

  private static List<Schemas> schemas() {
    return ServiceLoader.load(Game.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(game -> IDS.contains(game.id()))
        .map(Schemas::of)
        .toList();
  }

  /** The first part of the names of a game's schemas. */
  private static String pascal(String id) {
    return Stream.of(id.split("-", -1))
        .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
        .reduce("", String::concat);
  }
}
