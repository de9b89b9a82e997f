package umpire.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The same of the schemas of bodies and parameters. What a client sends must be taken as before;
 * what it receives must be what it can read: of answers, members, members of families and words of
 * enumerations may only become more.
 */
final class SchemaChanges {
  /** Neither may they change in a request nor in an answer. */
  private static final List<String> FIXED =
      List.of("type", "format", "pattern", "const", "default", "uniqueItems");

  private static final List<String> LEAST =
      List.of("minimum", "minLength", "minItems", "minProperties");
  private static final List<String> MOST =
      List.of("maximum", "maxLength", "maxItems", "maxProperties");

  private final JsonNode promised;
  private final JsonNode kept;
  private final List<String> found;
  private final Set<Pair> compared = new HashSet<>();

  /** Which way a body goes. */
  private enum Way {
    SENT,
    RECEIVED
  }

  /** What has been compared, since schemas may hold themselves. */
  private record Pair(String old, String now, Way way) {}

  SchemaChanges(JsonNode promised, JsonNode kept, List<String> found) {
    this.promised = promised;
    this.kept = kept;
    this.found = found;
  }

  /** Compares what clients send. */
  void sent(String at, JsonNode old, JsonNode now) {
    schema(at, old, now, Way.SENT);
  }

  /** Compares what clients receive. */
  void received(String at, JsonNode old, JsonNode now) {
    schema(at, old, now, Way.RECEIVED);
  }

  private void schema(String at, JsonNode old, JsonNode now, Way way) {
    String reference = old.path("$ref").asText();
    String other = now.path("$ref").asText();
    if (!reference.isEmpty()
        && !other.isEmpty()
        && !compared.add(new Pair(reference, other, way))) {
      return;
    }
    JsonNode before = followed(promised, old);
    JsonNode after = followed(kept, now);
    // A finding stands where its schema lies: a schema stands in many places.
    String where = reference.isEmpty() ? at : name(reference) + " (" + way(way) + ")";
    for (String keyword : FIXED) {
      if (!before.path(keyword).equals(after.path(keyword))) {
        found.add(where + ": " + keyword + " was " + text(before.path(keyword)));
      }
    }
    LEAST.forEach(keyword -> bound(where, keyword, before, after, way == Way.SENT));
    MOST.forEach(keyword -> bound(where, keyword, before, after, way == Way.RECEIVED));
    words(where, before.path("enum"), after.path("enum"), way);
    members(where, before, after, way);
    parts(where, before, after, way);
    for (String several : List.of("oneOf", "anyOf", "allOf")) {
      family(where, alternatives(before, several), alternatives(after, several), way);
    }
  }

  private static String way(Way way) {
    return switch (way) {
      case SENT -> "sent";
      case RECEIVED -> "received";
    };
  }

  /** A bound may move away from clients that send, and towards those that receive. */
  private void bound(String at, String keyword, JsonNode old, JsonNode now, boolean mayFall) {
    JsonNode before = old.path(keyword);
    JsonNode after = now.path(keyword);
    if (before.equals(after)) {
      return;
    }
    boolean least = LEAST.contains(keyword);
    double nothing = least ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    double from = before.asDouble(nothing);
    double to = after.asDouble(nothing);
    if (from != to && (to < from) != mayFall) {
      found.add(at + ": " + keyword + " was " + text(before));
    }
  }

  private void words(String at, JsonNode old, JsonNode now, Way way) {
    if (old.isMissingNode() && !now.isMissingNode() && way == Way.SENT) {
      found.add(at + ": anything was taken, and now only " + now);
    }
    if (now.isMissingNode() && !old.isMissingNode() && way == Way.RECEIVED) {
      found.add(at + ": was one of " + old);
    }
    Set<JsonNode> left = new LinkedHashSet<>();
    now.forEach(left::add);
    for (JsonNode word : old) {
      if (!now.isMissingNode() && !left.contains(word)) {
        found.add(at + ": " + word + " is gone");
      }
    }
  }

  private void members(String at, JsonNode old, JsonNode now, Way way) {
    for (Map.Entry<String, JsonNode> member : old.path("properties").properties()) {
      JsonNode other = now.path("properties").path(member.getKey());
      String where = at + "." + member.getKey();
      if (other.isMissingNode()) {
        found.add(where + ": is gone");
      } else {
        schema(where, member.getValue(), other, way);
      }
    }
    Set<String> before = texts(old.path("required"));
    Set<String> after = texts(now.path("required"));
    switch (way) {
      case SENT ->
          after.stream()
              .filter(name -> !before.contains(name))
              .forEach(name -> found.add(at + "." + name + ": is required now"));
      case RECEIVED ->
          before.stream()
              .filter(name -> !after.contains(name) && now.path("properties").has(name))
              .forEach(name -> found.add(at + "." + name + ": may be left out now"));
    }
  }

  /** Elements of lists, values of maps, and their names. */
  private void parts(String at, JsonNode old, JsonNode now, Way way) {
    JsonNode others = now.path("additionalProperties");
    JsonNode before = old.path("additionalProperties");
    if (way == Way.SENT && isClosed(others) && !isClosed(before)) {
      found.add(at + ": takes no other members now");
    }
    if (before.isObject() && others.isObject()) {
      schema(at + ".*", before, others, way);
    } else if (before.isObject() && !before.isEmpty()) {
      found.add(at + ": was a map of " + text(before));
    }
    for (String keyword : List.of("items", "propertyNames")) {
      if (old.has(keyword) || (now.has(keyword) && way == Way.SENT)) {
        schema(at + "[" + keyword + "]", old.path(keyword), now.path(keyword), way);
      }
    }
  }

  private static boolean isClosed(JsonNode additional) {
    return additional.isBoolean() && !additional.booleanValue();
  }

  private void family(String at, ObjectNode old, ObjectNode now, Way way) {
    for (Map.Entry<String, JsonNode> member : old.properties()) {
      if (now.has(member.getKey())) {
        schema(at + "|" + member.getKey(), member.getValue(), now.path(member.getKey()), way);
      } else {
        found.add(at + ": " + member.getKey() + " is gone from its family");
      }
    }
    if (old.isEmpty() && !now.isEmpty()) {
      found.add(at + ": is a family now");
    }
  }

  /** By the word of the discriminator where there is one, else by name, else by place. */
  private static ObjectNode alternatives(JsonNode schema, String keyword) {
    ObjectNode byName = JsonNodeFactory.instance.objectNode();
    Map<String, String> words = new HashMap<>();
    schema
        .at("/discriminator/mapping")
        .properties()
        .forEach(entry -> words.put(entry.getValue().asText(), entry.getKey()));
    int place = 0;
    for (JsonNode member : schema.path(keyword)) {
      String reference = member.path("$ref").asText();
      String name = reference.isEmpty() ? keyword + place : name(reference);
      byName.set(words.getOrDefault(reference, name), member);
      place++;
    }
    return byName;
  }

  private static JsonNode followed(JsonNode document, JsonNode schema) {
    String reference = schema.path("$ref").asText();
    return reference.isEmpty() ? schema : document.at(reference.substring(1));
  }

  private static String name(String reference) {
    return reference.substring(reference.lastIndexOf('/') + 1);
  }

  private static String text(JsonNode value) {
    return value.isMissingNode() ? "absent" : value.toString();
  }

  private static Set<String> texts(JsonNode list) {
    Set<String> texts = new LinkedHashSet<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }
}
