package umpire.wire.message;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The answer to a question.
 *
 * @param question {@code <match>/<number>}
 * @param match the match
 * @param report the game's report
 * @param briefDigest of the brief that it answers: {@link QuestionRequest#briefDigest}
 */
public record QuestionReport(String question, String match, JsonNode report, String briefDigest) {}
