package umpire.fallschirmjaeger.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.fallschirmjaeger.model.chart.Cells.TurnOfTrack;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Aircraft;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Table;
import umpire.testkit.DoubleEntry;

/**
 * House charts: typed a second time where a ruling gives them, and never worse for a higher die.
 */
class HouseChartsTest {
  /** T-TurnTrack/r52. */
  @Test
  void theTurnTrackTypedASecondTime() {
    Table<TurnOfTrack> track = HousePack.PACK.table("turn-track");
    DoubleEntry.chart(
        track,
        turn -> turn.day() + (turn.night() ? " night" : ""),
        """
           | turn
        1  | 10
        2  | 10
        3  | 10
        4  | 10 night
        5  | 11
        6  | 11
        7  | 11 night
        8  | 12
        9  | 12
        10 | 12 night
        11 | 13
        12 | 13
        13 | 13 night
        14 | 14
        15 | 14
        """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"air-support-german", "air-support-dutch", "air-support-british"})
  void aHigherDieNeverBringsFewerAircraft(String chart) {
    Table<Integer> support = HousePack.PACK.table(chart);
    support
        .columns()
        .headings()
        .forEach(id -> assertThat(HousePack.PACK.counter(id, Aircraft.class)).isNotNull());
    List<List<Integer>> cells = support.cells();
    assertThat(cells).hasSize(6);
    for (int die = 1; die < cells.size(); die++) {
      for (int kind = 0; kind < cells.get(die).size(); kind++) {
        assertThat(cells.get(die).get(kind)).isGreaterThanOrEqualTo(cells.get(die - 1).get(kind));
      }
    }
  }

  /** 5.1 gives two Ju-87b a turn (l.797); the die gives two on average. */
  @Test
  void theStukasOfTheIntroductionAreTheAverage() {
    Table<Integer> support = HousePack.PACK.table("air-support-german");
    int column = support.columns().headings().indexOf("ju-87b");
    assertThat(support.cells().stream().mapToInt(row -> row.get(column)).average()).hasValue(2.0);
  }

  @Test
  void everyAirfieldTakesItsSupplyHead() {
    Table<Integer> capacity = HousePack.PACK.table("airfield-capacity");
    assertThat(capacity.rows().headings()).hasSize(HousePack.MAP.set("airfields").size());
    for (int row = 0; row < capacity.cells().size(); row++) {
      String airfield = capacity.rows().headings().get(row);
      int cap = capacity.cells().get(row).get(0);
      int max = capacity.cells().get(row).get(1);
      Head head = HousePack.PACK.counter("head-" + airfield, Head.class);
      assertThat(cap).as(airfield).isLessThan(max);
      assertThat(head.full().points()).as(airfield).isLessThanOrEqualTo(max);
      assertThat(head.reduced().points()).as(airfield).isLessThanOrEqualTo(cap);
    }
  }

  /** 4.0e(2)/r58: each hex touches the next along a way; the limit of points is reached. */
  @Test
  void theLineOfCommunicationLeadsFromHexToHex() {
    Table<Place> line = HousePack.PACK.table("communication-hexes");
    List<Place> hexes = line.cells().stream().map(List::getFirst).toList();
    assertThat(hexes).hasSize(57).doesNotHaveDuplicates();
    assertThat(HousePack.MAP.set("line-of-communication")).hasSameElementsAs(hexes);
    Table<Place> wayPoints = HousePack.PACK.table("communication-way-points");
    assertThat(hexes)
        .containsSubsequence(wayPoints.cells().stream().map(List::getFirst).toList())
        .startsWith(new Place("01.28"))
        .endsWith(new Place("53.16"));
    for (int step = 1; step < hexes.size(); step++) {
      Place from = hexes.get(step - 1);
      Place to = hexes.get(step);
      assertThat(List.of("road", "highway", "railway"))
          .as("%s to %s", from, to)
          .anyMatch(kind -> HousePack.MAP.linked(from, to, kind));
    }
  }
}
