package umpire.cartographer.weserubung;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.cartographer.weserubung.Norway.BRITAIN;
import static umpire.cartographer.weserubung.Norway.DENMARK;
import static umpire.cartographer.weserubung.Norway.GRAPH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.kernel.cite.Fraction;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.hex.Reach;

/**
 * MAP.md prints the distances that matter, counted on the map. With {@code -Dumpire.map.write=true}
 * the block is written anew instead of compared.
 */
class DistancesTest {
  private static final Path DOCUMENT = Path.of("../weserubung/MAP.md");
  private static final String OPEN = "<!-- distances -->\n";
  private static final String CLOSE = "<!-- /distances -->";

  /** 7.2, 8.3: aircraft intercept so many hexes away. */
  private static final int BY_AIR = 4;

  /** 8.2: ships intercept so many hexes away. */
  private static final int BY_SHIP = 3;

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
  void theDistancesInTheDocumentAreThoseOfTheMap() throws IOException {
    String document = Files.readString(DOCUMENT);
    int open = document.indexOf(OPEN) + OPEN.length();
    int close = document.indexOf(CLOSE);
    assertThat(close).as("MAP.md has the block of distances").isGreaterThanOrEqualTo(open);
    String counted =
        Stream.of(onFoot(), towns(), groups(), routes(), airfields(), aircraft())
            .collect(Collectors.joining("\n", "\n", "\n"));
    if (Boolean.getBoolean("umpire.map.write")) {
      Files.writeString(
          DOCUMENT, document.substring(0, open) + counted + document.substring(close));
    } else {
      assertThat(document.substring(open, close)).isEqualTo(counted);
    }
  }

  /** A division of five points marches from town to town. */
  private static String onFoot() {
    List<String> lines = new ArrayList<>();
    lines.add("### On land: movement points of infantry (5 a turn), and hexes of railway");
    lines.add("");
    lines.add(row("from", THEATRE));
    lines.add(row("---", THEATRE.stream().map(town -> "---").toList()));
    for (String from : THEATRE) {
      Reach foot = Norway.onFoot(Norway.place(from));
      Reach rail = Norway.byRail(Norway.place(from));
      List<String> cells = new ArrayList<>();
      for (String to : THEATRE) {
        String ride =
            rail.reaches(Norway.place(to)) ? " (" + rail.cost(Norway.place(to)) + ")" : "";
        cells.add(from.equals(to) ? "" : foot.cost(Norway.place(to)) + ride);
      }
      lines.add(row(from, cells));
    }
    return text(lines);
  }

  /** What lies round each town. */
  private static String towns() {
    List<String> lines = new ArrayList<>();
    lines.add("### Towns");
    lines.add("");
    lines.add(
        "| town | hex | morale | on foot from Oslo | nearest town on foot | by sea from Britain |"
            + " by sea from Denmark | by air from Britain | by air from Denmark | nearest airfield by air |");
    lines.add("|---|---|---|---|---|---|---|---|---|---|");
    Reach oslo = Norway.onFoot(Norway.place("Oslo"));
    for (Place town : Norway.towns()) {
      Reach foot = Norway.onFoot(town);
      List<Place> others = Norway.towns().stream().filter(other -> !other.equals(town)).toList();
      lines.add(
          row(
              name(town),
              List.of(
                  town.id(),
                  "" + NorwayMapTest.morale(town),
                  oslo.cost(town).toString(),
                  nearest(foot, others, 1),
                  sea(BRITAIN, town),
                  sea(DENMARK, town),
                  Norway.byAir(BRITAIN).cost(town).toString(),
                  Norway.byAir(DENMARK).cost(town).toString(),
                  nearest(Norway.byAir(town), GRAPH.set("airfields"), 1))));
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
      Place hex = Norway.only("group-" + group);
      Reach sea = Norway.bySea(hex, Set.of());
      lines.add(row("" + group, List.of(hex.id(), nearest(sea, GRAPH.set("ports"), 3))));
    }
    return text(lines);
  }

  /** How long a fleet is at sea, and how long it can be met there. */
  private static String routes() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "### Voyages: turns at 9, 18 (transports) and 24 points, and hexes where others can intercept");
    lines.add("");
    lines.add(
        "| voyage | hexes | at 9 | at 18 | at 24 | within 4 of an airfield | within 3 of a port |");
    lines.add("|---|---|---|---|---|---|---|");
    for (String port : List.of("Kristiansand", "Oslo", "Bergen", "Trondheim", "Narvik")) {
      lines.add(voyage("Denmark", DENMARK, port));
    }
    for (String port : List.of("Bergen", "Åndalsnes", "Namsos", "Narvik", "Tromsø")) {
      lines.add(voyage("Britain", BRITAIN, port));
    }
    return text(lines);
  }

  private static String voyage(String from, Place box, String port) {
    Reach reach = Norway.bySea(box, Set.of());
    List<Place> route = reach.path(Norway.place(port)).stream().filter(GRAPH::isHex).toList();
    int hexes = route.size();
    return row(
        from + " to " + port,
        List.of(
            "" + hexes,
            turns(hexes, 9),
            turns(hexes, 18),
            turns(hexes, 24),
            "" + within(route, GRAPH.set("airfields"), BY_AIR),
            "" + within(route, GRAPH.set("ports"), BY_SHIP)));
  }

  private static String airfields() {
    List<String> lines = new ArrayList<>();
    lines.add("### Airfields: what fighters and bombers there can meet within 4 hexes");
    lines.add("");
    lines.add("| airfield | hex | sea hexes | ports | towns on land alone | other airfields |");
    lines.add("|---|---|---|---|---|---|");
    for (Place field : sorted(GRAPH.set("airfields"))) {
      lines.add(
          row(
              name(field),
              List.of(
                  field.id(),
                  "" + near(field, GRAPH.set("sea")).size(),
                  names(near(field, GRAPH.set("ports"))),
                  names(
                      near(field, GRAPH.set("towns")).stream()
                          .filter(town -> !GRAPH.set("ports").contains(town))
                          .toList()),
                  names(near(field, GRAPH.set("airfields"))))));
    }
    return text(lines);
  }

  /** Out and back on one tank: a flight reaches half the printed movement. */
  private static String aircraft() {
    List<String> lines = new ArrayList<>();
    lines.add("### Aircraft: towns and airfields reached and left again (half the movement)");
    lines.add("");
    lines.add("| type | half | from Denmark | from Britain | from Oslo's Fornebu |");
    lines.add("|---|---|---|---|---|");
    List<String> types =
        List.of(
            "Ju 87:8",
            "Bf 109 E:12",
            "Gladiator:13",
            "Hurricane:14",
            "Swordfish:15",
            "Ca 310:20",
            "Ju 52:23",
            "He 111, Bf 110, Wellington:25");
    for (String type : types) {
      String[] parts = type.split(":", -1);
      int half = Integer.parseInt(parts[1]);
      lines.add(
          row(
              parts[0],
              List.of(
                  parts[1],
                  reached(DENMARK, half),
                  reached(BRITAIN, half),
                  reached(Norway.place("Fornebu"), half))));
    }
    return text(lines);
  }

  private static String reached(Place from, int half) {
    Reach air = Norway.byAir(from);
    List<Place> towns =
        Norway.towns().stream()
            .filter(town -> air.cost(town).compareTo(Fraction.of(half)) <= 0)
            .sorted(Comparator.comparing(air::cost))
            .toList();
    return towns.isEmpty()
        ? "none"
        : towns.size()
            + (towns.size() == 1 ? " town, " : " towns, the farthest ")
            + name(towns.getLast());
  }

  private static String sea(Place box, Place town) {
    return GRAPH.set("ports").contains(town)
        ? Norway.bySea(box, Set.of()).cost(town).toString()
        : "";
  }

  private static String nearest(Reach reach, Collection<Place> places, int many) {
    return places.stream()
        .sorted(Comparator.comparing(reach::cost).thenComparing(place -> place))
        .limit(many)
        .map(place -> name(place) + " " + reach.cost(place))
        .collect(Collectors.joining(", "));
  }

  private static List<Place> near(Place from, Set<Place> places) {
    return sorted(places).stream()
        .filter(place -> !place.equals(from) && GRAPH.distance(from, place) <= BY_AIR)
        .toList();
  }

  private static long within(List<Place> route, Set<Place> places, int range) {
    return route.stream()
        .filter(hex -> places.stream().anyMatch(place -> GRAPH.distance(hex, place) <= range))
        .count();
  }

  private static String turns(int hexes, int points) {
    return "" + (hexes + points - 1) / points;
  }

  private static List<Place> sorted(Set<Place> places) {
    return places.stream().sorted().toList();
  }

  private static String names(List<Place> places) {
    return places.stream().map(DistancesTest::name).collect(Collectors.joining(", "));
  }

  private static String name(Place hex) {
    MapSheet.Hex there = GRAPH.hex(hex);
    return there.name();
  }

  private static String row(String first, List<String> cells) {
    return "| " + first + " | " + String.join(" | ", cells) + " |";
  }

  private static String text(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }
}
