package umpire.desk.callers;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.inject.Singleton;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.chassis.http.Pointer;
import umpire.chassis.http.Problem;

/**
 * How large a brief from outside may be. A unit of any game is an object in an array; places are
 * scalars and do not count.
 */
@Singleton
class BriefLimits {
  private static final int SIDES = 2;

  private final int unitsOfSide;

  BriefLimits(@ConfigProperty(name = "umpire.callers.units") int unitsOfSide) {
    this.unitsOfSide = unitsOfSide;
  }

  /** Throws 422 too-large with the pointer of the array that has too many units. */
  void check(JsonNode brief) {
    int units = units(brief, "/brief");
    if (units > SIDES * unitsOfSide) {
      throw tooLarge("/brief", units, SIDES * unitsOfSide);
    }
  }

  private int units(JsonNode json, String pointer) {
    int units = 0;
    if (json.isArray()) {
      for (int i = 0; i < json.size(); i++) {
        units += (json.get(i).isObject() ? 1 : 0) + units(json.get(i), pointer + "/" + i);
      }
      if (units > unitsOfSide) {
        throw tooLarge(pointer, units, unitsOfSide);
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
