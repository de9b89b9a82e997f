package umpire.game.testing.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import umpire.kernel.pack.Pack;

/** What cases of Weserübung name, in its views: of all this every seat knows the same. */
final class WeserubungSeen implements HttpCases.Sight {
  private final Pack pack;

  WeserubungSeen(Pack pack) {
    this.pack = pack;
  }

  @Override
  public void add(ObjectNode json, String viewer, JsonNode view) {
    json.set("turn", view.path("calendar").get("turn"));
    json.set("phase", view.path("calendar").get("phase"));
    units(json.putObject("units"), view);
    nations(json.putObject("nations"), view.path("nations"));
    control(json.putObject("control"), view.path("country"));
  }

  private void units(ObjectNode units, JsonNode view) {
    pack.counters().keySet().forEach(counter -> units.put(counter, "gone"));
    for (String box : new String[] {"pool", "placement", "lost"}) {
      view.path(box).forEach(counter -> units.put(counter.asText(), box));
    }
    for (JsonNode piece : view.path("pieces")) {
      ObjectNode unit = units.putObject(piece.path("id").asText());
      for (String member : new String[] {"place", "aboard", "reduced", "acted"}) {
        unit.set(member, piece.get(member));
      }
    }
  }

  private static void nations(ObjectNode nations, JsonNode treasuries) {
    treasuries
        .properties()
        .forEach(
            nation -> {
              ObjectNode treasury = nations.putObject(nation.getKey());
              for (String member : new String[] {"level", "used", "offensives"}) {
                treasury.set(member, nation.getValue().get(member));
              }
            });
  }

  private void control(ObjectNode control, JsonNode country) {
    pack.map().sheet().hexes().forEach(hex -> control.put(hex.id().id(), "allied"));
    country.path("german").forEach(hex -> control.put(hex.asText(), "german"));
  }
}
