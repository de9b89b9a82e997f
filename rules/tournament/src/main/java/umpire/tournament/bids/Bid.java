package umpire.tournament.bids;

/**
 * What one entrant bids.
 *
 * @param entrant their number
 * @param seat the seat that they prefer, 0 or 1
 * @param handicap the least handicap, in the unit of the scenario, for which they take that seat; 0
 *     takes it as it is
 */
public record Bid(int entrant, int seat, int handicap) {}
