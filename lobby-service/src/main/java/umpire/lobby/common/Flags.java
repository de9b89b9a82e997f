package umpire.lobby.common;

import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;

/** What is one way or the other in requests; 400 for anything else. */
public final class Flags {
  private Flags() {}

  /**
   * A member of a body that has two values: false for the preset, true for the other.
   *
   * @param pointer of the member
   * @param given null where it is left out
   */
  public static boolean second(
      String pointer, @Nullable String given, String preset, String other) {
    String value = Objects.requireNonNullElse(given, preset);
    if (!value.equals(preset) && !value.equals(other)) {
      throw Problem.malformed(pointer, preset + " or " + other).asException();
    }
    return value.equals(other);
  }

  /**
   * A parameter of the query that is set without a value, or by true; an empty value passes for
   * none where a parameter is injected.
   */
  public static boolean ofQuery(UriInfo uri, String name) {
    String text = uri.getQueryParameters().getOrDefault(name, List.of("false")).getFirst();
    if (!Set.of("", "true", "false").contains(text)) {
      throw Problem.malformed("", name + " is a flag, not '" + text + "'").asException();
    }
    return !text.equals("false");
  }
}
