package umpire.lobby.matchmaking;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Pointer;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;

/**
 * How time is given, held against the shape that game-service takes, so that nobody accepts a match
 * which cannot be opened.
 */
final class ClockForm {
  private static final int MOST_SECONDS = 5_184_000;
  private static final Bounds LAPSES = new Bounds(0, 1_000);
  private static final String WEEKENDS = "weekends";

  private static final Map<String, Map<String, Bounds>> NUMBERS =
      Map.of(
          "fischer",
          Map.of(
              "initialSeconds", new Bounds(1, MOST_SECONDS),
              "incrementSeconds", new Bounds(0, 86_400)),
          "per-decision",
          Map.of("seconds", new Bounds(1, MOST_SECONDS), "lapses", LAPSES),
          "correspondence",
          Map.of("days", new Bounds(1, 60), "vacationDays", new Bounds(0, 60), "lapses", LAPSES));

  private record Bounds(int least, int most) {}

  private ClockForm() {}

  /** To be kept, empty where no clock was asked for; 400 with the pointer for what is none. */
  static String read(@Nullable JsonNode clock) {
    if (clock == null || clock.isNull()) {
      return "";
    }
    if (!clock.isObject()) {
      throw Problem.malformed("/clock", "an object").asException();
    }
    Map<String, Bounds> numbers = NUMBERS.get(clock.path("type").asText());
    if (numbers == null) {
      throw refused("type", "fischer, per-decision or correspondence");
    }
    Set<String> members = new TreeSet<>(numbers.keySet());
    members.add("type");
    numbers.forEach((name, bounds) -> check(clock, name, bounds));
    if (clock.path("type").asText().equals("correspondence")) {
      members.add(WEEKENDS);
      if (!List.of("count", "rest").contains(clock.path(WEEKENDS).asText())) {
        throw refused(WEEKENDS, "count or rest");
      }
    }
    clock
        .properties()
        .forEach(
            member -> {
              if (!members.contains(member.getKey())) {
                throw refused(member.getKey(), "it has " + members);
              }
            });
    return clock.toString();
  }

  private static void check(JsonNode clock, String name, Bounds bounds) {
    JsonNode number = clock.path(name);
    if (!number.isInt() || number.asInt() < bounds.least() || number.asInt() > bounds.most()) {
      throw refused(name, bounds.least() + " to " + bounds.most());
    }
  }

  private static ProblemException refused(String member, String why) {
    return Problem.malformed(Pointer.member("/clock", member), why).asException();
  }
}
