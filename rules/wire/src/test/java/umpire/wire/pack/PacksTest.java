package umpire.wire.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.citation.Provenance;
import umpire.kernel.citation.RuleId;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.wire.Codec;
import umpire.wire.ReasonTexts;
import umpire.wire.WireException;
import umpire.wire.toy.Toy;
import umpire.wire.toy.ToyGame;

class PacksTest {
  private final ToyGame game = new ToyGame();

  @Test
  void aPackIsReadIntoRecords() {
    Pack pack = Packs.load(game);
    assertThat(pack.edition()).isEqualTo("toy@1");
    assertThat(pack.counter("red-1", Toy.Piece.class).strength()).isEqualTo(3);
    Table<Toy.Level> combat = pack.table("combat");
    assertThat(combat.at("clear", 99)).isEqualTo(new Toy.Level(2));
    Table<Toy.Weather> weather = pack.table("weather");
    assertThat(weather.cells()).containsExactly(List.of(Toy.Weather.DEEP_SNOW));
    assertThat(pack.map().side(new Place("0101"), new Place("0102"))).containsExactly("river");
    assertThat(pack.map().hex(new Place("0102")).provenance().kind())
        .isEqualTo(Provenance.Kind.HOUSE);
    assertThat(pack.scenario("opening").seats()).hasSize(2);
    assertThat(pack.rules()).containsKey(new RuleId("1.3"));
    assertThat(pack.checksum()).matches("[0-9a-f]{64}").isEqualTo(Packs.load(game).checksum());
  }

  @Test
  void aPackIsReadAgainFromItsBytes() {
    SortedMap<String, byte[]> files = Packs.files(game);
    Pack again = Packs.read(game, files);
    assertThat(again.checksum()).isEqualTo(Packs.load(game).checksum());
    assertThat(again.tables()).isEqualTo(Packs.load(game).tables());
    files.put("tables/stray.json", new byte[] {'1'});
    assertThatThrownBy(() -> Packs.read(game, files)).hasMessageContaining("tables/stray.json");
    files.remove("tables/stray.json");
    files.remove("map.json");
    assertThatThrownBy(() -> Packs.read(game, files)).hasMessageContaining("map.json");
  }

  @Test
  void anOverlayIsReadAgainFromItsBytes() {
    SortedMap<String, byte[]> files =
        new TreeMap<>(Map.of("counters.json", "[]".getBytes(StandardCharsets.UTF_8)));
    Pack base = Packs.load(game);
    String laid = Packs.overlay(game, base, "toy@mine", Packs.trees(files)).checksum();
    assertThat(Packs.overlay(game, base, "toy@mine", Packs.trees(files)).checksum())
        .isEqualTo(laid)
        .isNotEqualTo(base.checksum());
  }

  @Test
  void theShelfHoldsIt() {
    Shelf shelf = Shelf.load();
    assertThat(shelf.games()).containsExactly("toy");
    assertThat(shelf.game("toy").pack().title()).isEqualTo("A toy");
    assertThatThrownBy(() -> shelf.game("chess")).hasMessageContaining("'chess' is none of [toy]");
  }

  @Test
  void anOverlayReplacesWhatItHolds(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("tables"));
    write(folder, "pack.json", "{\"edition\": \"toy@mine\"}");
    write(folder, "tables/combat.json", file("tables/combat.json").replace("[0, 1, 2]", "[7,7,7]"));
    write(
        folder,
        "counters.json",
        "[{\"id\":\"red-1\",\"strength\":9,\"provenance\":{\"kind\":\"house\",\"source\":\"x\"}}]");
    write(
        folder,
        "map.json",
        """
        {"hexes": [{"id": "0102", "terrain": "marsh", "features": [], "name": "",
          "provenance": {"kind": "house", "source": "x"}}], "hexsides": []}
        """);
    Pack base = Packs.load(game);
    Pack pack = Packs.load(game, folder);
    assertThat(pack.edition()).isEqualTo("toy@mine");
    assertThat(pack.checksum()).isNotEqualTo(base.checksum());
    assertThat(pack.<Toy.Level>table("combat").at("clear", 0)).isEqualTo(new Toy.Level(7));
    assertThat(pack.counter("red-1", Toy.Piece.class).strength()).isEqualTo(9);
    assertThat(pack.counter("blue-1", Toy.Piece.class).strength()).isEqualTo(2);
    assertThat(pack.map().hex(new Place("0102")).terrain()).isEqualTo("marsh");
    assertThat(pack.map().side(new Place("0101"), new Place("0102"))).containsExactly("river");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          tables/combat.json  | [0, 1, 2]          | [0, 1]              | ``          | row clear: 2 cells for 3 columns
          tables/combat.json  | [0, 1, 2]          | [0, "a", 2]         | /cells/0/1  | expected an integer
          tables/combat.json  | [0, 1, 2]          | [0, null, 2]        | /cells/0/1  | null is not allowed
          tables/combat.json  | [0, 1, 2]          | [0, 1.0, 2]         | /cells/0/1  | expected an integer
          tables/combat.json  | "id": "combat"     | "id": "weather"     | /id         | is not the file's name
          tables/combat.json  | "rule": "1.2"      | "rule": " 1.2"      | /rule       | not a rule id
          tables/combat.json  | "type": "names"    | "type": "bands"     | /rows/names | unknown member 'names'
          tables/combat.json  | "to": 3            | "to": 2             | /columns    | do not meet
          tables/combat.json  | "or-less"          | "or-more"           | /columns/bands/0/from | or-less
          tables/weather.json | "deep-snow"        | "snow"              | /cells/0/0  | 'snow' is none of clear, deep-snow
          tables/weather.json | "kind": "ruling"   | "kind": "rumour"    | /provenance/kind | is none of rulebook, ruling
          scenarios/opening.json | ["red", "blue"] | ["red", "green"]    | /seats/1    | the game has no seat 'green'
          scenarios/opening.json | "units"         | "unit"              | /setup/unit | known are units
          scenarios/opening.json | "red-1": "0101" | "red-1": "01 01"    | /setup/units/red-1 | not the id of a place
          """)
  void aDefectIsRefusedWithFilePointerAndReason(
      String path, String from, String to, String pointer, String reason) throws IOException {
    JsonNode bad = Codec.plain().parse(bytes(file(path).replaceFirst(quoted(from), to)));
    assertThatThrownBy(() -> Packs.overlay(game, Packs.load(game), "toy@bad", Map.of(path, bad)))
        .isInstanceOfSatisfying(
            WireException.class,
            e -> {
              assertThat(e.file()).isEqualTo(path);
              assertThat(e.pointer()).isEqualTo(pointer);
              assertThat(e.reason()).contains(reason);
              assertThat(e).hasMessageContaining(path).hasMessageContaining(reason);
            });
  }

  @Test
  void aChartThatTheRulesDoNotNameIsRefused() throws IOException {
    JsonNode table = Codec.plain().parse(bytes(file("tables/combat.json")));
    assertThatThrownBy(
            () ->
                Packs.overlay(game, Packs.load(game), "toy@bad", Map.of("tables/luck.json", table)))
        .hasMessage("tables/luck.json: the rules name no chart 'luck'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "toy",                | "chess",              | /game             | 'chess' is not toy
          ["combat", "weather"] | ["combat"]            | /tables           | not listed: [weather]
          "preset": "off"       | "preset": "fair"      | /options/0        | 'fair' is none of
          "id": "blue"          | "id": "red"           | /seats/1/id       | 'red' stands twice
          "id": "blue"          | "id": "Blue"          | /seats/1/id       | a seat is named in kebab-case
          "secrets": false      | "secrets": "no"       | /secrets          | expected true or false
          "secrets": false,     | ``                    | ``                | member 'secrets' is missing
          "title": "A toy"      | "game": "toy"         | /game             | Duplicate field
          """)
  void aBadHeadIsRefused(String from, String to, String pointer, String reason) throws IOException {
    byte[] bad = bytes(file("pack.json").replaceFirst(quoted(from), to));
    PackReader reader = new PackReader(game.types());
    assertThatThrownBy(() -> reader.head(bad, "toy"))
        .isInstanceOfSatisfying(
            WireException.class,
            e -> {
              assertThat(e.file()).isEqualTo("pack.json");
              assertThat(e.pointer()).isEqualTo(pointer);
              assertThat(e.reason()).contains(reason);
            });
  }

  @Test
  void aMapThatContradictsItselfIsRefused() throws IOException {
    String bad = file("map.json").replace("[\"0101\", \"0102\"]", "[\"0101\", \"0109\"]");
    assertThatThrownBy(() -> map(bad))
        .hasMessageStartingWith("map.json: ")
        .hasMessageContaining("0101/0109");
  }

  private MapGraph map(String json) {
    return new PackReader(game.types()).map(Codec.plain().parse(bytes(json)));
  }

  /** What an element says itself stands, whatever the defaults say. */
  @Test
  void aMapIsReadWithItsDefaults() throws IOException {
    ObjectNode sheet = (ObjectNode) Codec.plain().parse(bytes(file("map.json")));
    String marsh = sheet.at("/hexes/0").deepCopy().toString().replace("clear", "marsh");
    ((ObjectNode) sheet.at("/hexes/1")).remove(List.of("terrain", "features", "provenance"));
    sheet.set("defaults", Codec.plain().parse(bytes("{\"hexes\": " + marsh + "}")));
    MapGraph map = map(sheet.toString());
    assertThat(map.hex(new Place("0101"))).isEqualTo(Packs.load(game).map().hex(new Place("0101")));
    assertThat(map.hex(new Place("0102")).terrain()).isEqualTo("marsh");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          []                        | /defaults       | an object with a member for each list
          {"hexes": []}             | /defaults/hexes | an object whose name is a list of the map
          {"hexen": {}}             | /defaults/hexen | an object whose name is a list of the map
          {"grid": {"digits": 2}}   | /defaults/grid  | an object whose name is a list of the map
          {"hexes": {"height": 2}}  | /hexes/0/height | unknown member 'height'
          {"hexes": {"terrain": 2}} | /hexes/0/terrain | expected a string
          """)
  void badDefaultsOfAMapAreRefused(String defaults, String pointer, String reason)
      throws IOException {
    ObjectNode sheet = (ObjectNode) Codec.plain().parse(bytes(file("map.json")));
    ((ObjectNode) sheet.at("/hexes/0")).remove("terrain");
    sheet.set("defaults", Codec.plain().parse(bytes(defaults)));
    assertThatThrownBy(() -> map(sheet.toString()))
        .isInstanceOfSatisfying(
            WireException.class,
            e -> {
              assertThat(e.file()).isEqualTo("map.json");
              assertThat(e.pointer()).isEqualTo(pointer);
              assertThat(e.reason()).contains(reason);
            });
  }

  @Test
  void theSecondOfTwoCountersOfOneNameIsRefused() throws IOException {
    JsonNode bad = Codec.plain().parse(bytes(file("counters.json").replace("blue-1", "red-1")));
    assertThatThrownBy(() -> new PackReader(game.types()).counters(bad))
        .hasMessage("counters.json at /1/id: 'red-1' stands twice");
  }

  @Test
  void anOverlaysUnknownCounterAndHexAreRefused() throws IOException {
    Pack base = Packs.load(game);
    JsonNode counters = Codec.plain().parse(bytes(file("counters.json").replace("red-1", "red-9")));
    assertThatThrownBy(
            () -> Packs.overlay(game, base, "toy@bad", Map.of("counters.json", counters)))
        .hasMessage("counters.json: the pack has no counter 'red-9'");
    ObjectNode map = (ObjectNode) Codec.plain().parse(bytes(file("map.json")));
    map.retain("hexes", "hexsides");
    ((ObjectNode) map.at("/hexes/1")).put("id", "0909");
    assertThatThrownBy(() -> Packs.overlay(game, base, "toy@bad", Map.of("map.json", map)))
        .hasMessage("map.json at /hexes/1/id: the map has no hex 0909");
  }

  @Test
  void wordsFillTheirBlanks() {
    ReasonTexts reasonTexts = ReasonTexts.of(game);
    assertThat(
            reasonTexts.text(
                new Toy.Why.TooFar(new Toy.UnitId("red-1"), new Place("0102"), List.of(1, 2))))
        .isEqualTo("red-1 cannot reach 0102: steps cost 1, 2.");
    assertThat(ReasonTexts.missing(game, game.types())).isEmpty();
  }

  private static void write(Path folder, String path, String text) throws IOException {
    Files.writeString(folder.resolve(path), text);
  }

  private static String file(String path) throws IOException {
    return new String(PackFiles.onClassPath(new ToyGame(), path), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String quoted(String text) {
    return Pattern.quote(text);
  }
}
