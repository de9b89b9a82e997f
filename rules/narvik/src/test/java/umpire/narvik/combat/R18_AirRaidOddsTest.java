package umpire.narvik.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.cite.Fraction;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.narvik.Narvik;
import umpire.wire.Packs;

/** 18.1.2, 18.1.3 The exact odds of air missions. */
class R18_AirRaidOddsTest {
  private final NarvikCombat combat = new NarvikCombat(Packs.load(new Narvik()));

  private Odds odds(int... airPoints) {
    List<AirRaid.Sortie> sorties =
        Arrays.stream(airPoints)
            .mapToObj(points -> new AirRaid.Sortie("cruiser-1", points))
            .toList();
    return combat.odds(new AirRaid(sorties, false, false, 0), Policy.none());
  }

  private static Fraction of(Odds odds, RaidOutcome outcome) {
    return odds.chances().stream()
        .filter(chance -> chance.outcome().equals(outcome))
        .map(Odds.Chances::of)
        .findFirst()
        .orElse(Fraction.ZERO);
  }

  @Test
  void R18_1_3_oneSortieIsCountedOverAllFalls() {
    // 16 to 30 points: 3 or less nothing (3 of 36), 11 and 12 sink (3 of 36), 9 and 10 sink too.
    Odds odds = odds(16);
    assertThat(of(odds, new RaidOutcome(2, 0, 0))).isEqualTo(new Fraction(3, 36));
    assertThat(of(odds, new RaidOutcome(3, 1, 0))).isEqualTo(new Fraction(7, 36));
    assertThat(of(odds, new RaidOutcome(6, 0, 1))).isEqualTo(new Fraction(3, 36));
  }

  @Test
  void R18_1_3_twoSortiesMultiply() {
    Fraction single = of(odds(16), new RaidOutcome(2, 0, 0));
    assertThat(of(odds(16, 16), new RaidOutcome(4, 0, 0))).isEqualTo(single.times(single));
    Fraction sum =
        odds(10, 7, 3).chances().stream()
            .map(Odds.Chances::of)
            .reduce(Fraction.ZERO, Fraction::plus);
    assertThat(sum).isEqualTo(Fraction.of(1));
  }

  @Test
  void R18_1_3_asManyAsAreAllowedAreCounted() {
    int[] twelve = Collections.nCopies(12, 16).stream().mapToInt(Integer::intValue).toArray();
    // Nobody hits at all only if every sortie throws 2 or 3.
    assertThat(of(odds(twelve), new RaidOutcome(24, 0, 0)).decimal())
        .isEqualTo(Math.pow(1.0 / 12, 12), within(1e-20));
  }

  @Test
  void R18_1_3_moreThanCanBeCountedIsRefusedByName() {
    int[] thirteen = Collections.nCopies(13, 1).stream().mapToInt(Integer::intValue).toArray();
    assertThatThrownBy(() -> odds(thirteen))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at most 12 sorties");
  }
}
