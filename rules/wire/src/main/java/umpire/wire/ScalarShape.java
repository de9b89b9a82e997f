package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.kernel.cite.Fraction;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Band;

/** Shapes of single values. */
sealed interface ScalarShape extends Shape {
  /** A string. */
  record Text() implements ScalarShape {
    @Override
    public Object read(JsonNode json, At at) {
      return text(json, at);
    }

    @Override
    public Object key(String text, At at) {
      return text;
    }

    @Override
    public boolean canBeKey() {
      return true;
    }
  }

  /** An integer of 32 or 64 bits. */
  record Whole(boolean wide) implements ScalarShape {
    @Override
    public Object read(JsonNode json, At at) {
      if (!json.isIntegralNumber()) {
        throw at.wrong("expected an integer, not " + Json.kind(json));
      }
      return inRange(json.bigIntegerValue(), at);
    }

    @Override
    public Object key(String text, At at) {
      if (!text.matches("0|-?[1-9][0-9]{0,18}")) {
        throw at.wrong("expected an integer as key, not '" + text + "'");
      }
      return inRange(new BigInteger(text), at);
    }

    @Override
    public boolean canBeKey() {
      return true;
    }

    private Object inRange(BigInteger number, At at) {
      if (number.bitLength() > (wide ? 63 : 31)) {
        throw at.wrong(number + " is out of range of " + (wide ? 64 : 32) + " bits");
      }
      return wide ? (Object) number.longValueExact() : (Object) number.intValueExact();
    }
  }

  /** True or false. */
  record Bool() implements ScalarShape {
    @Override
    public Object read(JsonNode json, At at) {
      if (!json.isBoolean()) {
        throw at.wrong("expected true or false, not " + Json.kind(json));
      }
      return json.booleanValue();
    }
  }

  /** One of an enum's constants. */
  record Constant(Map<String, Object> byName, List<String> names) implements ScalarShape {
    static Constant of(Class<?> type) {
      List<Enum<?>> constants =
          Stream.of(type.getEnumConstants()).<Enum<?>>map(c -> (Enum<?>) c).toList();
      return new Constant(
          constants.stream().collect(Collectors.toMap(Names::of, Function.identity())),
          constants.stream().map(Names::of).toList());
    }

    @Override
    public Object read(JsonNode json, At at) {
      return key(text(json, at), at);
    }

    @Override
    public Object key(String text, At at) {
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
  }

  /** An exact quotient as a string: 3/2, or 2. */
  record Quotient() implements ScalarShape {
    @Override
    public Object read(JsonNode json, At at) {
      String text = text(json, at);
      if (!text.matches("-?[0-9]{1,18}(/[0-9]{1,18})?")) {
        throw at.wrong("expected a fraction such as \"3/2\" or \"2\", not '" + text + "'");
      }
      int slash = text.indexOf('/');
      return Json.refusing(
          at,
          () ->
              slash < 0
                  ? Fraction.of(Long.parseLong(text))
                  : new Fraction(
                      Long.parseLong(text.substring(0, slash)),
                      Long.parseLong(text.substring(slash + 1))));
    }
  }

  /** A hexside as the pair of its hexes; as a key the two joined by a stroke. */
  record Side() implements ScalarShape {
    @Override
    public Object read(JsonNode json, At at) {
      if (!json.isArray() || json.size() != 2) {
        throw at.wrong("expected two places, such as [\"1811\", \"1812\"]");
      }
      return Json.refusing(
          at, () -> new Hexside(place(json.get(0), at.item(0)), place(json.get(1), at.item(1))));
    }

    @Override
    public Object key(String text, At at) {
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

    private static Place place(JsonNode json, At at) {
      String id = text(json, at);
      return (Place) Json.refusing(at, () -> new Place(id));
    }
  }

  /** A band's members; its ends may be open. */
  record Range() implements ScalarShape {
    @Override
    public Object read(JsonNode json, At at) {
      Json.members(json, at, List.of("from", "to"));
      int from = end(json.get("from"), TreeWriter.OR_LESS, Integer.MIN_VALUE, at.member("from"));
      int to = end(json.get("to"), TreeWriter.OR_MORE, Integer.MAX_VALUE, at.member("to"));
      return Json.refusing(at, () -> new Band(from, to));
    }

    private static int end(JsonNode json, String word, int open, At at) {
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
    public Object read(JsonNode json, At at) {
      try {
        return Instant.parse(text(json, at));
      } catch (DateTimeException e) {
        throw at.wrong("expected a time such as 2026-01-01T00:00:00Z");
      }
    }
  }

  /** JSON as it stands. */
  record Raw() implements ScalarShape {
    @Override
    public Object read(JsonNode json, At at) {
      return json;
    }
  }

  private static String text(JsonNode json, At at) {
    if (!json.isTextual()) {
      throw at.wrong("expected a string, not " + Json.kind(json));
    }
    return json.textValue();
  }
}
