package umpire.narvik.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.kernel.chance.ScriptedChance;
import umpire.kernel.cite.Rule;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;
import umpire.narvik.Narvik;
import umpire.narvik.model.Losses;
import umpire.wire.Packs;

/** 15.1g: the charts of the pack are those that these tests reckon with. */
class R15_ChartsTest {
  private static final Pack PACK = Packs.load(new Narvik());

  @ParameterizedTest
  @ValueSource(strings = {"combat-results", "air", "modifiers", "modifiers-in-text"})
  @Rule({"15.1g", "18.1.1"})
  void R15_1g_thePackAndTheSecondTypingAgree(String chart) {
    Table<?> first = PACK.table(chart);
    Table<?> second = ChartsTypedAgain.pack().table(chart);
    assertThat(first.rows()).isEqualTo(second.rows());
    assertThat(first.columns()).isEqualTo(second.columns());
    assertThat(first.cells()).isEqualTo(second.cells());
    assertThat(first.provenance().kind()).isEqualTo(second.provenance().kind());
  }

  @Test
  @Rule("15.1g")
  void R15_1g_theFirstAssaultOfTheScenarioUnderThePack() {
    Fight fight =
        Fight.allied(
                Fight.infantry("scots-guards", 5, 2, "24th-guards-brigade"),
                Fight.infantry("south-wales-borderers", 5, 0, "24th-guards-brigade"),
                Fight.tank("british-tanks-1", 2))
            .guns(Fight.gun("british-battery-1", 3))
            .ships(new Bombardment("cruiser-1", 4))
            .against(
                Fight.infantry("mountain-1-1", 2, 3, "1st-mountain-battalion"),
                Fight.infantry("mountain-1-2", 2, 0, "1st-mountain-battalion"));
    CombatReport report =
        new NarvikCombat(PACK).adjudicate(fight.brief(), new ScriptedChance(List.of(1)));
    // 18 against 3; the tank and the brigade make 3 of the 1.
    assertThat(((AssaultReport) report).differential()).isEqualTo(15);
    assertThat(((AssaultReport) report).modifiedDie()).isEqualTo(3);
    assertThat(((AssaultReport) report).result()).isEqualTo(new Losses(0, 2));
  }
}
