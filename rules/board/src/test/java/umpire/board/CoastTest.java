package umpire.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.play.BoardContents;

/** Hexes that are land and sea at once, what bars either, and what towns are worth. */
class CoastTest {
  private static final Place WEST = new Place("0201");
  private static final Place EAST = new Place("0202");
  private static final Place INLAND = new Place("0101");

  @Test
  void landAndSeaHaveNoMarkOfTheirOwnAndMoraleStandsInTheLegendOnce() {
    Document svg = Pictures.read(svg(Set.of("impassable")));
    assertThat(Pictures.values(svg, "data-feature"))
        .contains("morale-6", "morale-10", "lake", "battery")
        .doesNotContain("land", "sea");
    List<String> legend =
        Pictures.elements(svg).stream()
            .filter(element -> element.getTagName().equals("text"))
            .map(Element::getTextContent)
            .toList();
    assertThat(legend).containsOnlyOnce("morale of a town").containsOnlyOnce("impassable");
    assertThat(legend).contains("10", "6");
  }

  @Test
  void betweenTwoCoastsThatBarLandUnitsRunsWater() {
    String open = water(Set.of("river"));
    assertThat(water(Set.of("impassable"))).isNotEqualTo(open);
    assertThat(water(Set.of("impassable-sea"))).isEqualTo(open);
  }

  /** Ships pass from either coast to the one inland, so its water is drawn. */
  @Test
  void waterLeadsOnInlandUnlessShipsAreBarred() {
    Set<String> coast = Set.of("land", "sea");
    List<Hexside> both = List.of(new Hexside(WEST, INLAND), new Hexside(EAST, INLAND));
    String dry = water(svg(both, Set.of("river"), Set.of("land")));
    assertThat(water(svg(both, Set.of("river"), coast))).isNotEqualTo(dry);
    assertThat(water(svg(both, Set.of("impassable-sea"), coast))).isEqualTo(dry);
  }

  private static String water(Set<String> features) {
    return water(svg(features));
  }

  private static String water(String svg) {
    int start = svg.indexOf("id=\"water\"");
    return svg.substring(start, svg.indexOf("id=\"grid\"", start));
  }

  private static String svg(Set<String> features) {
    return svg(List.of(new Hexside(WEST, EAST)), features, Set.of("land"));
  }

  private static String svg(List<Hexside> sides, Set<String> features, Set<String> inland) {
    MapSheet sheet =
        new MapSheet(
            Pictures.POINTY,
            List.of(
                hex(WEST, "clear", Set.of("land", "sea", "town", "morale-6")),
                hex(EAST, "clear", Set.of("land", "sea", "town", "morale-10")),
                hex(INLAND, "clear", inland),
                hex(new Place("0102"), "clear", Set.of("land", "lake", "battery")),
                hex(new Place("0301"), "sea", Set.of("sea"))),
            sides.stream().map(side -> new MapSheet.Side(side, features, Pictures.HOUSE)).toList(),
            List.of(),
            List.of(),
            List.of());
    return new Board("A", "game@1", new MapGraph(sheet)).svg(BoardContents.empty());
  }

  private static MapSheet.Hex hex(Place place, String terrain, Set<String> features) {
    return new MapSheet.Hex(place, terrain, features, "", Pictures.HOUSE);
  }
}
