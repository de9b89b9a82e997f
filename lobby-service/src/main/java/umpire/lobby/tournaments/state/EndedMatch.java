package umpire.lobby.tournaments.state;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How a match ended.
 *
 * @param tournament its id, empty for a match of none
 * @param scores from 0 to 1000 by seat
 * @param level of victory
 * @param facts what a receipt says of it, as JSON
 */
public record EndedMatch(
    String match, String tournament, Map<String, Integer> scores, String level, String facts) {
  public EndedMatch {
    scores = Map.copyOf(scores);
  }

  /**
   * The end that a message of {@code match.events} tells; empty for what is not over. Throws
   * IllegalArgumentException for a score that is none.
   *
   * @param at when the match ended
   */
  public static Optional<EndedMatch> of(JsonNode data, Instant at) {
    if (!data.path("status").asText().equals("over")) {
      return Optional.empty();
    }
    Map<String, Integer> scores = new TreeMap<>();
    for (var score : data.path("scores").properties()) {
      double value = score.getValue().asDouble(-1);
      if (!(value >= 0 && value <= 1)) {
        throw new IllegalArgumentException("no score of the seat " + score.getKey());
      }
      scores.put(score.getKey(), (int) Math.round(1000 * value));
    }
    return Optional.of(
        new EndedMatch(
            data.path("match").asText(),
            data.path("tournament").asText(),
            scores,
            data.path("outcome").path("level").asText(),
            facts(data, scores, at)));
  }

  private static String facts(JsonNode data, Map<String, Integer> scores, Instant at) {
    String match = data.path("match").asText();
    ObjectNode facts =
        JsonNodeFactory.instance
            .objectNode()
            .put("match", match)
            .put("game", data.path("game").asText())
            .put("edition", data.path("edition").asText())
            .put("scenario", data.path("scenario").asText())
            .put("endedAt", at.toString())
            .put("level", data.path("outcome").path("level").asText());
    ArrayNode seats = facts.putArray("seats");
    scores.forEach(
        (seat, score) ->
            seats
                .addObject()
                .put("seat", seat)
                .put("account", data.path("accounts").path(seat).asText())
                .put("score", score / 1000.0));
    facts
        .putObject("dice")
        .put("commitment", data.path("commitment").asText())
        .put("proof", "/v1/matches/" + match + "/dice");
    return facts.toString();
  }

  /** The scores in the order of these seats. Throws IllegalArgumentException where one has none. */
  public List<Integer> scores(List<String> seats) {
    return seats.stream()
        .map(
            seat ->
                Optional.ofNullable(scores.get(seat))
                    .orElseThrow(
                        () -> new IllegalArgumentException("no score of the seat " + seat)))
        .toList();
  }
}
