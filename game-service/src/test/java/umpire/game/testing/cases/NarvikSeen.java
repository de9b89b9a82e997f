package umpire.game.testing.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import umpire.wire.pack.Shelf;

/** What cases of Narvik name, in its views: each side knows the other's counters by tokens. */
final class NarvikSeen implements HttpCases.Sight {
  private final Shelf.Shelved game;

  NarvikSeen(Shelf.Shelved game) {
    this.game = game;
  }

  @Override
  public void add(ObjectNode json, String viewer, JsonNode view) {
    json.set("turn", view.get("turn"));
    json.set("airPoints", view.get("airPoints"));
    units(json.withObject("/units"), view.path("units"));
    ships(json.withObject("/ships"), view.path("ships"));
    score(json.withObject("/score"), viewer, view);
  }

  private void units(ObjectNode units, JsonNode seen) {
    gone(units, "land-unit");
    for (JsonNode unit : seen) {
      if (unit.has("unit")) {
        units
            .putObject(unit.path("unit").asText())
            .put("faceDown", !unit.path("token").asText().isEmpty())
            .<ObjectNode>set("place", unit.get("place"))
            .set("fatigue", unit.get("fatigue"));
      }
    }
  }

  private void ships(ObjectNode ships, JsonNode seen) {
    gone(ships, "ship");
    for (JsonNode ship : seen) {
      JsonNode cargo = ship.path("cargo").path(0);
      ships
          .putObject(ship.path("id").asText())
          .put("cargo", cargo.path("id").asText())
          .put("cargoFatigue", cargo.path("fatigue").asInt())
          .<ObjectNode>set("damaged", ship.get("damaged"))
          .set("place", ship.get("place"));
    }
  }

  /** Until somebody has seen a counter it is not in play. */
  private void gone(ObjectNode counters, String type) {
    if (counters.isEmpty()) {
      game.pack().counters().values().stream()
          .filter(counter -> game.codec().tree(counter).path("type").asText().equals(type))
          .forEach(counter -> counters.put(counter.id(), "gone"));
    }
  }

  /** 8.4: what exits scored is in the sum that the Allies see, and not in the Germans'. */
  private static void score(ObjectNode score, String viewer, JsonNode view) {
    score.set("german", view.get("german"));
    if (viewer.equals("german")) {
      score.set("allied", view.get("allied"));
    } else {
      score.set("sum", view.get("allied"));
    }
    score.put("exits", score.path("sum").asInt() - score.path("allied").asInt());
  }
}
