package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Questions to a piece of JSON, and the refusals that follow from them. */
public final class Json {
  private Json() {}

  /** What a piece of JSON is, in words. */
  public static String kind(JsonNode json) {
    return switch (json.getNodeType()) {
      case STRING -> "the string '" + json.textValue() + "'";
      case NUMBER -> "the number " + json;
      case OBJECT -> "an object";
      case ARRAY -> "an array";
      case BOOLEAN -> json.asText();
      case NULL, MISSING, BINARY, POJO -> json.getNodeType().name().toLowerCase(Locale.ROOT);
    };
  }

  /**
   * Refuses whatever is not an object with exactly these members.
   *
   * @throws WireException at the first member that is unknown or missing
   */
  public static void members(JsonNode json, JsonLocation at, List<String> names) {
    if (!json.isObject()) {
      throw at.wrong("expected an object, not " + kind(json));
    }
    if (json.size() != names.size() || !names.stream().allMatch(json::has)) {
      for (Iterator<String> present = json.fieldNames(); present.hasNext(); ) {
        String name = present.next();
        if (!names.contains(name)) {
          throw at.member(name)
              .wrong("unknown member '" + name + "'; known are " + String.join(", ", names));
        }
      }
      for (String name : names) {
        if (!json.has(name)) {
          throw at.wrong("member '" + name + "' is missing");
        }
      }
    }
  }

  /**
   * The value; what its constructor refuses is refused here.
   *
   * @throws WireException for any exception of the constructor, with its message
   */
  public static Object refusing(JsonLocation at, Supplier<Object> value) {
    try {
      return value.get();
    } catch (WireException e) {
      throw e;
    } catch (RuntimeException e) {
      String message = e.getMessage();
      throw new WireException(
          "", at.toString(), message == null ? e.getClass().getSimpleName() : message, e);
    }
  }
}
