package umpire.game.edition;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Scenario;

/** What lobby-service must know of a game to take a seek for it. */
final class CatalogueEntry {
  private CatalogueEntry() {}

  /** {@code {game, edition, checksum, scenarios: [{id, seats}], options: [{id, values}]}}. */
  static ObjectNode of(Pack pack) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", pack.game()).put("edition", pack.edition()).put("checksum", pack.checksum());
    ArrayNode scenarios = json.putArray("scenarios");
    pack.scenarios().values().stream()
        .sorted(Comparator.comparing(Scenario::id))
        .forEach(
            scenario -> {
              ObjectNode one = scenarios.addObject().put("id", scenario.id());
              ArrayNode seats = one.putArray("seats");
              scenario.seats().forEach(seat -> seats.add(seat.id()));
            });
    ArrayNode options = json.putArray("options");
    pack.options()
        .forEach(
            option -> {
              ArrayNode values = options.addObject().put("id", option.id()).putArray("values");
              option.values().forEach(values::add);
            });
    return json;
  }
}
