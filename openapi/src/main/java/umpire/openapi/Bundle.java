package umpire.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The document of a service with all that it refers to in others: as the service itself serves it.
 */
final class Bundle {
  /**
   * References to the schemas of other documents to which a service adds no member, because it only
   * takes them: what has others is refused.
   */
  static final String CLOSED = "x-closed-schemas";

  static final String OTHERS = "additionalProperties";

  private final Library library;
  private final Map<String, ObjectNode> documents = new HashMap<>();
  private final Map<String, References.Target> homes = new HashMap<>();
  private final Map<String, JsonNode> schemas = new TreeMap<>();
  private final Deque<References.Target> left = new ArrayDeque<>();

  /** Whence other documents come. */
  interface Library {
    /** The document of a file, as a service refers to it. */
    ObjectNode read(String file) throws IOException;
  }

  private Bundle(Library library) {
    this.library = library;
  }

  /**
   * The whole document; throws IllegalArgumentException where a reference leads nowhere, or two
   * schemas have one name.
   */
  static ObjectNode of(ObjectNode document, Library library) throws IOException {
    return new Bundle(library).whole(document.deepCopy());
  }

  private ObjectNode whole(ObjectNode document) throws IOException {
    JsonNode closed = document.path(CLOSED).deepCopy();
    document.remove(CLOSED);
    document
        .at("/components/schemas")
        .properties()
        .forEach(own -> add(new References.Target("", own.getKey()), own.getValue()));
    follow("", document);
    while (!left.isEmpty()) {
      References.Target target = left.remove();
      if (!target.equals(homes.get(target.name()))) {
        JsonNode schema = schema(target);
        add(target, schema);
        follow(target.file(), schema);
      }
    }
    for (JsonNode reference : closed) {
      close(References.target(reference.asText()));
    }
    if (!schemas.isEmpty()) {
      ObjectNode all = document.withObjectProperty("components").putObject("schemas");
      schemas.forEach(all::set);
    }
    return References.changed(
        document,
        reference -> new References.Target("", References.target(reference).name()).reference());
  }

  private void close(References.Target target) {
    if (target.equals(homes.get(target.name()))
        && schemas.get(target.name()) instanceof ObjectNode open) {
      open.put(OTHERS, false);
    } else {
      throw new IllegalArgumentException(
          target.reference() + " is closed and the document does not refer to it");
    }
  }

  private void add(References.Target target, JsonNode schema) {
    if (homes.putIfAbsent(target.name(), target) != null) {
      throw new IllegalArgumentException(
          target.reference() + " has the name of another schema of the document");
    }
    schemas.put(target.name(), schema);
  }

  /** A document refers to its neighbours; {@code games/a.yaml} to {@code kernel.yaml} beside it. */
  private void follow(String file, JsonNode part) {
    String folder = file.substring(0, file.lastIndexOf('/') + 1);
    for (References.Target target : References.in(part)) {
      String named = target.file().isEmpty() ? file : folder + target.file();
      if (!named.isEmpty()) {
        left.add(new References.Target(named, target.name()));
      }
    }
  }

  private JsonNode schema(References.Target target) throws IOException {
    ObjectNode document = documents.get(target.file());
    if (document == null) {
      document = library.read(target.file());
      documents.put(target.file(), document);
    }
    JsonNode schema = document.at("/components/schemas").path(target.name());
    if (schema.isMissingNode()) {
      throw new IllegalArgumentException(target.reference() + " leads nowhere");
    }
    return schema.deepCopy();
  }
}
