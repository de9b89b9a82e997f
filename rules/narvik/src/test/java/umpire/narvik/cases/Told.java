package umpire.narvik.cases;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.narvik.event.Event;
import umpire.narvik.model.Command;
import umpire.narvik.model.NarvikCounter;
import umpire.narvik.model.ShipOnMap;
import umpire.narvik.model.Unit;
import umpire.testkit.Reached;
import umpire.wire.Codec;

/** What happened in a case, in the members that its expectation may name. */
record Told(Codec codec, Table table) {
  ObjectNode of(List<Ruling<?>> rulings) {
    ObjectNode told = codec.mapper().createObjectNode();
    if (!rulings.isEmpty()) {
      ruling(told, rulings.getLast());
    }
    told.put("turn", table.position().turn());
    told.put("airPoints", table.position().airPoints());
    told.set("units", units());
    told.set("ships", ships());
    told.set("score", codec.tree(table.position().progress().score()));
    told.set("asked", asked());
    told.set("events", events());
    told.set("said", said());
    told.set(Reached.MEMBER, table.reached().json());
    if (table.pending() instanceof Pending.Over<Command> over) {
      told.put("outcome", over.outcome().level());
    }
    return told;
  }

  private void ruling(ObjectNode told, Ruling<?> ruling) {
    told.put("accepted", !(ruling instanceof Ruling.Refused<?>));
    if (ruling instanceof Ruling.Refused<?> refused) {
      Finding first = refused.because().getFirst();
      told.put("rule", first.rule().value());
      told.put("reason", reason(first));
      told.set("because", codec.tree(first.because()));
    }
  }

  private ObjectNode units() {
    ObjectNode units = codec.mapper().createObjectNode();
    table.pack().counters().values().stream()
        .filter(NarvikCounter.LandUnit.class::isInstance)
        .forEach(counter -> units.put(counter.id(), "gone"));
    for (Unit unit : table.position().units().values()) {
      units
          .putObject(unit.id())
          .put("place", unit.place().id())
          .put("fatigue", unit.fatigue())
          .put("faceDown", unit.faceDown());
    }
    return units;
  }

  private ObjectNode ships() {
    ObjectNode ships = codec.mapper().createObjectNode();
    table.pack().counters().values().stream()
        .filter(NarvikCounter.Ship.class::isInstance)
        .forEach(counter -> ships.put(counter.id(), "gone"));
    for (ShipOnMap ship : table.position().ships().values()) {
      ships
          .putObject(ship.id())
          .put("place", ship.place().id())
          .put("cargo", ship.cargo().isEmpty() ? "" : ship.cargo().getFirst().id())
          .put("cargoFatigue", ship.cargo().stream().mapToInt(Unit::fatigue).sum())
          .put("damaged", ship.damaged());
    }
    return ships;
  }

  private ObjectNode asked() {
    ObjectNode asked = codec.mapper().createObjectNode();
    if (table.pending() instanceof Pending.Choices<Command> choices) {
      choices
          .asked()
          .forEach(
              (seat, decision) -> {
                ObjectNode one = asked.putObject(seat.id());
                one.put("rule", decision.rule().value());
                ArrayNode offers = one.putArray("offers");
                decision.offers().offers().forEach(offer -> offers.add(codec.tree(offer)));
              });
    }
    return asked;
  }

  private ObjectNode events() {
    ObjectNode events = codec.mapper().createObjectNode();
    for (Event event : table.events()) {
      ObjectNode tree = (ObjectNode) codec.tree(event);
      events.set(tree.path("type").asText(), tree);
    }
    return events;
  }

  private ObjectNode said() {
    ObjectNode said = codec.mapper().createObjectNode();
    for (Event event : table.events()) {
      for (Finding finding : table.rules().findings(event)) {
        String key = finding.rule().value() + " " + reason(finding);
        said.put(key, said.path(key).asInt() + 1);
      }
    }
    return said;
  }

  private String reason(Finding finding) {
    return codec.tree(finding.because()).path("type").asText();
  }
}
