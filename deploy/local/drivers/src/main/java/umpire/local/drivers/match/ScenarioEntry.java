package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.program.Arguments;

/**
 * A scenario as the catalogue lists it.
 *
 * @param game its id
 * @param scenario its id
 * @param seats in the order in which they are listed
 */
public record ScenarioEntry(String game, String scenario, List<String> seats) {
  public ScenarioEntry {
    seats = List.copyOf(seats);
  }

  /**
   * The scenario of that name, or the one whose name begins with it and that has so many seats.
   * Throws {@link Arguments.Unknown} where there is none.
   *
   * @param scenarios of the game, each {id, seats}
   * @param seats how many; 0 for as many as the scenario of that name has
   */
  public static ScenarioEntry of(String game, JsonNode scenarios, String wanted, int seats) {
    List<ScenarioEntry> longer = new ArrayList<>();
    for (JsonNode one : scenarios) {
      List<String> all = new ArrayList<>();
      one.path("seats").forEach(seat -> all.add(seat.asText()));
      String id = one.path("id").asText();
      if (seats != 0 && all.size() != seats) {
        continue;
      }
      if (id.equals(wanted)) {
        return new ScenarioEntry(game, id, all);
      }
      if (seats != 0 && id.startsWith(wanted)) {
        longer.add(new ScenarioEntry(game, id, all));
      }
    }
    if (longer.isEmpty()) {
      String many = seats == 0 ? "" : " with " + seats + " seats";
      throw new Arguments.Unknown(game + " has no scenario '" + wanted + "'" + many);
    }
    return longer.getFirst();
  }

  /** The body that opens a match and keeps its seats for accounts, one each. */
  public ObjectNode between(List<String> accounts) {
    ObjectNode wanted = Api.JSON.createObjectNode().put("game", game).put("scenario", scenario);
    ObjectNode kept = wanted.putObject("seats");
    for (int i = 0; i < seats.size(); i++) {
      kept.put(seats.get(i), accounts.get(i));
    }
    return wanted;
  }
}
