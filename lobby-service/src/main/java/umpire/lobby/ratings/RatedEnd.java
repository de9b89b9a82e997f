package umpire.lobby.ratings;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a rated match ended.
 *
 * @param match its id
 * @param scenario not empty
 * @param at when it ended
 * @param seats in the order of the message, which is that of the scenario
 */
record RatedEnd(String match, String game, String scenario, Instant at, List<Seat> seats) {
  RatedEnd {
    seats = List.copyOf(seats);
  }

  /**
   * A seat.
   *
   * @param score from 0 to 1
   */
  record Seat(String seat, String account, double score) {}

  /**
   * The end that a message of {@code match.events} tells; empty for what is not over, is not rated,
   * or has one seat alone. Throws IllegalArgumentException where a rated end cannot be read.
   */
  static Optional<RatedEnd> of(Instant at, JsonNode data) {
    if (!data.path("status").asText().equals("over") || !data.path("rated").asBoolean()) {
      return Optional.empty();
    }
    List<Seat> seats = new ArrayList<>();
    for (var account : data.path("accounts").properties()) {
      JsonNode score = data.path("scores").path(account.getKey());
      if (!score.isNumber() || score.asDouble() < 0 || score.asDouble() > 1) {
        throw new IllegalArgumentException("no score of the seat " + account.getKey());
      }
      seats.add(new Seat(account.getKey(), account.getValue().asText(), score.asDouble()));
    }
    String match = data.path("match").asText();
    String game = data.path("game").asText();
    String scenario = data.path("scenario").asText();
    if (match.isEmpty() || game.isEmpty() || scenario.isEmpty()) {
      throw new IllegalArgumentException("no match, game or scenario");
    }
    return seats.size() < 2
        ? Optional.empty()
        : Optional.of(new RatedEnd(match, game, scenario, at, seats));
  }
}
