package umpire.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

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
    String type = value.path("type").asText();
    if (!family.has(type)) {
      throw new IllegalArgumentException(value + " is of none of the types " + names(family));
    }
    ObjectNode rest = ((ObjectNode) value).deepCopy().without("type");
    return values(record(family.path(type)), rest, true);
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
    JsonNode members = record.path("members");
    if (!value.isObject() || !names(value).equals(names(members))) {
      throw new IllegalArgumentException(record.path("name") + " holds " + names(members) + ", not " + value);
    }
    List<String> texts = new ArrayList<>();
    boolean bare = firstBare;
    for (Iterator<String> left = members.fieldNames(); left.hasNext(); bare = false) {
      String name = left.next();
      JsonNode form = members.path(name);
      if (!NotationReader.mayBeEmpty(form) || !value.path(name).isEmpty()) {
        texts.add((bare ? "" : NotationReader.kebab(name) + "=") + argument(form, value.path(name)));
      }
    }
    return String.join(" ", texts);
  }

  private String argument(JsonNode form, JsonNode value) {
    return switch (form.path(0).textValue()) {
      case "list" -> items(form.path(1), value);
      case "set" -> items(form.path(1), NotationReader.sorted(value));
      case "map" -> {
        List<String> entries = new ArrayList<>();
        names(value).forEach(key -> entries.add(said(key) + ":" + item(form.path(2), value.path(key))));
        yield String.join(",", entries);
      }
      default -> item(form, value);
    };
  }

  private String items(JsonNode element, JsonNode values) {
    List<String> items = new ArrayList<>();
    values.forEach(value -> items.add(item(element, value)));
    return String.join(",", items);
  }

  private String item(JsonNode form, JsonNode value) {
    JsonNode part = form.path(1);
    return switch (form.path(0).textValue()) {
      case "text", "constant" -> said(value.textValue());
      case "whole", "truth" -> value.asText();
      case "side" -> {
        JsonNode sorted = NotationReader.sorted(value);
        yield said(sorted.path(0).textValue() + "/" + sorted.path(1).textValue());
      }
      case "family" -> {
        String type = value.path("type").asText();
        String values = deeper(() -> named(words.path("families").path(part.textValue()), value));
        yield values.isEmpty() ? type : inside(type + " " + values);
      }
      case "record" -> inside(deeper(() -> values(record(part), value, false)));
      default -> inside(deeper(() -> argument(form, value)));
    };
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
