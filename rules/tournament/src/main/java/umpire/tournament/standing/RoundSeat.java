package umpire.tournament.standing;

/**
 * An entrant in a round.
 *
 * @param round from 1 on
 * @param entrant the pairing number
 */
public record RoundSeat(int round, int entrant) {}
