package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A question to the combat or the supply desk.
 *
 * @param question {@code <match>/<number>}
 * @param match the match
 * @param game the game's id
 * @param edition the edition under which the match is played
 * @param checksum of that edition's pack
 * @param brief the game's brief
 * @param key the draw's key in hexadecimal; empty for supply, which throws no dice
 */
public record Requested(
    String question,
    String match,
    String game,
    String edition,
    String checksum,
    JsonNode brief,
    String key) {}
