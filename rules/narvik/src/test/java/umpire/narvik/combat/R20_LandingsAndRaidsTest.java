package umpire.narvik.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static umpire.narvik.combat.Fight.gun;
import static umpire.narvik.combat.Fight.infantry;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.hex.Place;
import umpire.narvik.model.counter.Side;

/** What changes of the code the package's other tests would not have noticed. */
class R20_LandingsAndRaidsTest {
  private final NarvikCombat combat = new NarvikCombat(PackCharts.PACK);

  @Test
  @Rule({"20.3.1", "20.3.1/r15"})
  void R20_3_1_aLandingFightsWithHalfOfItsUnitsTogetherAndAllOfItsShips() {
    AssaultBrief brief =
        landing(
            Side.ALLIED,
            List.of(infantry("a", 5, 0), infantry("b", 6, 0)),
            List.of(),
            List.of(new Bombardment("cruiser-1", 4)));
    AssaultReport report = (AssaultReport) combat.adjudicate(brief, new ScriptedChance(List.of(3)));
    assertThat(report.attackStrength()).isEqualTo(11 / 2 + 4);
  }

  @Test
  @Rule("20.3.1")
  void R20_3_1_onlyTheAlliesLandAndWithoutGuns() {
    List<Fighter> units = List.of(infantry("a", 5, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> landing(Side.GERMAN, units, List.of(), List.of()))
        .withMessageContaining("20.3.1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> landing(Side.ALLIED, units, List.of(gun("g", 3)), List.of()))
        .withMessageContaining("20.3.1");
  }

  @Test
  @Rule("18.1")
  void R18_1_aSortieFliesWithOneToThirtyPoints() {
    assertThatNoException().isThrownBy(() -> new AirRaid.Sortie("cruiser-1", 1));
    assertThatNoException().isThrownBy(() -> new AirRaid.Sortie("cruiser-1", 30));
    for (int points : new int[] {0, 31}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new AirRaid.Sortie("cruiser-1", points))
          .withMessageContaining("18.1");
    }
  }

  @Test
  @Rule("18.1.3")
  void R18_1_3_theReportOfARaidHoldsTwoDiceOfSixSidesForEachSortie() {
    AirRaid raid =
        new AirRaid(
            List.of(new AirRaid.Sortie("cruiser-1", 8), new AirRaid.Sortie("cruiser-2", 8)),
            false,
            false,
            0);
    AirRaidReport report =
        (AirRaidReport) combat.adjudicate(raid, new ScriptedChance(List.of(1, 2, 5, 6)));
    assertThat(report.dice()).containsExactly(1, 2, 5, 6);
    assertThat(report.sides()).containsExactly(6, 6, 6, 6);
  }

  private static AssaultBrief landing(
      Side attacker, List<Fighter> units, List<Fighter> guns, List<Bombardment> ships) {
    return new AssaultBrief(
        attacker,
        new Place("1811"),
        units,
        guns,
        ships,
        0,
        List.of(infantry("m", 4, 0)),
        List.of(),
        false,
        false,
        0,
        true);
  }
}
