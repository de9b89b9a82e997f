package umpire.chassis.contract;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;
import umpire.wire.Schemas;

/**
 * What documents say of the games on the shelf. A service refers to {@code GameCommand}, {@code
 * GameEvent} and so on, by the roles of wire's {@link Schemas}; each is any game's family, and the
 * families come from the games, so that no record is described twice.
 */
final class GameFamilies {
  private static final String PREFIX = "Game";

  private GameFamilies() {}

  /** Adds every family and its members; those that a document does not use are left out later. */
  static void complete(Map<String, Schema> schemas) {
    List<Schemas> games = Schemas.ofShelf();
    for (Schemas game : games) {
      game.definitions().forEach((name, json) -> add(schemas, name, json));
    }
    games.stream()
        .flatMap(game -> game.roles().keySet().stream())
        .distinct()
        .forEach(role -> schemas.put(PREFIX + role, any(games, role)));
  }

  /** What only the kernel has a part in comes from every game, and is the same. */
  private static void add(Map<String, Schema> schemas, String name, JsonNode json) {
    Schema made = SchemaOfJson.of(json);
    Schema other = schemas.put(name, made);
    if (other != null && !other.toString().equals(made.toString())) {
      throw new IllegalStateException(
          "the service has a schema " + name + " of its own, and so has a game: rename one");
    }
  }

  private static Schema any(List<Schemas> games, String role) {
    Schema any = OASFactory.createSchema().description("As the game has it.");
    // Where games share a family of the kernel it is named once.
    games.stream()
        .filter(game -> game.roles().containsKey(role))
        .map(game -> game.roles().get(role))
        .distinct()
        .map(SchemaOfJson::of)
        .forEach(any::addAnyOf);
    return any;
  }
}
