package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.kernel.citation.Fraction;
import umpire.kernel.combat.Probability;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Band;

/** Shapes of single values. */
public sealed interface ScalarShape extends Shape {
  @Override
  default JsonForm form() {
    return ScalarForms.of(this);
  }

  /** A string. */
  record Text() implements ScalarShape {
    @Override
    public Object read(JsonNode json, JsonLocation at) {
      return text(json, at);
    }

    @Override
    public Object key(String text, JsonLocation at) {
      return text;
    }

    @Override
    public boolean canBeKey() {
      return true;
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      return typed("string");
    }
  }

  /** An integer of 32 or 64 bits. */
  record Whole(boolean wide) implements ScalarShape {
    @Override
    public Object read(JsonNode json, JsonLocation at) {
      if (!json.isIntegralNumber()) {
        throw at.wrong("expected an integer, not " + Json.kind(json));
      }
      return inRange(json.bigIntegerValue(), at);
    }

    @Override
    public Object key(String text, JsonLocation at) {
      if (!text.matches("0|-?[1-9][0-9]{0,18}")) {
        throw at.wrong("expected an integer as key, not '" + text + "'");
      }
      return inRange(new BigInteger(text), at);
    }

    @Override
    public boolean canBeKey() {
      return true;
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      return typed("integer").put("format", wide ? "int64" : "int32");
    }

    private Object inRange(BigInteger number, JsonLocation at) {
      if (number.bitLength() > (wide ? 63 : 31)) {
        throw at.wrong(number + " is out of range of " + (wide ? 64 : 32) + " bits");
      }
      return wide ? (Object) number.longValueExact() : (Object) number.intValueExact();
    }
  }

  /** True or false. */
  record Bool() implements ScalarShape {
    @Override
    public Object read(JsonNode json, JsonLocation at) {
      if (!json.isBoolean()) {
        throw at.wrong("expected true or false, not " + Json.kind(json));
      }
      return json.booleanValue();
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      return typed("boolean");
    }
  }

  /** One of an enum's constants. */
  record Constant(Class<?> type, Map<String, Object> byName, List<String> names)
      implements ScalarShape {
    static Constant of(Class<?> type) {
      List<Enum<?>> constants =
          Stream.of(type.getEnumConstants()).<Enum<?>>map(c -> (Enum<?>) c).toList();
      return new Constant(
          type,
          constants.stream().collect(Collectors.toMap(ConstantNames::of, Function.identity())),
          constants.stream().map(ConstantNames::of).toList());
    }

    @Override
    public Object read(JsonNode json, JsonLocation at) {
      return key(text(json, at), at);
    }

    @Override
    public Object key(String text, JsonLocation at) {
      Object constant = byName.get(text);
      if (constant == null) {
        throw at.wrong("'" + text + "' is none of " + String.join(", ", names));
      }
      return constant;
    }

    @Override
    public boolean canBeKey() {
      return true;
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      return schemas.named(type, List.of(), this::body);
    }

    private ObjectNode body() {
      ObjectNode json = typed("string");
      ArrayNode words = json.putArray("enum");
      names.forEach(words::add);
      return json;
    }
  }

  /** An exact quotient as a string, 3/2 or 2: a fraction, or a probability, of any length. */
  record Quotient(boolean probability) implements ScalarShape {
    private String pattern() {
      return probability ? "[0-9]+(/[0-9]+)?" : "-?[0-9]{1,18}(/[0-9]{1,18})?";
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      return typed("string").put("pattern", "^" + pattern() + "$");
    }

    @Override
    public Object read(JsonNode json, JsonLocation at) {
      String text = text(json, at);
      if (!text.matches(pattern())) {
        throw at.wrong("expected a fraction such as \"3/2\" or \"2\", not '" + text + "'");
      }
      int slash = text.indexOf('/');
      BigInteger over = new BigInteger(slash < 0 ? text : text.substring(0, slash));
      BigInteger under = slash < 0 ? BigInteger.ONE : new BigInteger(text.substring(slash + 1));
      return Json.refusing(
          at,
          () ->
              probability
                  ? new Probability(over, under)
                  : new Fraction(over.longValueExact(), under.longValueExact()));
    }
  }

  /** A hexside as the pair of its hexes; as a key the two joined by a stroke. */
  record Side() implements ScalarShape {
    @Override
    public Object read(JsonNode json, JsonLocation at) {
      if (!json.isArray() || json.size() != 2) {
        throw at.wrong("expected two places, such as [\"1811\", \"1812\"]");
      }
      return Json.refusing(
          at, () -> new Hexside(place(json.get(0), at.item(0)), place(json.get(1), at.item(1))));
    }

    @Override
    public Object key(String text, JsonLocation at) {
      int slash = text.indexOf('/');
      return Json.refusing(
          at,
          () ->
              new Hexside(
                  new Place(text.substring(0, Math.max(slash, 0))),
                  new Place(text.substring(slash + 1))));
    }

    @Override
    public boolean canBeKey() {
      return true;
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      ObjectNode json = typed("array");
      json.set("items", typed("string").put("title", "Place"));
      return json.put("minItems", 2).put("maxItems", 2);
    }

    private static Place place(JsonNode json, JsonLocation at) {
      String id = text(json, at);
      return (Place) Json.refusing(at, () -> new Place(id));
    }
  }

  /** A band's members; its ends may be open. */
  record Range() implements ScalarShape {
    @Override
    public Object read(JsonNode json, JsonLocation at) {
      Json.members(json, at, List.of("from", "to"));
      int from = end(json.get("from"), TreeWriter.OR_LESS, Integer.MIN_VALUE, at.member("from"));
      int to = end(json.get("to"), TreeWriter.OR_MORE, Integer.MAX_VALUE, at.member("to"));
      return Json.refusing(at, () -> new Band(from, to));
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      return schemas.named(Band.class, List.of(), Range::body);
    }

    private static ObjectNode body() {
      ObjectNode json = typed("object");
      json.putArray("required").add("from").add("to");
      ObjectNode ends = JsonNodeFactory.instance.objectNode();
      ends.set("from", openEnd(TreeWriter.OR_LESS));
      ends.set("to", openEnd(TreeWriter.OR_MORE));
      return json.set("properties", ends);
    }

    private static ObjectNode openEnd(String word) {
      ObjectNode json = JsonNodeFactory.instance.objectNode();
      json.putArray("oneOf").add(typed("integer")).add(typed("string").put("const", word));
      return json;
    }

    private static int end(JsonNode json, String word, int open, JsonLocation at) {
      if (json.isTextual()) {
        if (!json.textValue().equals(word)) {
          throw at.wrong("expected an integer or \"" + word + "\"");
        }
        return open;
      }
      return (Integer) new Whole(false).read(json, at);
    }
  }

  /** A moment, in ISO 8601. */
  record Moment() implements ScalarShape {
    @Override
    public Object read(JsonNode json, JsonLocation at) {
      try {
        return Instant.parse(text(json, at));
      } catch (DateTimeException e) {
        throw at.wrong("expected a time such as 2026-01-01T00:00:00Z");
      }
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      return typed("string").put("format", "date-time");
    }
  }

  /** JSON as it stands. */
  record Raw() implements ScalarShape {
    @Override
    public Object read(JsonNode json, JsonLocation at) {
      return json;
    }

    @Override
    public JsonNode schema(Schemas schemas) {
      return JsonNodeFactory.instance.objectNode();
    }
  }

  private static ObjectNode typed(String type) {
    return JsonNodeFactory.instance.objectNode().put("type", type);
  }

  private static String text(JsonNode json, JsonLocation at) {
    if (!json.isTextual()) {
      throw at.wrong("expected a string, not " + Json.kind(json));
    }
    return json.textValue();
  }
}
