package umpire.chassis.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Bodies with a text, a name or a number in them that nothing of ours could keep, made from one
 * that can be read: in the place of every text and number, however deep, and in every object.
 */
final class HostileBodies {
  /** Stands for what is put there as bytes. */
  private static final String MARK = "@@hostile@@";

  private static final List<String> TEXTS =
      List.of(
          "\"\\u0000\"",
          "\"a\\u0000b\"",
          "\"\\u0007\"",
          "\"\\u009f\"",
          "\"\\ud800\"",
          "\"\\udc00x\"",
          "\"\u00c3(\"", // a second byte that is none
          "\"\u00ed\u00a0\u0080\"", // half of a surrogate pair, in three bytes
          "\"\u00f8\u0088\u0080\u0080\u0080\""); // five bytes

  private static final List<String> NUMBERS =
      List.of("1e400", "-1e400", "9".repeat(2_000), "0." + "0".repeat(2_000) + "1");

  private HostileBodies() {}

  /** A byte for each character, as those of {@link #TEXTS} are meant. */
  static byte[] bytes(String body) {
    return body.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** None of them may be answered by anything but 400. */
  static List<String> of(String body) {
    JsonNode whole = Mutants.tree(body);
    List<String> all = new ArrayList<>();
    for (String marked : marked(whole, JsonNode::isTextual)) {
      TEXTS.forEach(text -> all.add(marked.replace('"' + MARK + '"', text)));
    }
    for (String marked : marked(whole, JsonNode::isNumber)) {
      NUMBERS.forEach(number -> all.add(marked.replace('"' + MARK + '"', number)));
    }
    for (String marked : named(whole)) {
      all.add(marked.replace(MARK, "a\\u0000b"));
      all.add(marked.replace(MARK, "\\ud800"));
    }
    twice(whole, whole, all);
    return all;
  }

  /** Too deep, and too many of something: within the first member, and instead of it all. */
  static List<String> heavy(String body) {
    JsonNode whole = Mutants.tree(body);
    String begin =
        whole.isEmpty() ? "" : "{\"" + whole.properties().iterator().next().getKey() + "\": ";
    return List.of(
        begin + "[".repeat(10_000),
        begin + "{\"a\":".repeat(10_000),
        begin + "[" + "0,".repeat(1_000_000) + "0]" + (begin.isEmpty() ? "" : "}"));
  }

  private static List<String> marked(JsonNode whole, Predicate<JsonNode> which) {
    List<String> all = new ArrayList<>();
    mark(whole, whole, which, all);
    return all;
  }

  private static void mark(
      JsonNode whole, JsonNode in, Predicate<JsonNode> which, List<String> all) {
    if (in instanceof ObjectNode object) {
      for (Map.Entry<String, JsonNode> member : List.copyOf(object.properties())) {
        JsonNode value = member.getValue(); // the entry changes with the object
        if (which.test(value)) {
          object.put(member.getKey(), MARK);
          all.add(whole.toString());
          object.set(member.getKey(), value);
        } else {
          mark(whole, value, which, all);
        }
      }
    } else if (in instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        JsonNode element = array.get(i);
        if (which.test(element)) {
          array.set(i, MARK);
          all.add(whole.toString());
          array.set(i, element);
        } else {
          mark(whole, element, which, all);
        }
      }
    }
  }

  /** A member of each object once more, with the value that it has. */
  private static void twice(JsonNode whole, JsonNode in, List<String> all) {
    if (in instanceof ObjectNode object && !object.isEmpty()) {
      Map.Entry<String, JsonNode> member = object.properties().iterator().next();
      String again = '"' + member.getKey() + "\":" + member.getValue();
      object.put(MARK, "x");
      all.add(whole.toString().replace('"' + MARK + "\":\"x\"", again));
      object.remove(MARK);
    }
    List<JsonNode> parts = new ArrayList<>();
    in.forEach(parts::add);
    parts.forEach(part -> twice(whole, part, all));
  }

  private static List<String> named(JsonNode whole) {
    List<String> all = new ArrayList<>();
    name(whole, whole, all);
    return all;
  }

  private static void name(JsonNode whole, JsonNode in, List<String> all) {
    if (in instanceof ObjectNode object) {
      object.put(MARK, "x");
      all.add(whole.toString());
      object.remove(MARK);
    }
    List<JsonNode> parts = new ArrayList<>();
    in.forEach(parts::add);
    parts.forEach(part -> name(whole, part, all));
  }
}
