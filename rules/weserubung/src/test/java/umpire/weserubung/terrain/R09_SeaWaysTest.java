package umpire.weserubung.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.weserubung.Weserubung;
import umpire.wire.pack.Packs;

/** 3.4-a, 9.0, 2.0-d: where ships go. */
class R09_SeaWaysTest {
  private static final MapFacts CHART = new MapFacts(Packs.load(new Weserubung()).map());
  private static final SeaWays WAYS = new SeaWays(CHART);
  private static final Distances DISTANCES = new Distances(CHART);

  @Test
  void R3_4_a_shipsGoWhereThereIsSeaAndIntoTheBoxes() {
    assertThat(WAYS.size()).isEqualTo(CHART.set("sea").size() + 2);
    assertThat(CHART.hexes()).allMatch(hex -> WAYS.has(hex) == CHART.isSea(hex));
    assertThat(WAYS.has(MapFacts.DENMARK)).isTrue();
  }

  @Test
  void R9_0_simp_noShipCrossesABlueLine() {
    List<MapSheet.Side> lines =
        CHART.map().sheet().hexsides().stream()
            .filter(side -> side.features().contains("impassable-sea"))
            .filter(side -> WAYS.has(side.between().first()) && WAYS.has(side.between().second()))
            .toList();
    assertThat(lines).isNotEmpty();
    for (MapSheet.Side line : lines) {
      Hexside between = line.between();
      assertThat(WAYS.neighbours(between.first())).doesNotContain(between.second());
      assertThat(WAYS.neighbours(between.second())).doesNotContain(between.first());
    }
  }

  @Test
  void R2_0_d_aBoxLiesBesideTheHexesOfItsArrows() {
    assertThat(WAYS.neighbours(MapFacts.DENMARK)).contains(new Place("1801"), new Place("2801"));
    assertThat(WAYS.neighbours(new Place("0506"))).contains(MapFacts.BRITAIN);
    assertThat(WAYS.neighbours(new Place("0505"))).doesNotContain(MapFacts.BRITAIN);
  }

  @Test
  void waysGoBothWaysAndAreAsLongAsTheirSteps() {
    byte[] bars = new byte[WAYS.size()];
    int narvik = WAYS.number(new Place("2154"));
    int[] steps = WAYS.from(narvik, bars, SeaWays.FAR - 1);
    assertThat(Arrays.stream(steps).filter(step -> step < SeaWays.FAR).count())
        .isEqualTo(WAYS.size());
    for (int number = 0; number < WAYS.size(); number++) {
      List<Place> way = WAYS.way(steps, bars, number);
      assertThat(way).hasSize(steps[number] + 1).startsWith(new Place("2154"));
      for (int step = 1; step < way.size(); step++) {
        assertThat(WAYS.neighbours(way.get(step - 1))).contains(way.get(step));
      }
    }
  }

  @Test
  void whatCannotBePassedIsAnEndAndWhatIsClosedIsNone() {
    byte[] bars = new byte[WAYS.size()];
    int start = WAYS.number(new Place("0530"));
    for (Place ring : WAYS.neighbours(new Place("0530"))) {
      bars[WAYS.number(ring)] = SeaWays.END;
    }
    int[] steps = WAYS.from(start, bars, 30);
    assertThat(Arrays.stream(steps).filter(step -> step < SeaWays.FAR).count())
        .isEqualTo(1 + WAYS.neighbours(new Place("0530")).size());
    Arrays.fill(bars, SeaWays.CLOSED);
    assertThat(Arrays.stream(WAYS.from(start, bars, 30)).filter(step -> step < SeaWays.FAR))
        .hasSize(1);
  }

  @Test
  void R7_2_a_r41_aBoxIsOneHexFromItsArrowsAndNoShortCutBetweenThem() {
    Place first = new Place("0506");
    Place last = new Place("0518");
    assertThat(DISTANCES.between(MapFacts.BRITAIN, first)).isEqualTo(1);
    assertThat(DISTANCES.between(last, MapFacts.BRITAIN)).isEqualTo(1);
    assertThat(DISTANCES.between(first, last)).isEqualTo(12);
    assertThat(DISTANCES.within(first, last, 12)).isTrue();
    assertThat(DISTANCES.within(first, last, 11)).isFalse();
  }

  /** Reach is asked for in every offer of the naval phase: it must not take a tenth of a ms. */
  @Test
  void aReachIsFoundInWellUnderATenthOfAMillisecond() {
    byte[] bars = new byte[WAYS.size()];
    int start = WAYS.number(MapFacts.DENMARK);
    long best = Long.MAX_VALUE;
    for (int round = 0; round < 40; round++) {
      long began = System.nanoTime();
      for (int i = 0; i < 100; i++) {
        WAYS.from(start, bars, 24);
      }
      best = Math.min(best, (System.nanoTime() - began) / 100);
    }
    assertThat(best).as("nanoseconds").isLessThan(100_000);
  }
}
