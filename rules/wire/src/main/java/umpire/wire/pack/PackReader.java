package umpire.wire.pack;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import umpire.kernel.game.GameTypes;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.pack.Counter;
import umpire.kernel.pack.OptionRow;
import umpire.kernel.pack.RuleRow;
import umpire.kernel.pack.SeatRow;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.table.Table;
import umpire.wire.Bindings;
import umpire.wire.Codec;
import umpire.wire.Json;
import umpire.wire.JsonLocation;
import umpire.wire.WireException;

/** One pack's JSON to records; every refusal names the file. */
final class PackReader {
  private final GameTypes gameTypes;
  private final Codec codec;

  PackReader(GameTypes gameTypes) {
    this.gameTypes = gameTypes;
    this.codec = Codec.of(gameTypes);
  }

  /**
   * The first file of a pack.
   *
   * @param game id of the game
   * @param edition such as {@code river-crossing@1}
   * @param title of the game
   * @param secrets false if nothing is hidden
   * @param seats who plays
   * @param options what a match may choose
   * @param tables ids of the charts, each a file {@code tables/<id>.json}
   * @param scenarios ids of the scenarios, each a file {@code scenarios/<id>.json}
   */
  record Head(
      String game,
      String edition,
      String title,
      boolean secrets,
      List<SeatRow> seats,
      List<OptionRow> options,
      List<String> tables,
      List<String> scenarios) {}

  /** The head; refuses another game's, and a list of charts that is not the game's. */
  Head head(byte[] json, String game) {
    return in(
        "pack.json",
        () -> {
          Head head = codec.read(json, Head.class);
          require(head.game().equals(game), "/game", "'" + head.game() + "' is not " + game);
          unique(head.seats(), SeatRow::id, "/seats", "/id");
          unique(head.options(), OptionRow::id, "/options", "/id");
          unique(head.tables(), Function.identity(), "/tables", "");
          unique(head.scenarios(), Function.identity(), "/scenarios", "");
          Set<String> missing = new TreeSet<>(gameTypes.tables().keySet());
          head.tables().forEach(missing::remove);
          require(missing.isEmpty(), "/tables", "the rules name charts not listed: " + missing);
          return head;
        });
  }

  /** The map, with what its defaults leave out. */
  MapGraph map(JsonNode json) {
    return in("map.json", () -> graph(codec.read(MapDefaults.filledIn(json), MapSheet.class)));
  }

  /** The graph of a sheet; what contradicts itself is refused at the root. */
  static MapGraph graph(MapSheet sheet) {
    return (MapGraph) Json.refusing(JsonLocation.ROOT, () -> new MapGraph(sheet));
  }

  /** The counters by id. */
  Map<String, Counter> counters(JsonNode json) {
    return in(
        "counters.json",
        () -> {
          List<Counter> rows = List.copyOf(codec.readList(json, gameTypes.counter()));
          return unique(rows, Counter::id, "", "/id");
        });
  }

  /** One chart; refuses one that the rules do not name, and one of another id than its file's. */
  Table<?> table(String id, JsonNode json) {
    return in(
        "tables/" + id + ".json",
        () -> {
          Class<?> cell = gameTypes.tables().get(id);
          require(cell != null, "", "the rules name no chart '" + id + "'");
          Table<?> table =
              (Table<?>)
                  codec.read(
                      json,
                      new Bindings.Settled(Table.class, List.of(Objects.requireNonNull(cell))));
          require(table.id().equals(id), "/id", "'" + table.id() + "' is not the file's name");
          return table;
        });
  }

  /** One scenario; refuses seats that the pack lacks, and another id than its file's. */
  Scenario scenario(String id, JsonNode json, List<SeatRow> seats) {
    Set<Seat> known = seats.stream().map(SeatRow::id).collect(Collectors.toSet());
    return in(
        "scenarios/" + id + ".json",
        () -> {
          Scenario scenario = codec.read(json, Scenario.class);
          require(
              scenario.id().equals(id), "/id", "'" + scenario.id() + "' is not the file's name");
          unique(scenario.seats(), Function.identity(), "/seats", "");
          for (int i = 0; i < scenario.seats().size(); i++) {
            Seat seat = scenario.seats().get(i);
            require(known.contains(seat), "/seats/" + i, "the game has no seat '" + seat + "'");
          }
          return scenario;
        });
  }

  /** The ledger's rows. */
  List<RuleRow> rules(JsonNode json) {
    return in(
        "rules.json",
        () -> {
          List<RuleRow> rows = codec.readList(json, RuleRow.class);
          unique(rows, RuleRow::id, "", "/id");
          return rows;
        });
  }

  /** The JSON of a file. */
  JsonNode parse(String path, byte[] bytes) {
    return in(path, () -> codec.parse(bytes));
  }

  Codec codec() {
    return codec;
  }

  static <T> T in(String path, Supplier<T> read) {
    try {
      return read.get();
    } catch (WireException e) {
      throw e.in(path);
    }
  }

  private static <K, T> Map<K, T> unique(
      List<T> rows, Function<T, K> id, String list, String member) {
    Map<K, T> byId = new LinkedHashMap<>();
    Set<K> seen = new HashSet<>();
    for (int i = 0; i < rows.size(); i++) {
      K key = id.apply(rows.get(i));
      require(seen.add(key), list + "/" + i + member, "'" + key + "' stands twice");
      byId.put(key, rows.get(i));
    }
    return byId;
  }

  private static void require(boolean holds, String pointer, String otherwise) {
    if (!holds) {
      throw new WireException(pointer, otherwise);
    }
  }
}
