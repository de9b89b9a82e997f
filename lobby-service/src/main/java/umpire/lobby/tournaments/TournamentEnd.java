package umpire.lobby.tournaments;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How a match of a tournament ended.
 *
 * @param scores from 0 to 1000 by seat
 * @param level of victory
 */
record TournamentEnd(String match, Map<String, Integer> scores, String level) {
  TournamentEnd {
    scores = Map.copyOf(scores);
  }

  /**
   * The end that a message of {@code match.events} tells; empty for what is not over or of no
   * tournament. Throws IllegalArgumentException for a score that is none.
   */
  static Optional<TournamentEnd> of(JsonNode data) {
    if (!data.path("status").asText().equals("over")
        || data.path("tournament").asText().isEmpty()) {
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
        new TournamentEnd(
            data.path("match").asText(), scores, data.path("outcome").path("level").asText()));
  }

  /** The scores in the order of these seats. Throws IllegalArgumentException where one has none. */
  List<Integer> scores(List<String> seats) {
    return seats.stream()
        .map(
            seat ->
                Optional.ofNullable(scores.get(seat))
                    .orElseThrow(
                        () -> new IllegalArgumentException("no score of the seat " + seat)))
        .toList();
  }
}
