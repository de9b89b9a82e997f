package umpire.tournament.rating;

import java.util.Comparator;

/**
 * Somebody in a pool. In the order of pools, then of players, by their characters.
 *
 * @param pool the key of the pool
 * @param player the key of the player
 */
public record RatedPlayer(String pool, String player) implements Comparable<RatedPlayer> {
  private static final Comparator<RatedPlayer> ORDER =
      Comparator.comparing(RatedPlayer::pool).thenComparing(RatedPlayer::player);

  @Override
  public int compareTo(RatedPlayer other) {
    return ORDER.compare(this, other);
  }
}
