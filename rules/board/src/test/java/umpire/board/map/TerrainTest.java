package umpire.board.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Terrain can be told apart without colours, as on a copy in grey. */
class TerrainTest {
  /** Of 255: what an eye tells apart in two neighbouring areas. */
  private static final double APART = 20;

  @Test
  void twoTerrainsDifferInGreyOrInTexture() {
    for (String one : Terrain.known()) {
      for (String other : Terrain.known()) {
        Terrain first = Terrain.of(one, List.of());
        Terrain second = Terrain.of(other, List.of());
        if (!first.equals(second)) {
          boolean grey = Math.abs(grey(first.fill()) - grey(second.fill())) >= APART;
          boolean texture =
              !(first.lines() + first.shade()).equals(second.lines() + second.shade());
          assertThat(grey || texture).as(one + " and " + other).isTrue();
        }
      }
    }
  }

  @Test
  void waterHighAndOpenGroundDifferInGreyAlone() {
    for (String[] pair :
        List.of(of("water", "mountain"), of("water", "clear"), of("mountain", "clear"))) {
      double one = grey(Terrain.of(pair[0], List.of()).fill());
      double other = grey(Terrain.of(pair[1], List.of()).fill());
      assertThat(Math.abs(one - other)).as(String.join(" and ", pair)).isGreaterThan(APART);
    }
  }

  @Test
  void aTextureStandsOutFromItsGround() {
    for (String word : Terrain.known()) {
      Terrain terrain = Terrain.of(word, List.of());
      if (terrain.textured()) {
        assertThat(grey(terrain.fill()) - grey(terrain.ink())).as(word).isGreaterThan(APART);
      }
    }
  }

  private static String[] of(String one, String other) {
    return new String[] {one, other};
  }

  /** As bright as television has it: 0 is black, 255 white. */
  private static double grey(String colour) {
    Color rgb = Color.decode(colour);
    return 0.299 * rgb.getRed() + 0.587 * rgb.getGreen() + 0.114 * rgb.getBlue();
  }
}
