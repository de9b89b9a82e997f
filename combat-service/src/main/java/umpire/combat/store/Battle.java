package umpire.combat.store;

import java.time.Instant;

/**
 * One adjudicated question of a match.
 *
 * @param question {@code <match>/<number>}
 * @param match the match
 * @param game the game's id
 * @param edition the edition under which it was adjudicated
 * @param checksum of that edition's pack
 * @param key of the dice, in hexadecimal
 * @param brief canonical JSON
 * @param report canonical JSON
 * @param foughtAt when it was adjudicated
 */
public record Battle(
    String question,
    String match,
    String game,
    String edition,
    String checksum,
    String key,
    String brief,
    String report,
    Instant foughtAt) {}
