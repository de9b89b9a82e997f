package umpire.lobby.discord.channels;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * For whom a match waits, as everyone in it may know: part of a message of {@code match.events},
 * and of the header of a match.
 *
 * @param status {@code playing} or {@code over}, or as the header has it
 * @param waitingFor seats
 * @param accounts who sits there, by seat; an empty seat is left out
 * @param level of the victory, at the end
 * @param winners seats, at the end
 */
public record WaitingState(
    String game,
    String status,
    List<String> waitingFor,
    Map<String, String> accounts,
    String level,
    List<String> winners) {
  public WaitingState {
    waitingFor = waitingFor.stream().sorted().toList();
    accounts = Map.copyOf(accounts);
    winners = List.copyOf(winners);
  }

  /** From the data of a message of match.events, or from what {@link #json} wrote. */
  public static WaitingState of(JsonNode data) {
    Map<String, String> accounts = new TreeMap<>();
    data.path("accounts")
        .properties()
        .forEach(seat -> accounts.put(seat.getKey(), seat.getValue().asText()));
    return of(data, accounts);
  }

  /** From a match's header, as our public API shows it. */
  public static WaitingState ofHeader(JsonNode header) {
    Map<String, String> accounts = new TreeMap<>();
    header
        .path("seats")
        .forEach(seat -> accounts.put(seat.path("seat").asText(), seat.path("account").asText()));
    return of(header, accounts);
  }

  private static WaitingState of(JsonNode json, Map<String, String> accounts) {
    accounts.values().removeIf(String::isEmpty);
    return new WaitingState(
        json.path("game").asText(),
        json.path("status").asText(),
        texts(json.path("waitingFor")),
        accounts,
        json.path("outcome").path("level").asText(),
        texts(json.path("outcome").path("winners")));
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  /** What of it is sent: while this stays the same, nothing is sent. */
  String news() {
    return over() ? "over" : String.join(" ", waitingFor);
  }

  boolean over() {
    return status.equals("over");
  }

  /** To be kept. */
  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("game", game).put("status", status);
    waitingFor.forEach(json.putArray("waitingFor")::add);
    accounts.forEach(json.putObject("accounts")::put);
    if (over()) {
      ObjectNode outcome = json.putObject("outcome").put("level", level);
      winners.forEach(outcome.putArray("winners")::add);
    }
    return json;
  }
}
