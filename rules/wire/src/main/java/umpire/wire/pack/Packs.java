package umpire.wire.pack;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.kernel.citation.RuleId;
import umpire.kernel.game.Game;
import umpire.kernel.pack.Pack;
import umpire.kernel.pack.RuleRow;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.table.Table;
import umpire.wire.Codec;
import umpire.wire.Json;
import umpire.wire.JsonLocation;
import umpire.wire.ScalarShape;
import umpire.wire.WireException;

/**
 * Packs on the class path: {@code <game>/pack/} with {@code pack.json map.json counters.json
 * tables/*.json scenarios/*.json rules.json}. Refusals are WireExceptions with file, pointer and
 * reason.
 */
public final class Packs {
  private static final String HEAD = "pack.json";
  static final String TABLES = "tables/";
  static final String SCENARIOS = "scenarios/";
  static final String SUFFIX = ".json";

  private Packs() {}

  /**
   * The game's pack from the class path; throws WireException, as everything here, with file,
   * pointer and reason of the first fault.
   */
  public static Pack load(Game game) {
    return read(game, files(game));
  }

  /**
   * The bytes of the files of the game's pack by path; {@link #read} makes the same pack of them
   * again. Throws WireException for a file that is missing, and for one that {@code pack.json} does
   * not list.
   */
  public static SortedMap<String, byte[]> files(Game game) {
    PackReader reader = new PackReader(game.types());
    SortedMap<String, byte[]> files = new TreeMap<>();
    files.put(HEAD, PackFiles.onClassPath(game, HEAD));
    for (String path : paths(reader.head(fileIn(files, HEAD), game.id()))) {
      files.put(path, PackFiles.onClassPath(game, path));
    }
    PackFiles.refuseStrays(game, files);
    return files;
  }

  /**
   * A pack of the game from the bytes of its files by path; its checksum is over them alone. Throws
   * WireException for a file that is missing, unlisted or wrong.
   */
  public static Pack read(Game game, SortedMap<String, byte[]> files) {
    PackReader reader = new PackReader(game.types());
    PackReader.Head head = reader.head(fileIn(files, HEAD), game.id());
    List<String> named = paths(head);
    for (String path : files.keySet()) {
      if (!path.equals(HEAD) && !named.contains(path)) {
        throw new WireException("", "pack.json does not list this file").in(path);
      }
    }
    return pack(head, files, reader);
  }

  /** The JSON of files by path; throws WireException for a file that is not JSON. */
  public static Map<String, JsonNode> trees(SortedMap<String, byte[]> files) {
    Map<String, JsonNode> trees = new TreeMap<>();
    files.forEach(
        (path, bytes) -> trees.put(path, PackReader.in(path, () -> Codec.plain().parse(bytes))));
    return trees;
  }

  /**
   * The game's pack under the edition that the folder's {@code pack.json} names (its only member),
   * with what the folder holds in place of the game's own. Throws WireException for a missing
   * {@code pack.json} and for a wrong file.
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
   * and hexsides of the map one by one. Throws WireException for a wrong file, and for a counter or
   * hex that the base does not have.
   *
   * @param base the pack that keeps all that no file replaces
   * @param edition the name of the new pack, such as {@code river-crossing@1}
   * @param files by path, such as {@code tables/combat.json}
   */
  public static Pack overlay(Game game, Pack base, String edition, Map<String, JsonNode> files) {
    PackOverlay overlay = new PackOverlay(base, new PackReader(game.types()));
    files.forEach(overlay::lay);
    return overlay.pack(edition);
  }

  private static String edition(JsonNode head) {
    Json.members(head, JsonLocation.ROOT, List.of("edition"));
    return (String)
        new ScalarShape.Text().read(head.get("edition"), JsonLocation.ROOT.member("edition"));
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
    Map<RuleId, RuleRow> rules =
        Pack.byId(reader.rules(parsed(reader, files, "rules.json")), RuleRow::id);
    return new Pack(
        head.game(),
        head.edition(),
        PackFiles.checksum(files),
        head.title(),
        head.seats(),
        head.options(),
        head.secrets(),
        reader.map(parsed(reader, files, "map.json")),
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
}
