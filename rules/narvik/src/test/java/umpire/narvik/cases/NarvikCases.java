package umpire.narvik.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import umpire.kernel.pack.Counter;
import umpire.narvik.Narvik;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.ShipOnMap;
import umpire.narvik.model.counter.Unit;
import umpire.testkit.cases.CaseRunner;
import umpire.testkit.cases.PlayedCases;
import umpire.testkit.match.Rulebook;

/** Runs a case against the jar; its members are described in {@code cases/README.md}. */
public final class NarvikCases implements CaseRunner {
  private final PlayedCases played = new PlayedCases(new Narvik(), NarvikCases::tell);

  @Override
  public JsonNode run(String rule, JsonNode given, JsonNode when) {
    return played.run(rule, given, when);
  }

  private static void tell(Rulebook book, Object end, ObjectNode told) {
    Position position = (Position) end;
    told.put("turn", position.turn());
    told.put("airPoints", position.airPoints());
    told.set("score", book.codec().tree(position.progress().score()));
    units(told.putObject("units"), book, position);
    ships(told.putObject("ships"), book, position);
  }

  private static void units(ObjectNode units, Rulebook book, Position position) {
    gone(units, book, NarvikCounter.LandUnit.class);
    for (Unit unit : position.units().values()) {
      units
          .putObject(unit.id())
          .put("place", unit.place().id())
          .put("fatigue", unit.fatigue())
          .put("faceDown", unit.faceDown());
    }
  }

  private static void ships(ObjectNode ships, Rulebook book, Position position) {
    gone(ships, book, NarvikCounter.Ship.class);
    for (ShipOnMap ship : position.ships().values()) {
      ships
          .putObject(ship.id())
          .put("place", ship.place().id())
          .put("cargo", ship.cargo().isEmpty() ? "" : ship.cargo().getFirst().id())
          .put("cargoFatigue", ship.cargo().stream().mapToInt(Unit::fatigue).sum())
          .put("damaged", ship.damaged());
    }
  }

  private static void gone(ObjectNode counters, Rulebook book, Class<? extends Counter> type) {
    book.pack().counters().values().stream()
        .filter(type::isInstance)
        .forEach(counter -> counters.put(counter.id(), "gone"));
  }
}
