package umpire.tournament.rating;

/**
 * A seat of a match that counts.
 *
 * @param player an opaque key of the player, not empty
 * @param score from 0 to 1: a win is 1, a draw 0.5, a loss 0, a level of victory something between
 */
public record RatedSeat(String player, double score) {
  public RatedSeat {
    if (player.isEmpty()) {
      throw new IllegalArgumentException("a player without a key");
    }
    requireScore(score);
  }

  static void requireScore(double score) {
    // The negation refuses NaN too.
    if (!(score >= 0 && score <= 1)) {
      throw new IllegalArgumentException("score " + score + " is not from 0 to 1");
    }
  }
}
