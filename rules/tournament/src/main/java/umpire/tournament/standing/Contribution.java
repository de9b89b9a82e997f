package umpire.tournament.standing;

import umpire.tournament.Points;

/**
 * What one opponent contributes to an entrant's Buchholz and Sonneborn-Berger.
 *
 * @param opponentScore the score of the opponent, or of the dummy
 * @param result what the entrant scored against them
 * @param voluntary whether it is of a voluntary unplayed round, which is cut first (C.07, 16.5)
 */
public record Contribution(Points opponentScore, Points result, boolean voluntary) {}
