package umpire.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import umpire.client.NotationTokens.Token;

/** Reads one text of the notation. Forms are as vocabulary.py has them from the contract. */
final class NotationReader {
  static final int DEEPEST = 16;
  static final String WHOLE = "0|-?[1-9][0-9]{0,18}";
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private final NotationTokens tokens;
  private final JsonNode words;
  private int depth;

  NotationReader(String text, JsonNode words) {
    this.tokens = new NotationTokens(text);
    this.words = words;
  }

  /** Whether it may be left out: lists, sets and maps are empty then. */
  static boolean mayBeEmpty(JsonNode form) {
    return List.of("list", "set", "map").contains(form.path(0).textValue());
  }

  /** As the house sorts the members of a set. */
  static ArrayNode sorted(JsonNode set) {
    List<JsonNode> members = new ArrayList<>();
    set.forEach(members::add);
    members.sort(Comparator.comparing(JsonNode::toString));
    return JSON.arrayNode().addAll(members);
  }

  private static JsonNode nothing(JsonNode form) {
    return form.path(0).textValue().equals("map") ? JSON.objectNode() : JSON.arrayNode();
  }

  List<JsonNode> commands(JsonNode family) {
    List<JsonNode> all = new ArrayList<>();
    while (true) {
      while (tokens.now().is("break")) {
        tokens.take();
      }
      if (tokens.now().is("end")) {
        break;
      }
      all.add(typed(meaning(tokens.word("a command"), types(family), "command"), family));
      if (tokens.now().is(")")) {
        throw tokens.unexpected(tokens.now(), "the end of the command");
      }
    }
    if (all.isEmpty()) {
      throw tokens.wrong(tokens.now(), types(family), "there is no command in this text");
    }
    return all;
  }

  private static List<String> types(JsonNode family) {
    return names(family).stream().sorted().toList();
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private ObjectNode typed(String type, JsonNode family) {
    return JSON.objectNode().put("type", type).setAll(values(record(family.path(type))));
  }

  private JsonNode record(JsonNode name) {
    return words.path("records").path(name.textValue());
  }

  /** All members of a record: leading ones by their places, the others by their keys. */
  private ObjectNode values(JsonNode record) {
    JsonNode members = record.path("members");
    List<String> keys = names(members);
    String name = record.path("name").textValue();
    ObjectNode read = JSON.objectNode();
    boolean keyed = false;
    while (!tokens.now().closes()) {
      List<String> left = keys.stream().filter(key -> !read.has(members.path(key).path(0).textValue())).toList();
      if (tokens.atKey()) {
        keyed = true;
        Token token = tokens.take();
        String key = meaning(token, keys, "key of '" + name + "'");
        String member = members.path(key).path(0).textValue();
        if (read.has(member)) {
          throw tokens.wrong(token, left, "'" + key + "' has its value already");
        }
        tokens.sign("=");
        JsonNode form = members.path(key).path(1);
        boolean empty = mayBeEmpty(form) && (tokens.now().closes() || tokens.atKey());
        read.set(member, empty ? nothing(form) : argument(form));
      } else if (left.isEmpty()) {
        throw tokens.wrong(tokens.now(), left, "'" + name + "' takes nothing more; a list goes on behind a comma, and"
            + " what holds other signs than letters, digits and . - _ / + # stands in quotes");
      } else if (keyed) {
        throw tokens.wrong(tokens.now(), left, "behind the first key every value needs its own");
      } else {
        JsonNode member = members.path(left.get(0));
        read.set(member.path(0).textValue(), argument(member.path(1)));
      }
    }
    return complete(record, read);
  }

  /** Lists, sets and maps that are left out are empty; anything else must be said. */
  private ObjectNode complete(JsonNode record, ObjectNode read) {
    ObjectNode complete = JSON.objectNode();
    List<String> left = new ArrayList<>();
    record.path("members").fields().forEachRemaining(entry -> {
      String member = entry.getValue().path(0).textValue();
      JsonNode form = entry.getValue().path(1);
      JsonNode value = read.get(member);
      if (value == null && !mayBeEmpty(form)) {
        left.add(entry.getKey());
      }
      complete.set(member, value == null ? nothing(form) : value);
    });
    if (!left.isEmpty()) {
      String lacks = left.stream().map(key -> key + "=").collect(Collectors.joining(", "));
      throw tokens.wrong(tokens.now(), left, "'" + record.path("name").textValue() + "' lacks " + lacks);
    }
    return complete;
  }

  /** The value of a member, whose list or map needs no parentheses. */
  private JsonNode argument(JsonNode form) {
    return switch (form.path(0).textValue()) {
      case "list" -> items(form.path(1), false);
      case "set" -> sorted(items(form.path(1), true));
      case "map" -> entries(form.path(1), form.path(2));
      default -> item(form);
    };
  }

  private ArrayNode items(JsonNode element, boolean differ) {
    ArrayNode items = JSON.arrayNode();
    while (true) {
      Token token = tokens.now();
      JsonNode item = item(element);
      for (JsonNode other : items) {
        if (differ && item.equals(other)) {
          throw tokens.wrong(token, List.of(), token.told() + " stands twice in a set");
        }
      }
      items.add(item);
      if (!tokens.now().is(",")) {
        return items;
      }
      tokens.take();
    }
  }

  private ObjectNode entries(JsonNode keys, JsonNode values) {
    ObjectNode entries = JSON.objectNode();
    while (true) {
      Token token = tokens.now();
      String key = key(keys);
      if (entries.has(key)) {
        throw tokens.wrong(token, List.of(), token.told() + " has its value already");
      }
      tokens.sign(":");
      entries.set(key, item(values));
      if (!tokens.now().is(",")) {
        return entries;
      }
      tokens.take();
    }
  }

  private String key(JsonNode form) {
    return switch (form.path(0).textValue()) {
      case "text" -> tokens.word("a key, as in key:value").text();
      case "side" -> String.join("/", side());
      default -> item(form).asText();
    };
  }

  /** One value; lists, maps and records in parentheses. */
  private JsonNode item(JsonNode form) {
    JsonNode part = form.path(1);
    return switch (form.path(0).textValue()) {
      case "text" -> JSON.textNode(tokens.word("a value").text());
      case "whole" -> whole(part.intValue());
      case "truth" -> {
        List<String> either = List.of("false", "true");
        yield JSON.booleanNode(meaning(tokens.word("true or false"), either, "truth").equals("true"));
      }
      case "constant" -> {
        List<String> constants = new ArrayList<>();
        part.forEach(word -> constants.add(word.textValue()));
        Token word = tokens.word("one of " + String.join(", ", constants));
        yield JSON.textNode(meaning(word, constants, "word for this"));
      }
      case "side" -> {
        List<String> hexes = side();
        yield JSON.arrayNode().add(hexes.get(0)).add(hexes.get(1));
      }
      case "record" -> inside(() -> values(record(part)));
      case "family" -> member(words.path("families").path(part.textValue()));
      default -> inside(() -> tokens.now().closes() ? nothing(form) : argument(form));
    };
  }

  /** The type and what it holds in parentheses; a type that holds nothing stands by itself. */
  private JsonNode member(JsonNode family) {
    List<String> types = types(family);
    Supplier<String> type =
        () -> meaning(tokens.word("one of " + String.join(", ", types)), types, "word for this");
    if (tokens.now().is("(")) {
      return inside(() -> typed(type.get(), family));
    }
    String alone = type.get();
    return JSON.objectNode().put("type", alone).setAll(complete(record(family.path(alone)), JSON.objectNode()));
  }

  private JsonNode inside(Supplier<JsonNode> value) {
    if (depth == DEEPEST && tokens.now().is("(")) {
      throw tokens.wrong(tokens.now(), List.of(), "parentheses within parentheses, more than " + DEEPEST + " deep");
    }
    tokens.sign("(");
    depth++;
    JsonNode read = value.get();
    depth--;
    tokens.sign(")");
    return read;
  }

  private JsonNode whole(int bits) {
    Token token = tokens.now();
    if (!token.is("word") || tokens.atKey() || !token.text().matches(WHOLE)) {
      throw tokens.unexpected(token, "a whole number");
    }
    BigInteger number = new BigInteger(tokens.take().text());
    if (number.bitLength() >= bits) {
      throw tokens.wrong(token, List.of(), number + " is out of range of " + bits + " bits");
    }
    return number.bitLength() < 32 ? JSON.numberNode(number.intValue()) : JSON.numberNode(number.longValue());
  }

  private List<String> side() {
    Token token = tokens.word("a hexside such as 1811/1812");
    List<String> hexes = List.of(token.text().split("/", -1));
    if (hexes.size() != 2) {
      throw tokens.unexpected(token, "a hexside such as 1811/1812");
    }
    if (hexes.get(0).equals(hexes.get(1))) {
      throw tokens.wrong(token, List.of(), "a hexside lies between two hexes, not in " + hexes.get(0));
    }
    return hexes.stream().sorted().toList();
  }

  /** The word among those that may stand there, whatever its case, hyphens and underscores. */
  private String meaning(Token token, List<String> known, String what) {
    if (known.contains(token.text())) {
      return token.text();
    }
    List<String> alike = known.stream().filter(word -> folded(word).equals(folded(token.text()))).toList();
    if (alike.size() == 1) {
      return alike.get(0);
    }
    throw tokens.wrong(token, known, token.told() + " is no " + what + "; known are " + String.join(", ", known));
  }

  private static String folded(String word) {
    return word.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
  }
}
