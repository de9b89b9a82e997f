package umpire.weserubung.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.weserubung.Weserubung;
import umpire.wire.pack.Packs;

/**
 * MAP.md prints the distances that matter, counted by the rules. With {@code
 * -Dumpire.map.write=true} the block is written anew instead of compared.
 */
class MapDistancesTest {
  private static final Path DOCUMENT = Path.of("MAP.md");
  private static final String OPEN = "<!-- distances -->\n";
  private static final String CLOSE = "<!-- /distances -->";

  /** 7.2, 8.3: aircraft intercept so many hexes away. */
  private static final int BY_AIR = 4;

  /** 8.2: ships intercept so many hexes away. */
  private static final int BY_SHIP = 3;

  private static final LandMover INFANTRY = new LandMover(false, false);
  private static final MapFacts CHART = new MapFacts(Packs.load(new Weserubung()).map());
  private static final LandWays LAND = new LandWays(CHART);
  private static final SeaWays SEA = new SeaWays(CHART);
  private static final Railways RAIL = new Railways(CHART);
  private static final Distances AIR = new Distances(CHART);
  private static final Map<String, Place> NAMED =
      CHART.map().sheet().hexes().stream()
          .filter(hex -> !hex.name().isEmpty())
          .collect(Collectors.toMap(MapSheet.Hex::name, MapSheet.Hex::id));
  private static final List<Place> TOWNS = sorted("towns");

  private static final List<String> THEATRE =
      List.of(
          "Oslo",
          "Kristiansand",
          "Stavanger",
          "Bergen",
          "Åndalsnes",
          "Trondheim",
          "Namsos",
          "Mosjøen",
          "Bodø",
          "Narvik");

  @Test
  void theDistancesInTheDocumentAreThoseOfTheRules() throws IOException {
    String document = Files.readString(DOCUMENT);
    int open = document.indexOf(OPEN) + OPEN.length();
    int close = document.indexOf(CLOSE);
    assertThat(close).as("MAP.md has the block of distances").isGreaterThanOrEqualTo(open);
    String counted =
        Stream.of(onFoot(), towns(), groups(), voyages(), airfields(), aircraft())
            .collect(Collectors.joining("\n", "\n", "\n"));
    if (Boolean.getBoolean("umpire.map.write")) {
      Files.writeString(
          DOCUMENT, document.substring(0, open) + counted + document.substring(close));
    } else {
      assertThat(document.substring(open, close)).isEqualTo(counted);
    }
  }

  private static String onFoot() {
    List<String> lines = new ArrayList<>();
    lines.add("### On land: movement points of infantry (5 a turn), and hexes of railway");
    lines.add("");
    lines.add(row("from", THEATRE));
    lines.add(row("---", THEATRE.stream().map(town -> "---").toList()));
    BitSet towns = new BitSet();
    RAIL.markTowns(_ -> true, towns);
    BitSet controlled = RAIL.controlled(towns, new BitSet());
    for (String from : THEATRE) {
      ReachableHexes foot = foot(place(from));
      Map<Place, Place> rail = RAIL.reach(place(from), controlled);
      List<String> cells = new ArrayList<>();
      for (String to : THEATRE) {
        boolean rides = rail.containsKey(place(to));
        String ride = rides ? " (" + (Railways.path(rail, place(to)).size() - 1) + ")" : "";
        cells.add(from.equals(to) ? "" : foot.cost(place(to)) + ride);
      }
      lines.add(row(from, cells));
    }
    return text(lines);
  }

  private static String towns() {
    List<String> lines = new ArrayList<>();
    lines.add("### Towns");
    lines.add("");
    lines.add(
        "| town | hex | morale | on foot from Oslo | nearest town on foot | by sea from Britain |"
            + " by sea from Denmark | by air from Britain | by air from Denmark | nearest airfield"
            + " by air |");
    lines.add("|---|---|---|---|---|---|---|---|---|---|");
    ReachableHexes oslo = foot(place("Oslo"));
    for (Place town : TOWNS) {
      ReachableHexes foot = foot(town);
      List<Place> others = TOWNS.stream().filter(other -> !other.equals(town)).toList();
      lines.add(
          row(
              name(town),
              List.of(
                  town.id(),
                  "" + CHART.morale(town),
                  "" + oslo.cost(town),
                  nearest(foot::cost, others, 1),
                  CHART.isPort(town) ? "" + bySea(MapFacts.BRITAIN)[SEA.number(town)] : "",
                  CHART.isPort(town) ? "" + bySea(MapFacts.DENMARK)[SEA.number(town)] : "",
                  "" + AIR.between(MapFacts.BRITAIN, town),
                  "" + AIR.between(MapFacts.DENMARK, town),
                  nearest(field -> AIR.between(field, town), sorted("airfields"), 1))));
    }
    return text(lines);
  }

  private static String groups() {
    List<String> lines = new ArrayList<>();
    lines.add("### Groups: the three nearest ports by sea");
    lines.add("");
    lines.add("| group | hex | ports |");
    lines.add("|---|---|---|");
    for (int group = 1; group <= 5; group++) {
      Place hex = place("Group " + group);
      int[] sea = bySea(hex);
      String ports = nearest(port -> sea[SEA.number(port)], sorted("ports"), 3);
      lines.add(row("" + group, List.of(hex.id(), ports)));
    }
    return text(lines);
  }

  /** How long a fleet is at sea, and how long it can be met there. */
  private static String voyages() {
    List<String> lines = new ArrayList<>();
    lines.add("### Voyages: turns at 9, 18 (transports) and 24 points, and hexes near others");
    lines.add("");
    lines.add(
        "| voyage | hexes | at 9 | at 18 | at 24 | within 4 of an airfield | within 3 of a port |");
    lines.add("|---|---|---|---|---|---|---|");
    for (String port : List.of("Kristiansand", "Oslo", "Bergen", "Trondheim", "Narvik")) {
      lines.add(voyage("Denmark", MapFacts.DENMARK, port));
    }
    for (String port : List.of("Bergen", "Åndalsnes", "Namsos", "Narvik", "Tromsø")) {
      lines.add(voyage("Britain", MapFacts.BRITAIN, port));
    }
    return text(lines);
  }

  private static String voyage(String from, Place box, String port) {
    int end = SEA.number(place(port));
    List<Place> way = SEA.way(bySea(box), bars(box), end);
    List<Place> hexes = way.subList(1, way.size());
    return row(
        from + " to " + port,
        List.of(
            "" + hexes.size(),
            turns(hexes.size(), 9),
            turns(hexes.size(), 18),
            turns(hexes.size(), 24),
            "" + within(hexes, sorted("airfields"), BY_AIR),
            "" + within(hexes, sorted("ports"), BY_SHIP)));
  }

  private static String airfields() {
    List<String> lines = new ArrayList<>();
    lines.add("### Airfields: what fighters and bombers there can meet within 4 hexes");
    lines.add("");
    lines.add("| airfield | hex | sea hexes | ports | other towns | other airfields |");
    lines.add("|---|---|---|---|---|---|");
    for (Place field : sorted("airfields")) {
      List<Place> inland = near(field, "towns").stream().filter(t -> !CHART.isPort(t)).toList();
      lines.add(
          row(
              name(field),
              List.of(
                  field.id(),
                  "" + near(field, "sea").size(),
                  names(near(field, "ports")),
                  names(inland),
                  names(near(field, "airfields")))));
    }
    return text(lines);
  }

  private static String aircraft() {
    List<String> lines = new ArrayList<>();
    lines.add("### Aircraft: towns reached and left again (half the movement)");
    lines.add("");
    lines.add("| type | half | from Denmark | from Britain | from Fornebu |");
    lines.add("|---|---|---|---|---|");
    for (String type :
        List.of(
            "Ju 87:8",
            "Bf 109 E:12",
            "Gladiator:13",
            "Hurricane:14",
            "Swordfish:15",
            "Ca 310:20",
            "Ju 52:23",
            "He 111, Bf 110, Wellington:25")) {
      String[] parts = type.split(":", -1);
      int half = Integer.parseInt(parts[1]);
      lines.add(
          row(
              parts[0],
              List.of(
                  parts[1],
                  reached(MapFacts.DENMARK, half),
                  reached(MapFacts.BRITAIN, half),
                  reached(place("Fornebu"), half))));
    }
    return text(lines);
  }

  private static String reached(Place from, int half) {
    List<Place> towns =
        TOWNS.stream()
            .filter(town -> AIR.within(from, town, half))
            .sorted(Comparator.comparingInt(town -> AIR.between(from, town)))
            .toList();
    String many = towns.size() == 1 ? " town, " : " towns, the farthest ";
    return towns.isEmpty() ? "none" : towns.size() + many + name(towns.getLast());
  }

  private static ReachableHexes foot(Place from) {
    return LAND.from(from, LandWays.UNLIMITED, INFANTRY, hex -> true);
  }

  private static int[] bySea(Place from) {
    return SEA.from(SEA.number(from), bars(from), SeaWays.FAR - 1);
  }

  /** No way leads through a box in which it does not begin. */
  private static byte[] bars(Place from) {
    byte[] bars = new byte[SEA.size()];
    Arrays.fill(bars, SeaWays.OPEN);
    for (Place box : List.of(MapFacts.DENMARK, MapFacts.BRITAIN)) {
      if (!box.equals(from)) {
        bars[SEA.number(box)] = SeaWays.CLOSED;
      }
    }
    return bars;
  }

  private static String nearest(ToIntFunction<Place> distance, Collection<Place> to, int many) {
    return to.stream()
        .sorted(Comparator.comparingInt(distance).thenComparing(place -> place))
        .limit(many)
        .map(place -> name(place) + " " + distance.applyAsInt(place))
        .collect(Collectors.joining(", "));
  }

  private static List<Place> near(Place from, String set) {
    return sorted(set).stream()
        .filter(place -> !place.equals(from) && AIR.within(from, place, BY_AIR))
        .toList();
  }

  private static long within(List<Place> way, List<Place> places, int range) {
    return way.stream()
        .filter(hex -> places.stream().anyMatch(place -> AIR.within(hex, place, range)))
        .count();
  }

  private static String turns(int hexes, int points) {
    return "" + (hexes + points - 1) / points;
  }

  private static List<Place> sorted(String set) {
    return CHART.set(set).stream().sorted().toList();
  }

  private static String names(List<Place> places) {
    return places.stream().map(MapDistancesTest::name).collect(Collectors.joining(", "));
  }

  private static String name(Place hex) {
    return CHART.map().hex(hex).name();
  }

  private static Place place(String name) {
    Place place = NAMED.get(name);
    if (place == null) {
      throw new IllegalArgumentException("no place is called " + name);
    }
    return place;
  }

  private static String row(String first, List<String> cells) {
    return "| " + first + " | " + String.join(" | ", cells) + " |";
  }

  private static String text(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }
}
