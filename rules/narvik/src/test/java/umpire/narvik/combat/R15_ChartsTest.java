package umpire.narvik.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Rule;
import umpire.kernel.dice.ScriptedChance;
import umpire.narvik.model.chart.Losses;

/** 15.1g: an assault of the scenario, read from the charts of the pack. */
class R15_ChartsTest {
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
        new NarvikCombat(PackCharts.PACK).adjudicate(fight.brief(), new ScriptedChance(List.of(1)));
    // 18 against 3; the tank and the brigade make 3 of the 1.
    assertThat(((AssaultReport) report).differential()).isEqualTo(15);
    assertThat(((AssaultReport) report).modifiedDie()).isEqualTo(3);
    assertThat(((AssaultReport) report).result()).isEqualTo(new Losses(0, 2));
  }
}
