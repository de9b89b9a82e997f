package umpire.narvik.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.hex.Grid;
import umpire.narvik.model.Landmarks;

/** 2.0, 3.0 How the map is numbered, where Narvik lies, and that there is one Harstad. */
class R02_GridTest {
  @Test
  void R2_0_r46_rowsFromTheSouthAndHexesFromTheWest() {
    Grid grid = Narviks.MAP.sheet().grid();
    assertThat(grid.linesGrow()).isEqualTo(Grid.Compass.NORTH);
    assertThat(grid.positionsGrow()).isEqualTo(Grid.Compass.EAST);
    assertThat(grid.shifted()).isEqualTo(Grid.Parity.EVEN);
    assertThat(Narviks.MAP.set("edge-south")).allMatch(hex -> hex.id().startsWith("01"));
    assertThat(Narviks.MAP.set("edge-west")).allMatch(hex -> hex.id().endsWith("01"));
  }

  /** Hexes that the text names together: beside each other, or so many hexes apart. */
  @ParameterizedTest
  @CsvSource({
    "1811, 1812, 1",
    "1711, 1812, 1",
    "1712, 1812, 1",
    "1710, 1810, 1",
    "2306, 2307, 1",
    "2305, 2406, 1",
    "2008, 2107, 1",
    "1610, 1612, 2",
    "1813, 1911, 2",
    "2106, 2406, 3"
  })
  void R2_0_r46_itFitsTheExamplesOfTheText(String one, String other, int distance) {
    assertThat(Narviks.MAP.distance(Narviks.hex(one), Narviks.hex(other))).isEqualTo(distance);
  }

  /** If the odd rows lay west of the even ones, these would be neighbours. */
  @ParameterizedTest
  @CsvSource({"1811, 1712", "2305, 2404", "2008, 2109"})
  void R2_0_r46_evenRowsLieWestOfTheOdd(String one, String other) {
    assertThat(Narviks.MAP.adjacent(Narviks.hex(one), Narviks.hex(other))).isFalse();
  }

  @Test
  void R2_0_r46_narvikIsThePortWhereTheRailwayEnds() {
    assertThat(Landmarks.NARVIK).isEqualTo(Narviks.hex("1911"));
    assertThat(Narviks.MAP.hex(Landmarks.NARVIK).name()).isEqualTo("Narvik");
    assertThat(Narviks.MAP.hexHas(Landmarks.NARVIK, "port")).isTrue();
    assertThat(Narviks.MAP.linkedTo(Landmarks.NARVIK, "railway")).hasSize(1);
    assertThat(Narviks.MAP.hexes())
        .filteredOn(hex -> Narviks.MAP.hex(hex).name().equals("Narvik"))
        .containsExactly(Landmarks.NARVIK);
  }

  /** The booklet writes Harstad and Hardstad; it is one box, and no hex of the map. */
  @Test
  void R3_0_r31_thereIsOneHarstad() {
    assertThat(Narviks.MAP.sheet().areas())
        .extracting(area -> area.id())
        .isEqualTo(List.of(Landmarks.HARSTAD));
    assertThat(Narviks.MAP.isHex(Landmarks.HARSTAD)).isFalse();
    assertThat(Narviks.MAP.has(Narviks.hex("hardstad"))).isFalse();
  }
}
