package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** The book's examples that speak of numbered hexes, and the lie of the grid that follows. */
class ExamplesOfTheMapTest {
  /** EX-02. */
  @Test
  void R14_2_aRoadJoins1710And1810InBothDirections() {
    assertThat(Narviks.MAP.linked(hex("1710"), hex("1810"), "road")).isTrue();
    assertThat(Narviks.MAP.linked(hex("1810"), hex("1710"), "road")).isTrue();
  }

  /** EX-03. */
  @Test
  void R14_2_noRoadJoins2306And2307() {
    assertThat(Narviks.MAP.adjacent(hex("2306"), hex("2307"))).isTrue();
    assertThat(Narviks.MAP.linked(hex("2306"), hex("2307"), "road")).isFalse();
    assertThat(Narviks.MAP.linked(hex("2306"), hex("2307"), "railway")).isFalse();
  }

  /** EX-04, EX-05, EX-06, EX-12, and the shots of the house scenario. */
  @ParameterizedTest
  @CsvSource({
    "EX-04, 1610, 1612, 2, true",
    "EX-05, 1813, 1911, 2, true",
    "EX-06, 2305, 2406, 1, true",
    "EX-12, 2106, 2406, 3, true",
    "scenario, 1610, 1811, 2, false",
    "scenario, 1610, 1711, 2, false",
    "scenario, 1910, 1811, 1, false"
  })
  void R16_1b_ridgesInTheLineOfFire(
      String example, String from, String target, int distance, boolean ridge) {
    assertThat(Narviks.MAP.distance(hex(from), hex(target))).as(example).isEqualTo(distance);
    assertThat(Narviks.MAP.lineOfFire(hex(from), hex(target)))
        .isNotEmpty()
        .matches(sides -> ridge == sides.stream().anyMatch(ExamplesOfTheMapTest::isRidge), example);
  }

  /** EX-05: the shot runs along the hexside, not across it. */
  @Test
  void R16_1b_theShotFrom1813At1911RunsAlongTheRidge() {
    assertThat(Narviks.MAP.lineOfFire(hex("1813"), hex("1911")))
        .containsExactly(new Hexside(hex("1812"), hex("1912")));
  }

  /** EX-09. */
  @Test
  void R20_1_noWaterwayJoins2008And2107() {
    assertThat(Narviks.MAP.adjacent(hex("2008"), hex("2107"))).isTrue();
    assertThat(Narviks.MAP.linked(hex("2008"), hex("2107"), "waterway")).isFalse();
  }

  @Test
  void theNeighboursOf1811() {
    assertThat(Narviks.MAP.neighbours(hex("1811")))
        .extracting(Place::id)
        .containsExactlyInAnyOrder("1810", "1812", "1710", "1711", "1910", "1911");
    assertThat(Narviks.MAP.distance(hex("1711"), hex("1810"))).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "1610, 1710",
    "1710, 1811",
    "1710, 1711",
    "1810, 1811",
    "1711, 1811",
    "1711, 1712",
    "1712, 1713"
  })
  void theGroundOfTheScenarioIsOpen(String one, String other) {
    assertThat(Narviks.MAP.adjacent(hex(one), hex(other))).isTrue();
    assertThat(Narviks.MAP.side(hex(one), hex(other))).isEmpty();
    assertThat(Narviks.MAP.hex(hex(one)).terrain()).isEqualTo("clear");
    assertThat(Narviks.MAP.hex(hex(other)).terrain()).isEqualTo("clear");
  }

  private static boolean isRidge(Hexside side) {
    return Narviks.MAP.side(side.first(), side.second()).contains("ridge");
  }

  private static Place hex(String id) {
    return Narviks.hex(id);
  }
}
