package umpire.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a document no longer keeps of what an earlier one promised. Within a version only such
 * changes are made as a client of yesterday does not notice: it passes over members of answers,
 * members of families and words of enumerations that it does not know. {@link SchemaChanges} says
 * the same of bodies.
 *
 * <p>Ours, because openapi-diff takes anyOf for allOf (so the games' families fell together), and
 * lets members of closed requests go.
 */
final class BreakingChanges {
  private static final List<String> METHODS = List.of("get", "put", "post", "delete", "patch");

  private final JsonNode promised;
  private final JsonNode kept;
  private final List<String> found = new ArrayList<>();
  private final SchemaChanges schemas;

  private BreakingChanges(ObjectNode promised, ObjectNode kept) {
    this.promised = promised;
    this.kept = kept;
    this.schemas = new SchemaChanges(promised, kept, found);
  }

  /**
   * One line for each breach, in the order of the promise: where, and what.
   *
   * @param promised the document that was released: OpenAPI 3.1, or AsyncAPI 3
   * @param kept the one that is to follow it
   */
  static List<String> of(ObjectNode promised, ObjectNode kept) {
    BreakingChanges breakingChanges = new BreakingChanges(promised, kept);
    for (Map.Entry<String, JsonNode> path : promised.path("paths").properties()) {
      for (String method : METHODS) {
        if (path.getValue().has(method)) {
          breakingChanges.operation(path.getKey(), method, path.getValue().path(method));
        }
      }
    }
    promised.path("channels").properties().forEach(breakingChanges::channel);
    promised.at("/components/messages").properties().forEach(breakingChanges::message);
    breakingChanges.found.addAll(OrderChanges.of(promised, kept));
    return List.copyOf(breakingChanges.found);
  }

  /** Where messages come from. */
  private void channel(Map.Entry<String, JsonNode> old) {
    String where = "channel " + old.getKey();
    JsonNode now = kept.path("channels").path(old.getKey());
    String address = old.getValue().path("address").asText();
    if (!now.path("address").asText().equals(address)) {
      found.add(where + ": its address was " + address);
    }
    for (Map.Entry<String, JsonNode> message : old.getValue().path("messages").properties()) {
      if (!now.path("messages").has(message.getKey())) {
        found.add(where + ": no longer has " + message.getKey());
      }
    }
  }

  /** A body that is another document's is compared there; here only that it still is that one. */
  private void message(Map.Entry<String, JsonNode> old) {
    String where = "message " + old.getKey();
    JsonNode now = kept.at("/components/messages").path(old.getKey());
    JsonNode body = old.getValue().path("payload");
    if (!body.path("schema").equals(now.path("payload").path("schema"))) {
      found.add(where + ": its body was " + body.path("schema"));
    }
    schemas.received(where, body, now.path("payload"));
    schemas.received(where + " headers", old.getValue().path("headers"), now.path("headers"));
  }

  private void operation(String path, String method, JsonNode old) {
    String where = method.toUpperCase(Locale.ROOT) + " " + path;
    JsonNode now = kept.path("paths").path(path).path(method);
    if (now.isMissingNode()) {
      found.add(where + ": is gone");
      return;
    }
    if (!old.path("operationId").equals(now.path("operationId"))) {
      found.add(where + ": its operationId was " + old.path("operationId").asText());
    }
    security(where, alternatives(promised, old), alternatives(kept, now));
    parameters(where, parameters(promised, old), parameters(kept, now));
    request(where, old.path("requestBody"), now.path("requestBody"));
    answers(where, old.path("responses"), now.path("responses"));
  }

  /** Whatever sufficed to be let in must suffice. */
  private void security(String where, JsonNode old, JsonNode now) {
    for (JsonNode alternative : old) {
      if (now.valueStream().noneMatch(other -> asksNoMore(other, alternative))) {
        found.add(where + ": no longer lets in by " + alternative);
      }
    }
  }

  private static boolean asksNoMore(JsonNode now, JsonNode old) {
    return now.propertyStream()
        .allMatch(
            scheme ->
                old.has(scheme.getKey())
                    && words(old.path(scheme.getKey())).containsAll(words(scheme.getValue())));
  }

  private static JsonNode alternatives(JsonNode document, JsonNode operation) {
    JsonNode own = operation.has("security") ? operation : document;
    JsonNode security = own.path("security");
    return security.isEmpty()
        ? JsonNodeFactory.instance.arrayNode().add(JsonNodeFactory.instance.objectNode())
        : security;
  }

  private void parameters(String where, ObjectNode old, ObjectNode now) {
    for (Map.Entry<String, JsonNode> parameter : old.properties()) {
      String at = where + " " + parameter.getKey();
      JsonNode other = now.path(parameter.getKey());
      if (other.isMissingNode()) {
        found.add(at + ": is gone");
      } else {
        if (isRequired(other) && !isRequired(parameter.getValue())) {
          found.add(at + ": is required now");
        }
        schemas.sent(at, parameter.getValue().path("schema"), other.path("schema"));
      }
    }
    now.properties().stream()
        .filter(parameter -> !old.has(parameter.getKey()) && isRequired(parameter.getValue()))
        .forEach(parameter -> found.add(where + " " + parameter.getKey() + ": is required now"));
  }

  private static boolean isRequired(JsonNode part) {
    return part.path("required").asBoolean();
  }

  /** By place and name. */
  private static ObjectNode parameters(JsonNode document, JsonNode operation) {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    for (JsonNode parameter : operation.path("parameters")) {
      JsonNode known = followed(document, parameter);
      all.set(known.path("in").asText() + " " + known.path("name").asText(), known);
    }
    return all;
  }

  private void request(String where, JsonNode old, JsonNode now) {
    if (isRequired(now) && !isRequired(old)) {
      found.add(where + " body: is required now");
    }
    JsonNode before = followed(promised, old).path("content");
    JsonNode after = followed(kept, now).path("content");
    for (Map.Entry<String, JsonNode> body : before.properties()) {
      String at = where + " body";
      if (after.has(body.getKey())) {
        schemas.sent(at, body.getValue().path("schema"), after.path(body.getKey()).path("schema"));
      } else {
        found.add(at + ": " + body.getKey() + " is gone");
      }
    }
  }

  /** Which successes there are is known to clients; a refusal more is a refusal. */
  private void answers(String where, JsonNode old, JsonNode now) {
    Set<String> successes = new TreeSet<>();
    now.fieldNames().forEachRemaining(successes::add);
    successes.removeIf(status -> !status.startsWith("2") || old.has(status));
    successes.forEach(status -> found.add(where + ": answers " + status + " now"));
    for (Map.Entry<String, JsonNode> answer : old.properties()) {
      String at = where + " " + answer.getKey();
      JsonNode other = followed(kept, now.path(answer.getKey()));
      JsonNode before = followed(promised, answer.getValue());
      if (!now.has(answer.getKey())) {
        if (answer.getKey().startsWith("2")) {
          found.add(at + ": is gone");
        }
      } else {
        bodies(at, before.path("content"), other.path("content"));
        headers(at, before.path("headers"), other.path("headers"));
      }
    }
  }

  private void bodies(String at, JsonNode old, JsonNode now) {
    for (Map.Entry<String, JsonNode> body : old.properties()) {
      JsonNode other = now.path(body.getKey());
      if (other.isMissingNode()) {
        found.add(at + ": " + body.getKey() + " is gone");
      } else {
        schemas.received(at, body.getValue().path("schema"), other.path("schema"));
      }
    }
  }

  private void headers(String at, JsonNode old, JsonNode now) {
    old.propertyStream()
        .filter(header -> !now.has(header.getKey()))
        .forEach(header -> found.add(at + ": the header " + header.getKey() + " is gone"));
  }

  private static JsonNode followed(JsonNode document, JsonNode part) {
    String reference = part.path("$ref").asText();
    return reference.isEmpty() ? part : document.at(reference.substring(1));
  }

  private static Set<String> words(JsonNode list) {
    Set<String> words = new TreeSet<>();
    list.forEach(word -> words.add(word.asText()));
    return words;
  }
}
