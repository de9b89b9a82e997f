package umpire.narvik.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.narvik.Narvik;
import umpire.wire.pack.Packs;

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

  private static Probability of(Odds odds, RaidOutcome outcome) {
    return odds.chances().stream()
        .filter(chance -> chance.outcome().equals(outcome))
        .map(Odds.Chances::of)
        .findFirst()
        .orElse(Probability.ZERO);
  }

  @Test
  void R18_1_3_oneSortieIsCountedOverAllFalls() {
    // 16 to 30 points: 3 or less nothing (3 of 36), 11 and 12 sink (3 of 36), 9 and 10 sink too.
    Odds odds = odds(16);
    assertThat(of(odds, new RaidOutcome(2, 0, 0))).isEqualTo(Probability.of(3, 36));
    assertThat(of(odds, new RaidOutcome(3, 1, 0))).isEqualTo(Probability.of(7, 36));
    assertThat(of(odds, new RaidOutcome(6, 0, 1))).isEqualTo(Probability.of(3, 36));
  }

  @Test
  void R18_1_3_twoSortiesMultiply() {
    Probability single = of(odds(16), new RaidOutcome(2, 0, 0));
    assertThat(of(odds(16, 16), new RaidOutcome(4, 0, 0))).isEqualTo(single.times(single));
    assertThat(Probability.sum(odds(10, 7, 3).chances().stream().map(Odds.Chances::of).toList()))
        .isEqualTo(Probability.ONE);
  }

  @Test
  void R18_1_3_manyAreCounted() {
    int[] twelve = Collections.nCopies(12, 16).stream().mapToInt(Integer::intValue).toArray();
    // Nobody hits at all only if every sortie throws 2 or 3.
    assertThat(of(odds(twelve), new RaidOutcome(24, 0, 0)).decimal())
        .isEqualTo(Math.pow(1.0 / 12, 12), within(1e-20));
  }

  @Test
  void R18_1_3_moreThanALongCouldHoldAreCountedToo() {
    int[] thirteen = Collections.nCopies(13, 16).stream().mapToInt(Integer::intValue).toArray();
    assertThat(of(odds(thirteen), new RaidOutcome(26, 0, 0)))
        .isEqualTo(new Probability(BigInteger.ONE, BigInteger.valueOf(12).pow(13)));
  }
}
