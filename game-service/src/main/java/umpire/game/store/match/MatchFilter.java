package umpire.game.store.match;

/**
 * Which matches are listed.
 *
 * @param game only of this game; empty for any
 * @param status open, playing, stalled or over; empty for any
 */
public record MatchFilter(String game, String status) {}
