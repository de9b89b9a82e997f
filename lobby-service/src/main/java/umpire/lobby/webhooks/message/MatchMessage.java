package umpire.lobby.webhooks.message;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One transaction of a match, as {@code match.events} carries it: with the renderings of all seats,
 * of which a webhook gets one.
 *
 * @param at when it was written
 * @param revision of the match; sent to nobody outside
 * @param isPublic whether everybody may look on
 * @param accounts by seat
 * @param waitingFor seats
 * @param deadlines by seat when its decision lapses; a seat that has all the time is not there
 * @param outcome missing before the end
 * @param onlooker the rendering for everybody
 * @param seats the rendering of each
 */
public record MatchMessage(
    Instant at,
    String match,
    String game,
    int revision,
    boolean isPublic,
    Map<String, String> accounts,
    List<String> waitingFor,
    Map<String, Instant> deadlines,
    JsonNode outcome,
    JsonNode onlooker,
    Map<String, JsonNode> seats) {
  private static final String EVERYBODY = "public";

  public MatchMessage {
    accounts = Map.copyOf(accounts);
    waitingFor = List.copyOf(waitingFor);
    deadlines = Map.copyOf(deadlines);
    seats = Map.copyOf(seats);
  }

  /**
   * What one may see.
   *
   * @param viewer a seat, or {@code public}
   * @param rendering {@code {seq, events}}
   */
  record Sight(String viewer, JsonNode rendering) {
    /** The viewer's own number of the last event. */
    int seq() {
      return rendering.path("seq").asInt();
    }

    /** Events of this transaction. */
    JsonNode events() {
      return rendering.path("events");
    }
  }

  /**
   * Reads the data of a message; throws IllegalArgumentException. One that was written before
   * messages said who sits where and who may look on is for nobody.
   */
  public static MatchMessage of(Instant at, JsonNode data) {
    Map<String, String> accounts = new LinkedHashMap<>();
    data.path("accounts").properties().forEach(seat -> accounts.put(seat.getKey(), text(seat)));
    Map<String, JsonNode> seats = new LinkedHashMap<>();
    data.path("seats").properties().forEach(seat -> seats.put(seat.getKey(), seat.getValue()));
    List<String> waitingFor = new ArrayList<>();
    data.path("waitingFor").forEach(seat -> waitingFor.add(seat.asText()));
    if (!data.path("match").isTextual()
        || !data.path("game").isTextual()
        || !data.path("revision").isInt()) {
      throw new IllegalArgumentException("no match, game or revision");
    }
    return new MatchMessage(
        at,
        data.path("match").asText(),
        data.path("game").asText(),
        data.path("revision").asInt(),
        data.path("visibility").asText().equals(EVERYBODY),
        accounts,
        waitingFor,
        deadlines(data.path("deadlines")),
        data.has("outcome") ? data.get("outcome") : MissingNode.getInstance(),
        data.path(EVERYBODY),
        seats);
  }

  private static Map<String, Instant> deadlines(JsonNode json) {
    Map<String, Instant> deadlines = new LinkedHashMap<>();
    json.properties()
        .forEach(
            seat -> {
              try {
                deadlines.put(seat.getKey(), Instant.parse(text(seat)));
              } catch (DateTimeParseException unreadable) {
                throw new IllegalArgumentException("a deadline that is no time", unreadable);
              }
            });
    return deadlines;
  }

  private static String text(Map.Entry<String, JsonNode> entry) {
    return entry.getValue().asText();
  }

  /** Everybody who has a seat. */
  Collection<String> players() {
    return accounts.values();
  }

  /** The seat of an account. */
  Optional<String> seatOf(String account) {
    return accounts.entrySet().stream()
        .filter(seat -> seat.getValue().equals(account))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** What an account may see; empty if nothing. */
  Optional<Sight> sight(String account) {
    Optional<String> seat = seatOf(account);
    if (seat.isPresent()) {
      return seat.flatMap(one -> Optional.ofNullable(seats.get(one)))
          .map(rendering -> new Sight(seat.get(), rendering));
    }
    return isPublic ? Optional.of(new Sight(EVERYBODY, onlooker)) : Optional.empty();
  }

  /** Whether the match has ended. */
  boolean over() {
    return outcome.isObject();
  }
}
