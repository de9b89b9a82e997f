package umpire.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.kernel.cite.RuleId;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Counter;
import umpire.kernel.pack.LedgerRow;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Game;
import umpire.kernel.play.Scenario;
import umpire.kernel.table.Table;

/**
 * Packs on the class path: {@code <game>/pack/} with {@code pack.json map.json counters.json
 * tables/*.json scenarios/*.json rules.json}. Refusals are WireExceptions with file, pointer and
 * reason.
 */
public final class Packs {
  private static final String TABLES = "tables/";
  private static final String SCENARIOS = "scenarios/";
  private static final String SUFFIX = ".json";

  private Packs() {}

  /**
   * The members of an overlay's {@code map.json}.
   *
   * @param hexes that replace those of the same number
   * @param hexsides that replace those between the same hexes, or are added
   */
  record OverlayMap(List<MapSheet.Hex> hexes, List<MapSheet.Side> hexsides) {}

  /** The game's pack. */
  public static Pack load(Game game) {
    PackReader reader = new PackReader(game.types());
    SortedMap<String, byte[]> files = new TreeMap<>();
    files.put("pack.json", PackFiles.onClassPath(game, "pack.json"));
    PackReader.Head head = reader.head(fileIn(files, "pack.json"), game.id());
    for (String path : paths(head)) {
      files.put(path, PackFiles.onClassPath(game, path));
    }
    PackFiles.refuseStrays(game, files);
    return pack(head, files, reader);
  }

  /**
   * The game's pack under the edition that the folder's {@code pack.json} names (its only member),
   * with what the folder holds in place of the game's own.
   */
  public static Pack load(Game game, Path overlayFolder) {
    PackReader reader = new PackReader(game.types());
    Map<String, JsonNode> files = new TreeMap<>();
    PackFiles.inFolder(overlayFolder)
        .forEach((path, bytes) -> files.put(path, reader.parse(path, bytes)));
    JsonNode head = files.remove("pack.json");
    if (head == null) {
      throw new WireException("", "the overlay has no such file").in("pack.json");
    }
    String edition = PackReader.in("pack.json", () -> edition(head));
    return overlay(game, load(game), edition, files);
  }

  /**
   * A pack with these files in place of its own: charts and scenarios whole, counters by id, hexes
   * and hexsides of the map one by one. Keys are paths such as {@code tables/combat.json}.
   */
  public static Pack overlay(Game game, Pack base, String edition, Map<String, JsonNode> files) {
    PackReader reader = new PackReader(game.types());
    Map<String, Table<?>> tables = new HashMap<>(base.tables());
    Map<String, Scenario> scenarios = new HashMap<>(base.scenarios());
    Map<String, Counter> counters = new HashMap<>(base.counters());
    MapGraph map = base.map();
    SortedMap<String, byte[]> bytes = new TreeMap<>();
    bytes.put("", (base.checksum() + " " + edition).getBytes(StandardCharsets.UTF_8));
    for (Map.Entry<String, JsonNode> file : new TreeMap<>(files).entrySet()) {
      String path = file.getKey();
      JsonNode json = file.getValue();
      bytes.put(path, reader.codec().bytes(json));
      if (path.startsWith(TABLES) && path.endsWith(SUFFIX)) {
        tables.put(id(path, TABLES), reader.table(id(path, TABLES), json));
      } else if (path.startsWith(SCENARIOS) && path.endsWith(SUFFIX)) {
        String id = id(path, SCENARIOS);
        scenarios.put(id, reader.scenario(id, json, base.seats()));
      } else if (path.equals("counters.json")) {
        replaceCounters(counters, reader.counters(json));
      } else if (path.equals("map.json")) {
        map = PackReader.in(path, () -> redrawn(base.map(), reader, json));
      } else {
        throw new WireException(
                "", "an overlay holds map.json, counters.json, tables/ and scenarios/ only")
            .in(path);
      }
    }
    return new Pack(
        base.game(),
        edition,
        PackFiles.checksum(bytes),
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

  private static String edition(JsonNode head) {
    Json.members(head, At.ROOT, List.of("edition"));
    return (String) new ScalarShape.Text().read(head.get("edition"), At.ROOT.member("edition"));
  }

  private static Pack pack(
      PackReader.Head head, SortedMap<String, byte[]> files, PackReader reader) {
    Map<String, Table<?>> tables = new HashMap<>();
    for (String id : head.tables()) {
      tables.put(id, reader.table(id, parsed(reader, files, TABLES + id + SUFFIX)));
    }
    Map<String, Scenario> scenarios = new HashMap<>();
    for (String id : head.scenarios()) {
      JsonNode json = parsed(reader, files, SCENARIOS + id + SUFFIX);
      scenarios.put(id, reader.scenario(id, json, head.seats()));
    }
    Map<RuleId, LedgerRow> rules =
        Pack.byId(reader.rules(parsed(reader, files, "rules.json")), LedgerRow::id);
    return new Pack(
        head.game(),
        head.edition(),
        PackFiles.checksum(files),
        head.title(),
        head.seats(),
        head.options(),
        head.secrets(),
        reader.map(fileIn(files, "map.json")),
        reader.counters(parsed(reader, files, "counters.json")),
        tables,
        scenarios,
        rules);
  }

  private static List<String> paths(PackReader.Head head) {
    List<String> paths = new ArrayList<>(List.of("map.json", "counters.json"));
    head.tables().forEach(id -> paths.add(TABLES + id + SUFFIX));
    head.scenarios().forEach(id -> paths.add(SCENARIOS + id + SUFFIX));
    paths.add("rules.json");
    return paths;
  }

  private static JsonNode parsed(PackReader reader, SortedMap<String, byte[]> files, String path) {
    return reader.parse(path, fileIn(files, path));
  }

  private static byte[] fileIn(SortedMap<String, byte[]> files, String path) {
    byte[] bytes = files.get(path);
    if (bytes == null) {
      throw new WireException("", "no such file").in(path);
    }
    return bytes;
  }

  private static String id(String path, String folder) {
    return path.substring(folder.length(), path.length() - SUFFIX.length());
  }

  private static void replaceCounters(Map<String, Counter> base, Map<String, Counter> overlay) {
    overlay.forEach(
        (id, counter) -> {
          if (base.replace(id, counter) == null) {
            throw new WireException("", "the pack has no counter '" + id + "'").in("counters.json");
          }
        });
  }

  private static MapGraph redrawn(MapGraph base, PackReader reader, JsonNode json) {
    OverlayMap overlay = reader.codec().read(json, OverlayMap.class);
    MapSheet sheet = base.sheet();
    Map<Place, MapSheet.Hex> hexes = new LinkedHashMap<>();
    sheet.hexes().forEach(hex -> hexes.put(hex.id(), hex));
    for (int i = 0; i < overlay.hexes().size(); i++) {
      MapSheet.Hex hex = overlay.hexes().get(i);
      if (hexes.replace(hex.id(), hex) == null) {
        throw new WireException("/hexes/" + i + "/id", "the map has no hex " + hex.id());
      }
    }
    Map<Hexside, MapSheet.Side> sides = new LinkedHashMap<>();
    sheet.hexsides().forEach(side -> sides.put(side.between(), side));
    overlay.hexsides().forEach(side -> sides.put(side.between(), side));
    return PackReader.graph(
        new MapSheet(
            sheet.grid(),
            List.copyOf(hexes.values()),
            List.copyOf(sides.values()),
            sheet.links(),
            sheet.areas(),
            sheet.sets()));
  }
}
