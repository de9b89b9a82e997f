package umpire.lobby.matchmaking;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;

/**
 * A match that is to be.
 *
 * @param options JSON object of those that were chosen
 * @param isPublic whether everybody may look on
 * @param spectatorDelay how many seconds late those see it who have no seat; -1: never
 * @param clock how time is given, JSON as game-service reads it; empty where it is not measured
 * @param rated whether its end counts for ratings
 */
@Embeddable
public record WantedMatch(
    String game,
    String scenario,
    String options,
    @Column(name = "is_public") boolean isPublic,
    @Column(name = "spectator_delay") int spectatorDelay,
    String clock,
    boolean rated) {
  /** None yet. */
  public static final WantedMatch NONE = new WantedMatch("", "", "{}", true, 0, "", false);
}
