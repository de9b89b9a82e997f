package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The answer to a question.
 *
 * @param question {@code <match>/<number>}
 * @param match the match
 * @param report the game's report
 */
public record Reported(String question, String match, JsonNode report) {}
