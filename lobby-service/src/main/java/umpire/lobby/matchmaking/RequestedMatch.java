package umpire.lobby.matchmaking;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A match that somebody wants; options that are left out have their preset.
 *
 * @param spectatorDelay how many seconds late those see it who have no seat; -1: never
 * @param clock how time is given, JSON as game-service reads it; empty where it is not measured
 * @param rated whether its end counts for ratings
 */
public record RequestedMatch(
    String game,
    String scenario,
    Map<String, String> options,
    boolean isPublic,
    int spectatorDelay,
    String clock,
    boolean rated) {
  public RequestedMatch {
    options = Map.copyOf(options);
  }

  /** As a request says it; 400 with the pointer for what is malformed. */
  public static RequestedMatch read(
      String game,
      String scenario,
      @Nullable Map<String, String> options,
      @Nullable String visibility,
      @Nullable String spectators,
      @Nullable Integer spectatorDelaySeconds,
      @Nullable JsonNode clock,
      @Nullable Boolean rated) {
    return new RequestedMatch(
        game,
        scenario,
        Objects.requireNonNullElse(options, Map.of()),
        PlayerForm.isPublic(visibility),
        SpectatorsForm.read(spectators, spectatorDelaySeconds),
        ClockForm.read(clock),
        Boolean.TRUE.equals(rated));
  }
}
