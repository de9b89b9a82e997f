package umpire.tournament.standing;

import umpire.tournament.Points;

/**
 * What an entrant achieved in a round beside points of the tournament.
 *
 * @param level what the level of victory counts, such as 1 for a decisive one; both matches
 *     together if there were two
 * @param victoryPoints of the game itself, any number; both matches together if there were two
 */
public record Victory(Points level, int victoryPoints) {
  /** Of a round for which nothing is known. */
  public static final Victory NONE = new Victory(Points.NONE, 0);
}
