package umpire.tournament.ladder;

import umpire.tournament.Pairing;

/**
 * A challenge whose match is not over.
 *
 * @param challenger who stood below
 * @param challenged who stood above
 * @param pairing the two with their sides
 */
public record Challenge(int challenger, int challenged, Pairing pairing) {}
