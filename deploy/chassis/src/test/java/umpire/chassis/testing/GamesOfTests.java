package umpire.chassis.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Predicate;
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
      List<String> names = names();
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
  private static List<String> names() {
    Set<String> published = new HashSet<>();
    schemas(game -> !IDS.contains(game.id())).forEach(one -> published.addAll(names(one)));
    return schemas().stream()
        .flatMap(one -> names(one).stream())
        .filter(name -> !published.contains(name))
        .toList();
  }

  private static Set<String> names(Schemas game) {
    return game.definitions().keySet();
  }

  private static List<Schemas> schemas() {
    return schemas(game -> IDS.contains(game.id()));
  }

  private static List<Schemas> schemas(Predicate<Game> which) {
    return ServiceLoader.load(Game.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(which)
        .map(Schemas::of)
        .toList();
  }
}
