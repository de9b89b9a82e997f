package umpire.chassis.callers;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import umpire.chassis.http.Pointer;
import umpire.chassis.http.Problem;

/**
 * How large a brief from outside may be. A unit of any game is an object in an array; places are
 * scalars and do not count.
 */
public final class BriefLimits {
  /** Units of one side. */
  public static final int UNITS_A_SIDE = 24;

  private static final int SIDES = 2;

  private BriefLimits() {}

  /** Throws 422 too-large with the pointer of the array that has too many units. */
  public static void check(JsonNode brief) {
    int units = units(brief, "/brief");
    if (units > SIDES * UNITS_A_SIDE) {
      throw tooLarge("/brief", units, SIDES * UNITS_A_SIDE);
    }
  }

  private static int units(JsonNode json, String pointer) {
    int units = 0;
    if (json.isArray()) {
      for (int i = 0; i < json.size(); i++) {
        units += (json.get(i).isObject() ? 1 : 0) + units(json.get(i), pointer + "/" + i);
      }
      if (units > UNITS_A_SIDE) {
        throw tooLarge(pointer, units, UNITS_A_SIDE);
      }
    }
    for (Map.Entry<String, JsonNode> field : json.properties()) {
      units += units(field.getValue(), Pointer.member(pointer, field.getKey()));
    }
    return units;
  }

  private static RuntimeException tooLarge(String pointer, int units, int most) {
    return Problem.of(422, "too-large", "Too large", "%d units; at most %d".formatted(units, most))
        .with("pointer", pointer)
        .asException();
  }
}
