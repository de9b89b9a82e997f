package umpire.tournament.rating;

/**
 * One game of a rating period, as one of the two players sees it.
 *
 * @param opponent the opponent's rating at the start of the period
 * @param score from 0, a complete defeat, to 1, a complete victory
 */
public record Game(Rating opponent, double score) {
  public Game {
    RatedSeat.requireScore(score);
  }
}
