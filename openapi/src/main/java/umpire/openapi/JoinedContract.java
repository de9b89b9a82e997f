package umpire.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All services in one document, as the gateway shows them: what clients are generated from. Where
 * several have a schema by the same name it is one, with the members of all.
 */
final class JoinedContract {
  private static final String LOCAL = "http://127.0.0.1:8080";
  private static final String MEMBERS = "properties";
  private static final String OTHERS = "additionalProperties";

  private final ObjectNode whole = JsonNodeFactory.instance.objectNode();
  private final Set<String> operations = new HashSet<>();

  private JoinedContract() {}

  /**
   * The document; throws IllegalArgumentException where two have different things by one name.
   *
   * @param documents of OpenAPI 3.1, none empty
   */
  static ObjectNode of(List<ObjectNode> documents) {
    JoinedContract origin = new JoinedContract();
    ObjectNode whole = origin.whole.put("openapi", "3.1.0");
    whole
        .putObject("info")
        .put("title", "Umpire")
        .put("version", documents.getFirst().path("info").path("version").asText())
        .put("description", "Rules of hex wargames as a service, behind one origin.");
    whole.putArray("servers").addObject().put("url", LOCAL);
    whole.set("security", documents.getFirst().path("security"));
    documents.forEach(origin::add);
    return whole;
  }

  private void add(ObjectNode document) {
    same("security", whole.path("security"), document.path("security"));
    document.path("tags").forEach(this::tag);
    ObjectNode paths = whole.withObjectProperty("paths");
    for (Map.Entry<String, JsonNode> path : document.path("paths").properties()) {
      if (paths.has(path.getKey())) {
        throw new IllegalArgumentException(path.getKey() + " is served by two services");
      }
      path.getValue().forEach(this::operation);
      paths.set(path.getKey(), path.getValue());
    }
    for (Map.Entry<String, JsonNode> kind : document.path("components").properties()) {
      ObjectNode known = whole.withObjectProperty("components").withObjectProperty(kind.getKey());
      for (Map.Entry<String, JsonNode> part : kind.getValue().properties()) {
        JsonNode before = known.path(part.getKey());
        known.set(
            part.getKey(),
            before.isMissingNode()
                ? part.getValue()
                : joined(part.getKey(), before, part.getValue()));
      }
    }
  }

  /** Services may describe different sides of one thing, such as limits. */
  private void tag(JsonNode tag) {
    ArrayNode tags = whole.withArrayProperty("tags");
    if (tags.valueStream().noneMatch(known -> known.path("name").equals(tag.path("name")))) {
      tags.add(tag);
    }
  }

  private void operation(JsonNode operation) {
    String id = operation.path("operationId").asText();
    if (!operations.add(id)) {
      throw new IllegalArgumentException("two operations are called " + id);
    }
  }

  private static JsonNode joined(String name, JsonNode one, JsonNode other) {
    same(name, rest(one), rest(other));
    if (!(one instanceof ObjectNode known)) {
      return one;
    }
    ObjectNode joined = known.deepCopy();
    // What one closes, for it only ever takes it, stays open where another sends it.
    if (!known.path(OTHERS).equals(other.path(OTHERS))) {
      joined.remove(OTHERS);
    }
    for (Map.Entry<String, JsonNode> member : other.path(MEMBERS).properties()) {
      JsonNode present = known.path(MEMBERS).path(member.getKey());
      joined
          .withObjectProperty(MEMBERS)
          .set(
              member.getKey(),
              present.isMissingNode()
                  ? member.getValue()
                  : joined(name + "." + member.getKey(), present, member.getValue()));
    }
    return joined;
  }

  /** What must be the same of a schema wherever it stands. */
  private static JsonNode rest(JsonNode schema) {
    return schema instanceof ObjectNode object
        ? object.deepCopy().remove(List.of(MEMBERS, OTHERS, "description", "examples"))
        : schema;
  }

  private static void same(String name, JsonNode one, JsonNode other) {
    if (!one.equals(other)) {
      throw new IllegalArgumentException(name + " has two meanings: rename one");
    }
  }
}
