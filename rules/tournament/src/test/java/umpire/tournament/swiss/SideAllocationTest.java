package umpire.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.tournament.swiss.SidePreference.Strength;

/** C.04.3 1.7 and 5.2. */
class SideAllocationTest {
  @Test
  void preferencesFollowFromTheSidesTaken() {
    assertThat(SidePreference.after(List.of()).strength()).isEqualTo(Strength.NONE);
    preference(List.of(0), Strength.STRONG, 1);
    preference(List.of(0, 1), Strength.MILD, 0);
    preference(List.of(0, 1, 1), Strength.ABSOLUTE, 0);
    preference(List.of(0, 0), Strength.ABSOLUTE, 1);
    preference(List.of(0, 1, 0), Strength.STRONG, 1);
    preference(List.of(1, 0, 0, 1), Strength.MILD, 0);
    preference(List.of(0, 0, 1, 0), Strength.ABSOLUTE, 1);
    preference(List.of(0, 0, 1, 1), Strength.ABSOLUTE, 0);
    preference(List.of(0, 1, 0, 0, 1), Strength.STRONG, 1);
  }

  @Test
  void bothPreferencesAreGranted() {
    assertThat(sides(contender(1, 0), contender(2, 1))).isEqualTo(List.of(2, 1));
    assertThat(sides(contender(1), contender(2, 0))).isEqualTo(List.of(1, 2));
    assertThat(sides(contender(1, 1), contender(2))).isEqualTo(List.of(1, 2));
  }

  @Test
  void theStrongerPreferenceIsGranted() {
    assertThat(sides(contender(1, 1, 0), contender(2, 0))).isEqualTo(List.of(1, 2));
    assertThat(sides(contender(1, 0), contender(2, 1, 0))).isEqualTo(List.of(2, 1));
    assertThat(sides(contender(1, 0), contender(2, 0, 0))).isEqualTo(List.of(1, 2));
    assertThat(sides(contender(1, 0, 0), contender(2, 0))).isEqualTo(List.of(2, 1));
  }

  @Test
  void equalPreferencesAlternateToTheLatestRoundThatDiffered() {
    // both want 1; four rounds back the higher had 1 and the lower 0: now the other way round
    assertThat(sides(contender(1, 0, 1, 0, 1, 0), contender(2, 1, 0, 0, 1, 0)))
        .isEqualTo(List.of(1, 2));
    assertThat(sides(contender(1, 0, 1, 1, 0), contender(2, 1, 0, 1, 0))).isEqualTo(List.of(1, 2));
    assertThat(sides(contender(1, 1, 0, 1, 0), contender(2, 0, 1, 1, 0))).isEqualTo(List.of(2, 1));
  }

  @Test
  void equalHistoriesGrantTheHigherRank() {
    assertThat(sides(contender(1, 0), contender(2, 0))).isEqualTo(List.of(2, 1));
    assertThat(sides(contender(2, 1), contender(1, 1))).isEqualTo(List.of(2, 1));
    // rounds without a side do not count: the shorter history is the end of the longer
    assertThat(sides(contender(1, 1, 0), contender(2, 1, 0, 1, 0))).isEqualTo(List.of(2, 1));
  }

  @Test
  void withoutAPreferenceOddNumbersHaveTheInitialSide() {
    assertThat(SideAllocation.seats(contender(1), contender(2), 0)).isEqualTo(List.of(1, 2));
    assertThat(SideAllocation.seats(contender(1), contender(2), 1)).isEqualTo(List.of(2, 1));
    assertThat(SideAllocation.seats(contender(4), contender(1), 0)).isEqualTo(List.of(1, 4));
    assertThat(SideAllocation.seats(contender(4), contender(1), 1)).isEqualTo(List.of(4, 1));
  }

  private static List<Integer> sides(Contender higher, Contender lower) {
    return SideAllocation.seats(higher, lower, 0);
  }

  private static void preference(List<Integer> sides, Strength strength, int side) {
    SidePreference preference = SidePreference.after(sides);
    assertThat(preference.strength()).as("%s", sides).isEqualTo(strength);
    assertThat(preference.side()).as("%s", sides).isEqualTo(side);
  }

  private static Contender contender(int number, Integer... sides) {
    return new Contender(
        number,
        0,
        Set.of(),
        List.of(sides),
        SidePreference.after(List.of(sides)),
        Contender.Drift.NONE,
        Contender.Drift.NONE,
        true,
        0);
  }
}
