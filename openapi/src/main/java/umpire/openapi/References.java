package umpire.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * References to schemas, wherever a document has one: in {@code $ref}, and as the words of a
 * discriminator. Those to anything else are passed over.
 */
final class References {
  private static final String SCHEMAS = "#/components/schemas/";

  private References() {}

  /**
   * Where a schema is described.
   *
   * @param file relative to the document that refers to it; empty for that document itself
   * @param name of the schema
   */
  record Target(String file, String name) {
    /** As a document writes it. */
    String reference() {
      return file + SCHEMAS + name;
    }
  }

  /** The schemas that a part of a document refers to, in its order, each as often as it does. */
  static List<Target> in(JsonNode part) {
    List<Target> found = new ArrayList<>();
    changed(
        part,
        reference -> {
          found.add(target(reference));
          return reference;
        });
    return found;
  }

  /** Changes every reference to a schema in a part of a document; returns the part. */
  static <T extends JsonNode> T changed(T part, UnaryOperator<String> change) {
    if (part instanceof ArrayNode list) {
      list.forEach(item -> changed(item, change));
    }
    if (part instanceof ObjectNode object) {
      for (Map.Entry<String, JsonNode> member : object.properties()) {
        if (member.getKey().equals("$ref")) {
          replace(member, change);
        } else if (member.getKey().equals("discriminator")) {
          member.getValue().path("mapping").properties().forEach(word -> replace(word, change));
        } else {
          changed(member.getValue(), change);
        }
      }
    }
    return part;
  }

  private static void replace(Map.Entry<String, JsonNode> member, UnaryOperator<String> change) {
    String reference = member.getValue().asText();
    if (reference.contains(SCHEMAS)) {
      member.setValue(TextNode.valueOf(change.apply(reference)));
    }
  }

  /** What a reference to a schema says. */
  static Target target(String reference) {
    int end = reference.indexOf(SCHEMAS);
    return new Target(reference.substring(0, end), reference.substring(end + SCHEMAS.length()));
  }
}
