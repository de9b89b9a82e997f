package umpire.weserubung.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.testkit.cases.CaseRunner;
import umpire.testkit.cases.PlayedCases;
import umpire.testkit.match.Rulebook;
import umpire.weserubung.Weserubung;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.state.Forces;
import umpire.weserubung.model.state.Piece;

/** Runs a case against the jar; its members are described in {@code cases/README.md}. */
public final class WeserubungCases implements CaseRunner {
  private final PlayedCases played = new PlayedCases(new Weserubung(), WeserubungCases::tell);

  @Override
  public JsonNode run(String rule, JsonNode given, JsonNode when) {
    return played.run(rule, given, when);
  }

  private static void tell(Rulebook book, Object end, ObjectNode told) {
    Position position = (Position) end;
    told.put("turn", position.calendar().turn());
    told.put("phase", id(position.calendar().phase()));
    units(told.putObject("units"), book.pack(), position.forces());
    nations(told.putObject("nations"), position);
    control(told.putObject("control"), book.pack(), position);
  }

  private static void units(ObjectNode units, Pack pack, Forces forces) {
    pack.counters().keySet().forEach(counter -> units.put(counter, "gone"));
    forces.pool().forEach(counter -> units.put(counter, "pool"));
    forces.placement().forEach(counter -> units.put(counter, "placement"));
    forces.lost().forEach(counter -> units.put(counter, "lost"));
    for (Piece piece : forces.pieces().values()) {
      ArrayNode acted =
          units
              .putObject(piece.id())
              .put("place", piece.place().id())
              .put("aboard", piece.aboard())
              .put("reduced", piece.reduced())
              .putArray("acted");
      piece.acted().forEach(phase -> acted.add(id(phase)));
    }
  }

  private static void nations(ObjectNode nations, Position position) {
    position
        .nations()
        .forEach(
            (nation, moraleAccount) ->
                nations
                    .putObject(id(nation))
                    .put("level", moraleAccount.level())
                    .put("used", moraleAccount.used())
                    .put("offensives", moraleAccount.offensives()));
  }

  private static void control(ObjectNode control, Pack pack, Position position) {
    for (MapSheet.Hex hex : pack.map().sheet().hexes()) {
      Place place = hex.id();
      control.put(place.id(), id(position.country().control(place)));
    }
  }

  /** As the codec writes it. */
  private static String id(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
