package umpire.kernel.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Provenance;

class MapGraphTest {
  private static final Provenance HOUSE = new Provenance(Provenance.Kind.HOUSE, "test");
  private final MapGraph map = map(List.of(side("0303", "0304", "river")), List.of(road()));

  @Test
  void placesSidesLinksAndSets() {
    assertThat(map.hexes()).hasSize(36);
    assertThat(map.has(at("sea"))).isTrue();
    assertThat(map.isHex(at("sea"))).isFalse();
    assertThat(map.neighbours(at("0101"))).hasSizeBetween(2, 3).contains(at("0102"), at("0201"));
    assertThat(map.neighbours(at("sea"))).isEmpty();
    assertThat(map.side(at("0304"), at("0303"))).containsExactly("river");
    assertThat(map.side(at("0304"), at("0305"))).isEmpty();
    assertThat(map.linked(at("sea"), at("0101"), "sea-lane")).isTrue();
    assertThat(map.linked(at("sea"), at("0101"), "road")).isFalse();
    assertThat(map.linkedTo(at("0101"), "sea-lane")).containsExactly(at("sea"));
    assertThat(map.set("ports")).containsExactly(at("0101"));
    assertThat(map.distance(at("0101"), at("0106"))).isEqualTo(5);
    assertThat(map.within(0, at("0303"))).containsExactly(at("0303"));
    assertThat(map.within(1, at("0303"))).hasSize(7).containsAll(map.neighbours(at("0303")));
    assertThat(map.within(9, at("0101"))).containsExactlyInAnyOrderElementsOf(map.hexes());
    for (Place from : map.hexes()) {
      for (int range = 0; range < 5; range++) {
        int most = range;
        assertThat(map.within(range, from))
            .isSorted()
            .containsExactlyInAnyOrderElementsOf(
                map.hexes().stream().filter(hex -> map.distance(from, hex) <= most).toList());
      }
    }
    assertThatThrownBy(() -> map.within(1, at("sea"))).hasMessageContaining("no hex sea");
    assertThatThrownBy(() -> map.set("towns")).hasMessageContaining("no set named 'towns'");
    assertThatThrownBy(() -> map.hex(at("0909"))).hasMessageContaining("no hex 0909");
  }

  @Test
  void theShortestWayGoesRoundWhatIsBarred() {
    Set<Place> goal = Set.of(at("0104"));
    assertThat(map.shortestWay(at("0101"), goal, _ -> true).orElseThrow())
        .containsExactly(at("0101"), at("0102"), at("0103"), at("0104"));
    Set<Place> barred = Set.of(at("0102"), at("0103"));
    List<Place> round =
        map.shortestWay(at("0101"), goal, hex -> !barred.contains(hex)).orElseThrow();
    assertThat(round)
        .startsWith(at("0101"))
        .endsWith(at("0104"))
        .doesNotContainAnyElementsOf(barred);
    for (int i = 1; i < round.size(); i++) {
      assertThat(map.adjacent(round.get(i - 1), round.get(i))).isTrue();
    }
    assertThat(map.shortestWay(at("0104"), goal, _ -> false)).hasValue(List.of(at("0104")));
    assertThat(map.shortestWay(at("0101"), goal, hex -> !goal.contains(hex))).isEmpty();
    assertThat(map.shortestWay(at("0101"), Set.of(at("sea")), _ -> true)).isEmpty();
  }

  @Test
  void aMapIsNotChangedThroughItsHexes() {
    assertThatThrownBy(() -> map.hexes().remove(at("0101")))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void whatContradictsItselfIsRefused() {
    assertThatThrownBy(() -> map(List.of(side("0101", "0303", "river")), List.of()))
        .hasMessage("hexside 0101/0303 joins no neighbours");
    assertThatThrownBy(
            () ->
                map(
                    List.of(side("0101", "0102", "river"), side("0102", "0101", "ridge")),
                    List.of()))
        .hasMessage("hexside 0101/0102 stands twice");
    assertThatThrownBy(
            () ->
                map(
                    List.of(),
                    List.of(new MapSheet.Link(new Hexside(at("0101"), at("moon")), "road", HOUSE))))
        .hasMessage("a link names moon, which the map lacks");
    assertThatThrownBy(() -> new Hexside(at("0101"), at("0101")))
        .hasMessageContaining("between two hexes");
  }

  @Test
  void theCheapestPathIsFound() {
    Reach.Toll toll =
        (from, to) ->
            to.equals(at("0102"))
                ? new Reach.Step.Barred()
                : new Reach.Step.Costs(Fraction.of(map.side(from, to).contains("river") ? 3 : 1));
    Reach reach = Reach.from(at("0101"), Fraction.of(4), map::neighbours, toll);
    assertThat(reach.reaches(at("0102"))).isFalse();
    assertThat(reach.cost(at("0101"))).isEqualTo(Fraction.ZERO);
    assertThat(reach.cost(at("0103"))).isEqualTo(Fraction.of(3));
    assertThat(reach.path(at("0103"))).hasSize(4).startsWith(at("0101")).endsWith(at("0103"));
    for (Place place : reach.places()) {
      assertThat(reach.path(place)).hasSize((int) reach.cost(place).over() + 1);
    }
    assertThatThrownBy(() -> reach.path(at("0606"))).hasMessageContaining("out of reach");
    assertThatThrownBy(() -> new Reach.Step.Costs(Fraction.of(-1)))
        .hasMessageContaining("cannot cost -1");
  }

  @Test
  void aStraightLineOfFireCrossesOneSideAStep() {
    assertThat(map.lineOfFire(at("0101"), at("0104")))
        .containsExactly(
            new Hexside(at("0101"), at("0102")),
            new Hexside(at("0102"), at("0103")),
            new Hexside(at("0103"), at("0104")));
    assertThat(map.lineOfFire(at("0101"), at("0102"))).hasSize(1);
  }

  @Test
  void aLineThroughCornersRunsAlongTheSideBetween() {
    // Two lines down and straight below, in a grid of rows: along the side of the two hexes
    // between.
    List<Hexside> met = map.lineOfFire(at("0303"), at("0503"));
    assertThat(met).hasSize(1);
    assertThat(map.neighbours(met.getFirst().first())).contains(met.getFirst().second());
    assertThat(map.lineOfFire(at("0503"), at("0303"))).isEqualTo(met);
  }

  private static MapGraph map(List<MapSheet.Side> sides, List<MapSheet.Link> links) {
    List<MapSheet.Hex> hexes = new ArrayList<>();
    for (int line = 1; line <= 6; line++) {
      for (int position = 1; position <= 6; position++) {
        hexes.add(hex("%02d%02d".formatted(line, position)));
      }
    }
    return new MapGraph(
        new MapSheet(
            GridTest.rows(Grid.Parity.EVEN),
            hexes,
            sides,
            links,
            List.of(new MapSheet.Area(at("sea"), "The Sea", HOUSE)),
            List.of(new MapSheet.Named("ports", Set.of(at("0101"))))));
  }

  private static MapSheet.Hex hex(String id) {
    return new MapSheet.Hex(at(id), "clear", Set.of(), "", HOUSE);
  }

  private static MapSheet.Side side(String one, String other, String feature) {
    return new MapSheet.Side(new Hexside(at(one), at(other)), Set.of(feature), HOUSE);
  }

  private static MapSheet.Link road() {
    return new MapSheet.Link(new Hexside(at("sea"), at("0101")), "sea-lane", HOUSE);
  }

  private static Place at(String id) {
    return new Place(id);
  }
}
