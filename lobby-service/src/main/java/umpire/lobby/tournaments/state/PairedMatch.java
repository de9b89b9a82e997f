package umpire.lobby.tournaments.state;

import java.util.List;

/**
 * A match of a board.
 *
 * @param match its id
 * @param leg 1, or 2 with the sides changed
 * @param status {@code opening} until game-service has answered, {@code open}, {@code over}, or
 *     {@code refused}
 * @param scores from 0 to 1000, in the order of the scenario's seats; empty before its end
 * @param moved whether somebody has given an order
 * @param words the level of victory, or why game-service refused it
 */
public record PairedMatch(
    String match, int leg, String status, boolean moved, List<Integer> scores, String words) {
  public static final String OPENING = "opening";
  public static final String OPEN = "open";
  public static final String OVER = "over";
  public static final String REFUSED = "refused";

  public PairedMatch {
    scores = List.copyOf(scores);
  }
}
