package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.offer.Domain;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.standard.StandardEvent;

/**
 * JSON Schema (2020-12) of what one game's codec reads and writes, made from the same shapes: each
 * record, family and enum once, under the game's name and its own, such as {@code CrossingCommand};
 * families are a {@code oneOf} with a discriminator.
 */
public final class Schemas {
  private static final String REFERENCE = "#/components/schemas/";

  private final String prefix;
  private final Codec codec;
  private final SortedMap<String, JsonNode> definitions = new TreeMap<>();
  private final SortedMap<String, String> owners = new TreeMap<>();
  private final SortedMap<String, JsonNode> roles = new TreeMap<>();

  Schemas(String prefix, Codec codec) {
    this.prefix = prefix;
    this.codec = codec;
  }

  /** The schemas of every game on the class path, sorted by the game's id. */
  public static List<Schemas> ofShelf() {
    return ServiceLoader.load(Game.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(Game::id))
        .map(Schemas::of)
        .toList();
  }

  /**
   * The schemas of all families of a game; each command has the example of {@code
   * <id>/commands.json}, if that file is there. Throws UncheckedIOException if it cannot be read,
   * and IllegalStateException if two types get the same name.
   */
  public static Schemas of(Game game) {
    GameTypes gameTypes = game.types();
    Schemas schemas = new Schemas(pascal(game.id()), Codec.of(gameTypes));
    schemas.role("Command", gameTypes.command());
    schemas.role("Event", gameTypes.event());
    schemas.role("View", gameTypes.view());
    schemas.role("Reason", gameTypes.reason());
    schemas.role("Effect", Effect.class);
    schemas.roles.put("Domain", OfferShape.domains(schemas));
    schemas.role("Finding", Finding.class);
    schemas.role("Map", MapSheet.class);
    schemas.role("Scenario", Scenario.class);
    schemas.role("Counter", gameTypes.counter());
    schemas.role("CombatBrief", gameTypes.combatBrief());
    schemas.role("CombatReport", gameTypes.combatReport());
    schemas.role("SupplyBrief", gameTypes.supplyBrief());
    schemas.role("SupplyReport", gameTypes.supplyReport());
    if (gameTypes.blank() != Void.class) {
      schemas.role("Blank", gameTypes.blank());
    }
    schemas.examples(game);
    return schemas;
  }

  /**
   * By role ({@code Command}, {@code Event}, ...) the reference to the schema of the game's family,
   * {@code {"$ref": "#/components/schemas/<name>"}}; unmodifiable.
   */
  public SortedMap<String, JsonNode> roles() {
    return Collections.unmodifiableSortedMap(roles);
  }

  /** By name every schema that the roles reach; unmodifiable. */
  public SortedMap<String, JsonNode> definitions() {
    return Collections.unmodifiableSortedMap(definitions);
  }

  /**
   * The values of {@code type} in the family of a role, sorted; throws IllegalArgumentException for
   * a role that {@link #roles} does not have.
   */
  public List<String> members(String role) {
    List<String> names = new ArrayList<>();
    mapping(role).fieldNames().forEachRemaining(names::add);
    return names;
  }

  private JsonNode mapping(String role) {
    JsonNode reference = roles.get(role);
    if (reference == null) {
      throw new IllegalArgumentException("'" + role + "' is none of " + roles.keySet());
    }
    return definition(reference.path("$ref")).at("/discriminator/mapping");
  }

  private ObjectNode definition(JsonNode reference) {
    String name = reference.asText().substring(REFERENCE.length());
    return (ObjectNode) Objects.requireNonNull(definitions.get(name), name);
  }

  private void examples(Game game) {
    String file = "/" + game.id() + "/commands.json";
    try (InputStream in = game.getClass().getResourceAsStream(file)) {
      if (in == null) {
        return;
      }
      JsonNode mapping = mapping("Command");
      codec
          .parse(in.readAllBytes())
          .properties()
          .forEach(
              example ->
                  definition(mapping.path(example.getKey()))
                      .putArray("examples")
                      .add(example.getValue()));
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  /** Adds a family, and all that it reaches. */
  void role(String role, Class<?> type) {
    roles.put(role, codec.shape(type).schema(this));
  }

  /** A reference to the schema of a type, which is made at the first use of its name. */
  JsonNode named(Class<?> type, List<Type> arguments, Supplier<ObjectNode> body) {
    // A game has one type of positions and one of frames: its standard events need not name them.
    boolean standard = StandardEvent.class.isAssignableFrom(type);
    String own = name(type, standard ? List.of() : arguments);
    String name = own.startsWith(prefix) || ofKernel(type) ? own : prefix + own;
    String owner = type.getName() + arguments;
    String other = owners.putIfAbsent(name, owner);
    if (other == null) {
      // Taken before it is made, because records may hold themselves.
      definitions.put(name, JsonNodeFactory.instance.objectNode());
      definitions.put(name, body.get());
    } else if (!other.equals(owner)) {
      throw new IllegalStateException(
          "%s and %s would both be the schema %s: rename one".formatted(other, owner, name));
    }
    return JsonNodeFactory.instance.objectNode().put("$ref", REFERENCE + name);
  }

  /** True for what no game has a part in: it is the same under every game. */
  private static boolean ofKernel(Class<?> type) {
    return Domain.class.isAssignableFrom(type)
        || (type.getPackageName().startsWith("umpire.kernel") && Codec.plain().reads(type));
  }

  /** Nested types carry the names of those around them, arguments follow: ShownOfEvent. */
  private static String name(Class<?> type, List<Type> arguments) {
    StringBuilder own = new StringBuilder(type.getSimpleName());
    for (Class<?> outer = type.getEnclosingClass();
        outer != null;
        outer = outer.getEnclosingClass()) {
      own.insert(0, outer.getSimpleName());
    }
    return arguments.isEmpty()
        ? own.toString()
        : own
            + arguments.stream()
                .map(Schemas::argument)
                .collect(Collectors.joining("And", "Of", ""));
  }

  private static String argument(Type type) {
    return switch (type) {
      case Class<?> plain -> name(plain, List.of());
      case Bindings.Settled use -> name(use.raw(), use.arguments());
      default -> throw new IllegalStateException(type + " has no name");
    };
  }

  private static String pascal(String kebab) {
    return Stream.of(kebab.split("-", -1))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }
}
