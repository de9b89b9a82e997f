package umpire.lobby.tournaments.bulk;

/**
 * Who plays in a match of a bulk.
 *
 * @param name of the account when the match was asked for
 * @param seated whether the seat is taken as soon as the match opens; otherwise it is kept
 */
public record BulkPlayer(String seat, String account, String name, boolean seated) {}
