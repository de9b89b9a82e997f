package umpire.game.store.match;

import java.util.OptionalLong;

/**
 * The state of a match at an earlier time.
 *
 * @param revision of then; 0 before the beginning
 * @param status of then
 * @param waits JSON of what it waited for, as everyone may know
 * @param outcome JSON, empty before the end
 * @param next in how many milliseconds the next transaction is as old; empty if there is none yet
 */
public record PastState(
    int revision, String status, String waits, String outcome, OptionalLong next) {}
