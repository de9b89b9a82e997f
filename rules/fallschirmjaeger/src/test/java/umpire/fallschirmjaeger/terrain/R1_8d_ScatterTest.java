package umpire.fallschirmjaeger.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.fallschirmjaeger.Edition.at;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.Edition;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/** 1.8d: direction and distance of a scatter. */
class R1_8d_ScatterTest {
  private static final MapGraph MAP = Edition.real().map();
  private static final Scatter SCATTER = new Scatter(MAP);

  @Test
  void R1_8d_everyDirectionLeadsStraightAway() {
    Place target = at("30.20");
    for (int direction = 1; direction <= 6; direction++) {
      for (int distance = 2; distance <= 12; distance++) {
        Place there = SCATTER.from(target, direction, distance).orElseThrow();
        assertThat(MAP.distance(target, there)).isEqualTo(distance);
      }
    }
  }

  /** 1.8d/r54: 1 is towards the next higher row, the others follow clockwise. */
  @Test
  void R1_8d_r54_oneIsTowardsTheNextRowAndEachNextIsBesideIt() {
    Place target = at("30.20");
    assertThat(SCATTER.from(target, 1, 1)).contains(at("30.21"));
    assertThat(SCATTER.from(target, 4, 1)).contains(at("30.19"));
    IntStream.rangeClosed(1, 6)
        .forEach(
            direction -> {
              Place one = SCATTER.from(target, direction, 1).orElseThrow();
              Place next = SCATTER.from(target, direction % 6 + 1, 1).orElseThrow();
              assertThat(MAP.adjacent(one, next)).isTrue();
            });
  }

  @Test
  void R1_8d_beyondTheMapThereIsNoHex() {
    assertThat(SCATTER.from(at("01.28"), 6, 5)).isEmpty();
    assertThat(SCATTER.from(at("30.01"), 4, 2)).isEmpty();
  }
}
