package umpire.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The documents that services generate, divided: the schemas of a game stand once in a document of
 * that game, to which the services' documents refer. What every game uses of the kernel stands in
 * one of its own. {@link Bundle} puts a service's document together again.
 *
 * <p>Whose a schema is tells its name: wire begins it with the game's id in Pascal case.
 */
final class Division {
  private static final String FOLDER = "games/";
  private static final String KERNEL = "kernel";
  private static final String SCHEMAS = "/components/schemas";

  private final Map<String, String> prefixes = new TreeMap<>(Comparator.reverseOrder());
  private final SortedMap<String, ObjectNode> services = new TreeMap<>();
  private final SortedMap<String, ObjectNode> games = new TreeMap<>();

  /** By schema whose it is: a game's id, or {@link #KERNEL}. */
  private final Map<String, String> owners = new HashMap<>();

  /** By schema the service whose document had it first. */
  private final Map<String, String> origins = new HashMap<>();

  private Division(Collection<String> ids) {
    for (String id : ids) {
      prefixes.put(pascal(id), id);
    }
  }

  /**
   * Divides documents; throws IllegalArgumentException where two services have different schemas
   * under one name that is a game's, or where the kernel's would refer to a game's.
   *
   * @param generated the document of each service, complete in itself
   * @param ids of the games
   */
  static Division of(SortedMap<String, ObjectNode> generated, Collection<String> ids) {
    Division division = new Division(ids);
    generated.values().forEach(document -> division.own(document.at(SCHEMAS)));
    generated.forEach(division::divide);
    division.games.values().forEach(Division::sort);
    return division;
  }

  /** By service its document, which refers to those of the games. */
  SortedMap<String, ObjectNode> services() {
    return services;
  }

  /** By game, and for the kernel, the document with its schemas, sorted by name. */
  SortedMap<String, ObjectNode> games() {
    return games;
  }

  private void own(JsonNode schemas) {
    Deque<String> left = new ArrayDeque<>();
    schemas.fieldNames().forEachRemaining(name -> game(name).ifPresent(_ -> left.add(name)));
    Set<String> seen = left.stream().collect(Collectors.toSet());
    while (!left.isEmpty()) {
      String name = left.remove();
      String owner = game(name).orElse(KERNEL);
      owners.put(name, owner);
      for (References.Target target : References.in(schemas.path(name))) {
        if (owner.equals(KERNEL) && game(target.name()).isPresent()) {
          throw new IllegalArgumentException(
              name + " is every game's and refers to " + target.name() + ", which one has");
        }
        if (seen.add(target.name())) {
          left.add(target.name());
        }
      }
    }
  }

  /** The longest prefix decides: it is the first in the reverse order. */
  private Optional<String> game(String schema) {
    return prefixes.entrySet().stream()
        .filter(prefix -> schema.startsWith(prefix.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private static String pascal(String id) {
    return Arrays.stream(id.split("-", -1))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }

  private void divide(String service, ObjectNode generated) {
    ObjectNode document = generated.deepCopy();
    ArrayNode closed = JsonNodeFactory.instance.arrayNode();
    ObjectNode left = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> schema : document.at(SCHEMAS).properties()) {
      String owner = owners.get(schema.getKey());
      if (owner == null) {
        left.set(schema.getKey(), schema.getValue());
      } else if (move(service, owner, schema.getKey(), (ObjectNode) schema.getValue(), document)) {
        closed.add(elsewhere("", schema.getKey()));
      }
    }
    if (document.at("/components") instanceof ObjectNode components && components.has("schemas")) {
      components.set("schemas", left);
    }
    References.changed(document, reference -> elsewhere("", References.target(reference).name()));
    if (!closed.isEmpty()) {
      document.set(Bundle.CLOSED, closed);
    }
    services.put(service, document);
  }

  /** Returns whether the schema was closed; the games' documents have all of them open. */
  private boolean move(
      String service, String owner, String name, ObjectNode schema, ObjectNode document) {
    JsonNode others = schema.path(Bundle.OTHERS);
    boolean isClosed = others.isBoolean() && !others.booleanValue();
    if (isClosed) {
      schema.remove(Bundle.OTHERS);
    }
    References.changed(schema, reference -> elsewhere(owner, References.target(reference).name()));
    ObjectNode home =
        (ObjectNode)
            games
                .computeIfAbsent(owner, _ -> begun(owner, document.withObject("/info")))
                .at(SCHEMAS);
    String origin = origins.putIfAbsent(name, service);
    if (origin == null) {
      home.set(name, schema);
    } else if (!home.path(name).toString().equals(schema.toString())) {
      throw new IllegalArgumentException(
          "the schema %s of %s differs between %s and %s".formatted(name, owner, origin, service));
    }
    return isClosed;
  }

  /** As a document of an owner refers to a schema; with no owner, that of a service. */
  private String elsewhere(String from, String name) {
    String owner = owners.getOrDefault(name, from);
    String folder = from.isEmpty() ? FOLDER : "";
    String file = owner.equals(from) ? "" : folder + owner + ".yaml";
    return new References.Target(file, name).reference();
  }

  private static ObjectNode begun(String owner, ObjectNode info) {
    ObjectNode document = JsonNodeFactory.instance.objectNode().put("openapi", "3.1.0");
    document
        .putObject("info")
        .put("title", "Umpire: schemas of " + owner)
        .put("description", "What stands here once; the documents of the services refer to it.")
        .setAll(info.deepCopy().retain("contact", "license", "version"));
    document.putObject("components").putObject("schemas");
    return document;
  }

  private static void sort(ObjectNode document) {
    SortedMap<String, JsonNode> byName = new TreeMap<>();
    ObjectNode schemas = (ObjectNode) document.at(SCHEMAS);
    schemas.properties().forEach(schema -> byName.put(schema.getKey(), schema.getValue()));
    schemas.removeAll().setAll(byName);
  }
}
