package umpire.game.api.http;

import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import umpire.board.PictureFrame;
import umpire.chassis.http.Problem;

/** Parameters of a query, refused with their name. */
public final class QueryParameters {
  /** What a part of a picture is. */
  public static final String PART =
      "`all`, or the `map` alone, or the `panel` alone: title, boxes, stacks and legend.";

  /** What the width of a picture is. */
  public static final String WIDTH =
      "With `part=map`, 160 to 6000: so many pixels wide the map will be shown. What could not be read at that width is left out or drawn larger: from counters with all that is on them to a block for each stack and the names of major places.";

  private QueryParameters() {}

  /** {@code part} and {@code width} of a picture. */
  public static PictureFrame frame(String part, @Nullable String width) {
    PictureFrame.Part wanted =
        Stream.of(PictureFrame.Part.values())
            .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(part))
            .findFirst()
            .orElseThrow(
                () ->
                    Problem.malformed("/part", "part is all, map or panel, not '" + part + "'")
                        .asException());
    if (width == null) {
      return new PictureFrame(wanted, 0);
    }
    if (wanted != PictureFrame.Part.MAP) {
      throw Problem.malformed("/width", "width goes with part=map").asException();
    }
    return new PictureFrame(
        wanted, within("width", width, PictureFrame.LEAST_WIDTH, PictureFrame.MOST_WIDTH));
  }

  /** Given without a value or as true: {@code ?mine}. */
  public static boolean flag(String name, UriInfo uri) {
    // An empty value passes for none where a parameter is injected.
    return flag(name, uri.getQueryParameters().getOrDefault(name, List.of("false")).getFirst());
  }

  /** The same of a value; false without one. */
  public static boolean flag(String name, @Nullable String text) {
    if (text == null || text.equals("false")) {
      return false;
    }
    if (text.isEmpty() || text.equals("true")) {
      return true;
    }
    throw Problem.malformed("/" + name, name + " is a flag, not '" + text + "'").asException();
  }

  /** An integer between two, both included. */
  public static int within(String name, String text, int least, int most) {
    try {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException _) {
      // refused below, with those out of range
    }
    String range = most == Integer.MAX_VALUE ? "from " + least : "from " + least + " to " + most;
    throw Problem.malformed("/" + name, name + " is an integer " + range + ", not '" + text + "'")
        .asException();
  }

  /** {@code at}, a number of a viewer's own, if it is given. */
  public static OptionalInt at(@Nullable String text) {
    return text == null
        ? OptionalInt.empty()
        : OptionalInt.of(within("at", text, 0, Integer.MAX_VALUE));
  }

  /** A text that a database can hold. */
  public static String text(String name, String text) {
    if (text.indexOf('\0') >= 0) {
      throw Problem.malformed("/" + name, name + " holds a NUL").asException();
    }
    return text;
  }
}
