package umpire.chassis.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Bodies that cannot be read, made from one that can. */
final class Mutants {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int DEEP = 20_000;
  private static final List<String> NO_DOCUMENTS =
      List.of(
          "",
          "{",
          "null",
          "[]",
          "42",
          "\"x\"",
          "{\"a\": }",
          "{'a': 1}",
          "\u0000",
          "[".repeat(DEEP),
          "{\"a\":".repeat(DEEP),
          "{\"nobody-knows-this\": 1}");
  private static final List<String> WRONG_VALUES =
      List.of(
          "null",
          "true",
          "-1",
          "1e400",
          "1.5",
          "123456789012345678901234567890",
          "\"\\u0000\"",
          "\"1\"",
          "\"\"",
          "[]",
          "[[[null]]]",
          "{}",
          "{\"type\": \"no-such-type\"}",
          "{\"type\": 7}");

  private Mutants() {}

  /** Documents that are none, and the body with a member doubled, lost, added or turned. */
  static List<String> of(String body, JsonNode schema) {
    List<String> all = new ArrayList<>(NO_DOCUMENTS);
    JsonNode whole = tree(body);
    all.add(body + " {}");
    all.add(body + ",");
    ObjectNode more = whole.deepCopy();
    all.add(more.put("nobody-knows-this", 1).toString());
    for (String name : names(whole)) {
      String value = whole.get(name).toString();
      all.add("{\"%s\": %s, %s".formatted(name, value, body.trim().substring(1)));
      boolean required = requires(schema, name);
      if (required) {
        ObjectNode less = whole.deepCopy();
        less.remove(name);
        all.add(less.toString());
      }
      for (String wrong : WRONG_VALUES) {
        JsonNode turned = tree(wrong);
        if (turned.getNodeType() != whole.get(name).getNodeType()
            && (required || !turned.isNull())) {
          all.add(with(whole, name, wrong));
        }
      }
    }
    return all;
  }

  private static boolean requires(JsonNode schema, String name) {
    for (JsonNode required : schema.path("required")) {
      if (required.asText().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Written by hand, so that a number keeps its digits. */
  private static String with(JsonNode whole, String name, String value) {
    StringBuilder json = new StringBuilder("{");
    for (Map.Entry<String, JsonNode> member : whole.properties()) {
      json.append(json.length() > 1 ? ", " : "")
          .append('"')
          .append(member.getKey())
          .append("\": ")
          .append(member.getKey().equals(name) ? value : member.getValue().toString());
    }
    return json.append('}').toString();
  }

  private static Set<String> names(JsonNode object) {
    Set<String> names = new TreeSet<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  /** The texts of a body, one after the other, as one that no database of ours holds. */
  static List<String> ofTexts(String body) {
    JsonNode whole = tree(body);
    return names(whole).stream()
        .filter(name -> whole.get(name).isTextual())
        .map(name -> with(whole, name, "\"\\u0000\""))
        .toList();
  }

  /** The lists of a body with something in them that no element is. */
  static List<String> ofElements(String body) {
    List<String> all = new ArrayList<>();
    JsonNode whole = tree(body);
    for (String name : names(whole)) {
      if (whole.get(name) instanceof ArrayNode list) {
        for (String wrong : WRONG_VALUES) {
          JsonNode element = tree(wrong);
          if (list.isEmpty() || element.getNodeType() != list.get(0).getNodeType()) {
            all.add(with(whole, name, "[" + wrong + "]"));
          }
        }
      }
    }
    return all;
  }

  static JsonNode tree(String json) {
    try {
      return JSON.readTree(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
