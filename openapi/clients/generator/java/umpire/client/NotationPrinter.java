package umpire.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The canonical text of one command. */
final class NotationPrinter {
  private final JsonNode words;
  private int depth;

  NotationPrinter(JsonNode words) {
    this.words = words;
  }

  String command(JsonNode family, JsonNode command) {
    String values = named(family, command);
    String type = command.path("type").textValue();
    return values.isEmpty() ? type : type + " " + values;
  }

  /** What follows the type. */
  private String named(JsonNode family, JsonNode value) {
    JsonNode type = value.path("type");
    check(type.isTextual() && family.has(type.textValue()), value, "of one of the types " + names(family));
    ObjectNode rest = ((ObjectNode) value).deepCopy().without("type");
    return values(record(family.path(type.textValue())), rest, true);
  }

  private JsonNode record(JsonNode name) {
    return words.path("records").path(name.textValue());
  }

  private static Set<String> names(JsonNode object) {
    Set<String> names = new TreeSet<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  /** What is empty is left out; the first needs no key behind a type. */
  private String values(JsonNode record, JsonNode value, boolean firstBare) {
    Set<String> held = new TreeSet<>();
    record.path("members").forEach(member -> held.add(member.path(0).textValue()));
    check(value.isObject() && names(value).equals(held), value, record.path("name") + ", which holds " + held);
    List<String> texts = new ArrayList<>();
    boolean bare = firstBare;
    for (var left = record.path("members").fields(); left.hasNext(); bare = false) {
      var member = left.next();
      JsonNode form = member.getValue().path(1);
      String text = argument(form, value.path(member.getValue().path(0).textValue()));
      if (!text.isEmpty() || !NotationReader.mayBeEmpty(form)) {
        texts.add((bare ? "" : member.getKey() + "=") + text);
      }
    }
    return String.join(" ", texts);
  }

  private String argument(JsonNode form, JsonNode value) {
    return switch (form.path(0).textValue()) {
      case "list" -> items(form.path(1), value);
      case "set" -> {
        check(new HashSet<>(list(value)).size() == value.size(), value, "a set");
        yield items(form.path(1), NotationReader.sorted(value));
      }
      case "map" -> {
        check(value.isObject(), value, "a map");
        List<String> entries = new ArrayList<>();
        names(value).forEach(key -> entries.add(key(form.path(1), key) + ":" + item(form.path(2), value.path(key))));
        yield String.join(",", entries);
      }
      default -> item(form, value);
    };
  }

  private static List<JsonNode> list(JsonNode value) {
    check(value.isArray(), value, "a list");
    List<JsonNode> list = new ArrayList<>();
    value.forEach(list::add);
    return list;
  }

  private String items(JsonNode element, JsonNode values) {
    return list(values).stream().map(value -> item(element, value)).collect(Collectors.joining(","));
  }

  private static String key(JsonNode form, String key) {
    check(switch (form.path(0).textValue()) {
      case "constant" -> list(form.path(1)).contains(TextNode.valueOf(key));
      case "side" -> isSide(List.of(key.split("/", -1)));
      case "whole" -> key.matches(NotationReader.WHOLE);
      default -> true;
    }, TextNode.valueOf(key), "a key here");
    return said(key);
  }

  private static boolean isSide(List<String> hexes) {
    return hexes.size() == 2 && !hexes.get(0).equals(hexes.get(1));
  }

  private String item(JsonNode form, JsonNode value) {
    JsonNode part = form.path(1);
    return switch (form.path(0).textValue()) {
      case "text" -> {
        check(value.isTextual(), value, "a text");
        yield said(value.textValue());
      }
      case "constant" -> {
        check(list(part).contains(value), value, "one of " + part);
        yield said(value.textValue());
      }
      case "whole" -> {
        boolean fits = value.isIntegralNumber() && value.bigIntegerValue().bitLength() < part.intValue();
        check(fits, value, "a whole number of " + part + " bits");
        yield value.asText();
      }
      case "truth" -> {
        check(value.isBoolean(), value, "true or false");
        yield value.asText();
      }
      case "side" -> {
        List<String> hexes = list(value).stream().filter(JsonNode::isTextual).map(JsonNode::textValue).sorted().toList();
        check(value.size() == 2 && isSide(hexes), value, "the two hexes of a hexside");
        yield said(String.join("/", hexes));
      }
      case "family" -> {
        String values = deeper(() -> named(words.path("families").path(part.textValue()), value));
        String type = value.path("type").textValue();
        yield values.isEmpty() ? type : inside(type + " " + values);
      }
      case "record" -> inside(deeper(() -> values(record(part), value, false)));
      default -> inside(deeper(() -> argument(form, value)));
    };
  }

  private static void check(boolean holds, JsonNode value, String what) {
    if (!holds) {
      throw new IllegalArgumentException(value + " is not " + what);
    }
  }

  private String deeper(Supplier<String> inner) {
    depth++;
    String printed = inner.get();
    depth--;
    return printed;
  }

  private String inside(String text) {
    if (depth == NotationReader.DEEPEST) {
      throw new IllegalArgumentException("nested more than " + depth + " deep, it has no text");
    }
    return "(" + text + ")";
  }

  private static String said(String text) {
    return NotationTokens.isPlain(text) ? text : TextNode.valueOf(text).toString();
  }
}
