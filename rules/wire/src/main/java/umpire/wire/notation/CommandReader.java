package umpire.wire.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import umpire.wire.JsonForm;

/** Reads what one command holds. Every method throws NotationException. */
final class CommandReader {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final String WHOLE = "0|-?[1-9][0-9]{0,18}";

  private final Tokens tokens;
  private final Map<String, Token> places = new HashMap<>();
  private int depth;

  CommandReader(Tokens tokens) {
    this.tokens = tokens;
  }

  /** By JSON pointer where each value stands. */
  Map<String, Token> places() {
    return places;
  }

  /** All members of a record: leading ones by their places, the others by their keys. */
  ObjectNode arguments(JsonForm.Body body, String pointer) {
    ObjectNode json = JSON.objectNode();
    if (body.typed()) {
      json.put("type", body.name());
    }
    Vocabulary<JsonForm.Member> keys = keys(body);
    boolean keyed = false;
    while (!tokens.now().closes()) {
      List<JsonForm.Member> left = left(body, json);
      if (tokens.atKey()) {
        keyed = true;
        Token key = tokens.take();
        JsonForm.Member member = tokens.meaning(key, keys, "key of '" + body.name() + "'");
        if (json.has(member.name())) {
          throw tokens.wrong(
              key, words(left), "'%s' has its value already".formatted(member.word()));
        }
        tokens.sign(Token.Kind.EQUALS);
        json.set(member.name(), given(member.form(), pointer + "/" + member.name()));
      } else if (left.isEmpty()) {
        throw surplus(body);
      } else if (keyed) {
        String reason = "behind the first key every value needs its own";
        throw tokens.wrong(tokens.now(), words(left), reason);
      } else {
        JsonForm.Member member = left.getFirst();
        json.set(member.name(), argument(member.form(), pointer + "/" + member.name()));
      }
    }
    complete(body, json);
    return json;
  }

  private NotationException surplus(JsonForm.Body body) {
    String reason =
        "'%s' takes nothing more".formatted(body.name())
            + "; a list goes on behind a comma, and what holds other signs than letters, digits and"
            + " . - _ / + # stands in quotes";
    return tokens.wrong(tokens.now(), List.of(), reason);
  }

  private static Vocabulary<JsonForm.Member> keys(JsonForm.Body body) {
    Map<String, JsonForm.Member> members = new LinkedHashMap<>();
    body.members().forEach(member -> members.put(member.word(), member));
    return new Vocabulary<>(members);
  }

  private static List<String> words(List<JsonForm.Member> members) {
    return members.stream().map(JsonForm.Member::word).toList();
  }

  /** Those that have no value yet, in their order. */
  private static List<JsonForm.Member> left(JsonForm.Body body, ObjectNode json) {
    return body.members().stream().filter(member -> !json.has(member.name())).toList();
  }

  /** Lists, sets and maps that are left out are empty; anything else must be said. */
  private void complete(JsonForm.Body body, ObjectNode json) {
    for (JsonForm.Member member : left(body, json)) {
      nothing(member.form()).ifPresent(none -> json.set(member.name(), none));
    }
    List<String> left = words(left(body, json));
    if (!left.isEmpty()) {
      String lacks = String.join("=, ", left) + "=";
      throw tokens.wrong(tokens.now(), left, "'%s' lacks %s".formatted(body.name(), lacks));
    }
  }

  private static Optional<JsonNode> nothing(JsonForm jsonForm) {
    return switch (jsonForm) {
      case JsonForm.Many _ -> Optional.of(JSON.arrayNode());
      case JsonForm.Keyed _ -> Optional.of(JSON.objectNode());
      case JsonForm.Text _,
          JsonForm.Whole _,
          JsonForm.Truth _,
          JsonForm.Constant _,
          JsonForm.Side _,
          JsonForm.Body _,
          JsonForm.Family _,
          JsonForm.Foreign _ ->
          Optional.empty();
    };
  }

  /** What stands behind the equals sign: nothing, for what may be empty. */
  private JsonNode given(JsonForm jsonForm, String pointer) {
    boolean none = tokens.now().closes() || tokens.atKey();
    Optional<JsonNode> empty = none ? nothing(jsonForm) : Optional.empty();
    return empty.orElseGet(() -> argument(jsonForm, pointer));
  }

  /** The value of a member, whose list or map needs no parentheses. */
  private JsonNode argument(JsonForm jsonForm, String pointer) {
    places.put(pointer, tokens.now());
    return switch (jsonForm) {
      case JsonForm.Many many -> items(many, pointer);
      case JsonForm.Keyed keyed -> entries(keyed, pointer);
      case JsonForm.Text _,
          JsonForm.Whole _,
          JsonForm.Truth _,
          JsonForm.Constant _,
          JsonForm.Side _,
          JsonForm.Body _,
          JsonForm.Family _,
          JsonForm.Foreign _ ->
          item(jsonForm, pointer);
    };
  }

  private ArrayNode items(JsonForm.Many many, String pointer) {
    ArrayNode json = JSON.arrayNode();
    do {
      json.add(item(many.element(), pointer + "/" + json.size()));
    } while (goesOn());
    return json;
  }

  private ObjectNode entries(JsonForm.Keyed keyed, String pointer) {
    ObjectNode json = JSON.objectNode();
    do {
      Token begin = tokens.now();
      String key = key(keyed.key());
      if (json.has(key)) {
        throw tokens.wrong(begin, List.of(), begin.told() + " has its value already");
      }
      String member = pointer + "/" + key.replace("~", "~0").replace("/", "~1");
      tokens.sign(Token.Kind.COLON);
      JsonNode value = item(keyed.value(), member);
      // The codec tells of the key and of its value by the same pointer.
      places.put(member, begin);
      json.set(key, value);
    } while (goesOn());
    return json;
  }

  private boolean goesOn() {
    if (tokens.now().is(Token.Kind.COMMA)) {
      tokens.take();
      return true;
    }
    return false;
  }

  /** A member's name in JSON. */
  private String key(JsonForm jsonForm) {
    return switch (jsonForm) {
      case JsonForm.Whole _ -> whole().toString();
      case JsonForm.Constant constant -> constant(constant);
      case JsonForm.Text _ -> tokens.word("a key, as in key:value").text();
      case JsonForm.Side _ -> String.join("/", hexes());
      case JsonForm.Truth _,
          JsonForm.Many _,
          JsonForm.Keyed _,
          JsonForm.Body _,
          JsonForm.Family _,
          JsonForm.Foreign _ ->
          throw new IllegalStateException(jsonForm + " is no key");
    };
  }

  /** One value; lists, maps and records in parentheses. */
  private JsonNode item(JsonForm jsonForm, String pointer) {
    places.put(pointer, tokens.now());
    return switch (jsonForm) {
      case JsonForm.Text _ -> JSON.textNode(tokens.word("a value").text());
      case JsonForm.Whole _ -> JSON.numberNode(whole());
      case JsonForm.Truth _ -> JSON.booleanNode(truth());
      case JsonForm.Constant constant -> JSON.textNode(constant(constant));
      case JsonForm.Side _ -> {
        ArrayNode json = JSON.arrayNode();
        hexes().forEach(json::add);
        yield json;
      }
      case JsonForm.Body body -> inside(() -> arguments(body, pointer));
      case JsonForm.Family family -> member(family, pointer);
      case JsonForm.Many many ->
          inside(() -> tokens.now().closes() ? JSON.arrayNode() : items(many, pointer));
      case JsonForm.Keyed keyed ->
          inside(() -> tokens.now().closes() ? JSON.objectNode() : entries(keyed, pointer));
      case JsonForm.Foreign foreign -> throw new IllegalStateException("no words for " + foreign);
    };
  }

  private JsonNode inside(Supplier<JsonNode> value) {
    if (depth == Notation.MOST_DEPTH && tokens.now().is(Token.Kind.OPEN)) {
      String reason = "parentheses within parentheses, more than " + Notation.MOST_DEPTH + " deep";
      throw tokens.wrong(tokens.now(), List.of(), reason);
    }
    tokens.sign(Token.Kind.OPEN);
    depth++;
    JsonNode json = value.get();
    depth--;
    tokens.sign(Token.Kind.CLOSE);
    return json;
  }

  /** The type and what it holds in parentheses; a type that holds nothing stands by itself. */
  private JsonNode member(JsonForm.Family family, String pointer) {
    Vocabulary<JsonForm.Body> types = Vocabulary.ofBodies(family);
    if (tokens.now().is(Token.Kind.OPEN)) {
      return inside(() -> arguments(type(types), pointer));
    }
    JsonForm.Body body = type(types);
    ObjectNode json = JSON.objectNode().put("type", body.name());
    complete(body, json);
    return json;
  }

  private JsonForm.Body type(Vocabulary<JsonForm.Body> types) {
    String what = "one of " + String.join(", ", types.words());
    return tokens.meaning(tokens.word(what), types, "word for this");
  }

  private BigInteger whole() {
    Token word = tokens.now();
    if (!word.is(Token.Kind.WORD) || tokens.atKey() || !word.text().matches(WHOLE)) {
      throw tokens.wrong(word, "a whole number");
    }
    return new BigInteger(tokens.take().text());
  }

  private boolean truth() {
    Map<String, Boolean> words = new TreeMap<>(Map.of("true", true, "false", false));
    return tokens.meaning(tokens.word("true or false"), new Vocabulary<>(words), "truth");
  }

  private String constant(JsonForm.Constant constant) {
    Map<String, String> names = new LinkedHashMap<>();
    constant.names().forEach(name -> names.put(name, name));
    String what = "one of " + String.join(", ", constant.names());
    return tokens.meaning(tokens.word(what), new Vocabulary<>(names), "word for this");
  }

  /** The two hexes that a hexside lies between. */
  private List<String> hexes() {
    Token word = tokens.word("a hexside such as 1811/1812");
    List<String> hexes = List.of(word.text().split("/", -1));
    if (hexes.size() != 2) {
      throw tokens.wrong(word, "a hexside such as 1811/1812");
    }
    return hexes;
  }
}
