package umpire.game.catalogue;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import umpire.game.edition.Edition;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.pack.Counter;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.table.Table;

/** A game's entry in the catalogue, and the lists of what its pack holds. */
final class CatalogueEntries {
  private CatalogueEntries() {}

  /** {game, edition, checksum, title, secrets, seats, scenarios, options, provenance, sequence}. */
  static ObjectNode of(Edition<?, ?, ?, ?> edition) {
    Pack pack = edition.pack();
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("id", pack.game());
    json.put("edition", pack.edition()).put("checksum", pack.checksum());
    json.put("title", pack.title()).put("secrets", pack.secrets());
    json.set("seats", edition.codec().tree(pack.seats()));
    json.set("scenarios", scenarios(edition));
    json.set("options", edition.codec().tree(pack.options()));
    json.set("provenance", provenance(pack));
    json.set("sequence", edition.codec().tree(edition.rules().outline().phases()));
    return json;
  }

  /** Of each scenario all but the set-up. */
  static ArrayNode scenarios(Edition<?, ?, ?, ?> edition) {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    edition.pack().scenarios().values().stream()
        .sorted(Comparator.comparing(Scenario::id))
        .forEach(
            scenario -> {
              ObjectNode one = all.addObject().put("id", scenario.id());
              one.put("title", scenario.title());
              ArrayNode seats = one.putArray("seats");
              scenario.seats().forEach(seat -> seats.add(seat.id()));
              one.set("provenance", edition.codec().tree(scenario.provenance()));
            });
    return all;
  }

  /** Of each chart all but the cells. */
  static ArrayNode tables(Edition<?, ?, ?, ?> edition) {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    edition.pack().tables().values().stream()
        .sorted(Comparator.comparing((Table<?> table) -> table.id()))
        .forEach(
            table -> {
              ObjectNode one = all.addObject().put("id", table.id()).put("title", table.title());
              one.put("rule", table.rule().value());
              one.set("provenance", edition.codec().tree(table.provenance()));
            });
    return all;
  }

  /** How many data of each part of the pack are whose: {map, counters, tables, scenarios}. */
  private static ObjectNode provenance(Pack pack) {
    MapSheet sheet = pack.map().sheet();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.set(
        "map",
        counted(
            Stream.of(
                    sheet.hexes().stream().map(MapSheet.Hex::provenance),
                    sheet.hexsides().stream().map(MapSheet.Side::provenance),
                    sheet.links().stream().map(MapSheet.Link::provenance),
                    sheet.areas().stream().map(MapSheet.Area::provenance))
                .flatMap(part -> part)));
    json.set("counters", counted(pack.counters().values().stream().map(Counter::provenance)));
    json.set("tables", counted(pack.tables().values().stream().map(Table::provenance)));
    json.set("scenarios", counted(pack.scenarios().values().stream().map(Scenario::provenance)));
    return json;
  }

  private static ObjectNode counted(Stream<Provenance> all) {
    Map<Provenance.Kind, Integer> count = new EnumMap<>(Provenance.Kind.class);
    all.forEach(one -> count.merge(one.kind(), 1, Integer::sum));
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    count.forEach((kind, number) -> json.put(kind.name().toLowerCase(Locale.ROOT), number));
    return json;
  }
}
