package umpire.lobby.seeks;

import java.util.Map;

/**
 * A match that somebody wants; options that are left out have their preset.
 *
 * @param spectatorDelay how many seconds late those see it who have no seat; -1: never
 * @param clock how time is given, JSON as game-service reads it; empty where it is not measured
 */
public record RequestedMatch(
    String game,
    String scenario,
    Map<String, String> options,
    boolean isPublic,
    int spectatorDelay,
    String clock) {
  public RequestedMatch {
    options = Map.copyOf(options);
  }
}
