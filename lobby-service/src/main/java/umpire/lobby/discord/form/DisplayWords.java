package umpire.lobby.discord.form;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** The words of the wire as people read them. */
public final class DisplayWords {
  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private DisplayWords() {}

  /** {@code assault-hex} and {@code airPoints} with blanks. */
  public static String spaced(String name) {
    return HUMP.matcher(name).replaceAll(" ").replace('-', ' ').toLowerCase(Locale.ROOT);
  }

  /** A value in one line: texts and numbers as they are, members as {@code name value}. */
  public static String of(JsonNode value) {
    if (value.isArray()) {
      String inner =
          StreamSupport.stream(value.spliterator(), false)
              .map(DisplayWords::of)
              .collect(Collectors.joining(", "));
      return value.isEmpty() ? "none" : inner;
    }
    if (value.isObject()) {
      return value.properties().stream()
          .map(
              member ->
                  member.getKey().equals("type")
                      ? spaced(member.getValue().asText())
                      : spaced(member.getKey()) + " " + inner(member.getValue()))
          .collect(Collectors.joining(", "));
    }
    return value.asText();
  }

  private static String inner(JsonNode value) {
    return value.isContainerNode() ? "(" + of(value) + ")" : of(value);
  }
}
