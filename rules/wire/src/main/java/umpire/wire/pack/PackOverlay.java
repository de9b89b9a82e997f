package umpire.wire.pack;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Counter;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.table.Table;
import umpire.wire.WireException;

/** A pack in the making: another pack with some of its files replaced. */
final class PackOverlay {
  private final Pack base;
  private final PackReader reader;
  private final Map<String, Table<?>> tables;
  private final Map<String, Scenario> scenarios;
  private final Map<String, Counter> counters;
  private final SortedMap<String, byte[]> bytes = new TreeMap<>();
  private MapGraph map;

  PackOverlay(Pack base, PackReader reader) {
    this.base = base;
    this.reader = reader;
    this.tables = new HashMap<>(base.tables());
    this.scenarios = new HashMap<>(base.scenarios());
    this.counters = new HashMap<>(base.counters());
    this.map = base.map();
  }

  /**
   * The members of an overlay's {@code map.json}.
   *
   * @param hexes that replace those of the same number
   * @param hexsides that replace those between the same hexes, or are added
   */
  record Patch(List<MapSheet.Hex> hexes, List<MapSheet.Side> hexsides) {}

  /** Lays one file over the pack; throws WireException. */
  void lay(String path, JsonNode json) {
    bytes.put(path, reader.codec().bytes(json));
    if (isIn(Packs.TABLES, path)) {
      tables.put(id(Packs.TABLES, path), reader.table(id(Packs.TABLES, path), json));
    } else if (isIn(Packs.SCENARIOS, path)) {
      String id = id(Packs.SCENARIOS, path);
      scenarios.put(id, reader.scenario(id, json, base.seats()));
    } else if (path.equals("counters.json")) {
      reader.counters(json).forEach(this::replace);
    } else if (path.equals("map.json")) {
      map = PackReader.in(path, () -> redrawn(reader.codec().read(json, Patch.class)));
    } else {
      throw new WireException(
              "", "an overlay holds map.json, counters.json, tables/ and scenarios/ only")
          .in(path);
    }
  }

  /** The pack as it is by now; its checksum covers the base, the edition and every file laid. */
  Pack pack(String edition) {
    SortedMap<String, byte[]> all = new TreeMap<>(bytes);
    all.put("", (base.checksum() + " " + edition).getBytes(StandardCharsets.UTF_8));
    return new Pack(
        base.game(),
        edition,
        PackFiles.checksum(all),
        base.title(),
        base.seats(),
        base.options(),
        base.secrets(),
        map,
        counters,
        tables,
        scenarios,
        base.rules());
  }

  private void replace(String id, Counter counter) {
    if (counters.replace(id, counter) == null) {
      throw new WireException("", "the pack has no counter '" + id + "'").in("counters.json");
    }
  }

  private MapGraph redrawn(Patch patch) {
    MapSheet sheet = base.map().sheet();
    Map<Place, MapSheet.Hex> hexes = new LinkedHashMap<>();
    sheet.hexes().forEach(hex -> hexes.put(hex.id(), hex));
    for (int i = 0; i < patch.hexes().size(); i++) {
      MapSheet.Hex hex = patch.hexes().get(i);
      if (hexes.replace(hex.id(), hex) == null) {
        throw new WireException("/hexes/" + i + "/id", "the map has no hex " + hex.id());
      }
    }
    Map<Hexside, MapSheet.Side> sides = new LinkedHashMap<>();
    sheet.hexsides().forEach(side -> sides.put(side.between(), side));
    patch.hexsides().forEach(side -> sides.put(side.between(), side));
    return PackReader.graph(
        new MapSheet(
            sheet.grid(),
            List.copyOf(hexes.values()),
            List.copyOf(sides.values()),
            sheet.links(),
            sheet.areas(),
            sheet.sets()));
  }

  private static boolean isIn(String folder, String path) {
    return path.startsWith(folder) && path.endsWith(Packs.SUFFIX);
  }

  private static String id(String folder, String path) {
    return path.substring(folder.length(), path.length() - Packs.SUFFIX.length());
  }
}
