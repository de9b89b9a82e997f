package umpire.game.store.match;

/**
 * A match in a list.
 *
 * @param match its row
 * @param waits whether it waits for the account that asks; an invitation does
 */
public record ListedRow(MatchRow match, boolean waits) {}
