package umpire.narvik.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.chart.AirResult;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;

/** 15.1: five hundred assaults, each reckoned a second time by other code than the rules'. */
class R15_IndependentCheckTest {
  private static final int BRIEFS = 500;

  @Test
  @Rule({"15.1e", "15.1f", "15.1g", "18.1.1"})
  void R15_1g_anotherReckoningAgrees() {
    Random random = new Random(15);
    int withAir = 0;
    for (int i = 0; i < BRIEFS; i++) {
      AssaultBrief brief = RandomBriefs.next(random);
      boolean air = brief.airPoints() > 0;
      int[] dice = {1 + random.nextInt(6), 1 + random.nextInt(6), 1 + random.nextInt(6)};
      AssaultReport report =
          air ? new Fight(brief).falls(dice[0], dice[1], dice[2]) : new Fight(brief).falls(dice[2]);
      int attack = sum(brief.attackers()) + sum(brief.guns()) - average(brief.attackers());
      for (Bombardment ship : brief.ships()) {
        attack += ship.strength();
      }
      if (air) {
        withAir++;
        attack += airStrength(brief, dice[0] + dice[1]);
      }
      int defence =
          sum(brief.defenders()) + sum(brief.defensiveGuns()) - average(brief.defenders());
      assertThat(report.attackStrength()).isEqualTo(attack);
      assertThat(report.defenceStrength()).isEqualTo(defence);
      assertThat(report.differential()).isEqualTo(attack - defence);
      assertThat(report.modifiedDie()).isEqualTo(dice[2] + modifier(brief));
      assertThat(report.result()).isEqualTo(result(report.modifiedDie(), attack - defence));
    }
    assertThat(withAir).isGreaterThan(BRIEFS / 8);
  }

  @Test
  @Rule({"15.1f", "15.1g"})
  void R15_1f_whatTheFindingsAddIsWhatTheReportSays() {
    Random random = new Random(17);
    for (int i = 0; i < BRIEFS; i++) {
      AssaultBrief brief = RandomBriefs.next(random);
      AssaultReport report =
          brief.airPoints() > 0 ? new Fight(brief).falls(2, 5, 4) : new Fight(brief).falls(4);
      int added = 0;
      int onTheDie = 0;
      for (Finding finding : report.findings()) {
        switch (finding.effect()) {
          case Effect.Adds(int points) -> added += points * side(brief, finding);
          case Effect.DieRoll(int points) ->
              onTheDie += finding.because() instanceof Why.DieModifier ? points : 0;
          case Effect.None() -> {}
          default -> throw new AssertionError("an assault has no such effect: " + finding);
        }
      }
      assertThat(added).isEqualTo(report.differential());
      assertThat(report.die() + onTheDie).isEqualTo(report.modifiedDie());
    }
  }

  @Test
  @Rule("15.1g")
  void R15_1g_moreStrengthIsNeverWorse() {
    for (int die = 1; die <= 6; die++) {
      Losses before = new Losses(9, 0);
      for (int strength = 0; strength <= 40; strength++) {
        Losses now =
            Fight.allied(Fight.infantry("a", strength, 0))
                .against(Fight.infantry("m", 15, 0))
                .falls(die)
                .result();
        assertNotWorse(before, now);
        before = now;
      }
    }
  }

  @Test
  @Rule("15.1g")
  void R15_1g_aHigherDieIsNeverWorse() {
    for (int strength = 0; strength <= 40; strength++) {
      Losses before = new Losses(9, 0);
      for (int die = 1; die <= 6; die++) {
        Losses now =
            Fight.german(Fight.infantry("m", strength, 0))
                .against(Fight.infantry("a", 15, 0))
                .falls(die)
                .result();
        assertNotWorse(before, now);
        before = now;
      }
    }
  }

  @Test
  @Rule("18.1.1")
  void R18_1_1_moreAirPointsAreNeverWorse() {
    for (int first = 1; first <= 6; first++) {
      for (int second = 1; second <= 6; second++) {
        int before = 0;
        for (int points = 1; points <= 30; points++) {
          int now =
              Fight.german(Fight.infantry("m", 4, 0))
                  .air(points)
                  .falls(first, second, 1)
                  .attackStrength();
          assertThat(now).isGreaterThanOrEqualTo(before);
          before = now;
        }
      }
    }
  }

  private static void assertNotWorse(Losses before, Losses now) {
    assertThat(now.attacker()).isLessThanOrEqualTo(before.attacker());
    assertThat(now.defender()).isGreaterThanOrEqualTo(before.defender());
  }

  private static int side(AssaultBrief brief, Finding finding) {
    return switch (finding.because()) {
      case Why.AverageFatigue fatigue -> fatigue.side() == brief.attacker() ? 1 : -1;
      case Why.UnitStrength unit ->
          brief.defenders().stream().anyMatch(one -> one.id().equals(unit.unit()))
                  || brief.defensiveGuns().stream().anyMatch(one -> one.id().equals(unit.unit()))
              ? -1
              : 1;
      case Why.AirSupport _ -> 1;
      default -> throw new AssertionError("this adds no strength: " + finding);
    };
  }

  private static int sum(List<Fighter> units) {
    int sum = 0;
    for (Fighter unit : units) {
      sum += unit.strength();
    }
    return sum;
  }

  private static int average(List<Fighter> units) {
    int left = 0;
    int infantry = 0;
    for (Fighter unit : units) {
      if (unit.type() != UnitType.TANK && unit.type() != UnitType.ARTILLERY) {
        left += unit.fatigue();
        infantry++;
      }
    }
    int average = 0;
    while (infantry > 0 && left >= infantry) {
      left -= infantry;
      average++;
    }
    return average;
  }

  private static int airStrength(AssaultBrief brief, int thrown) {
    int dice = thrown;
    dice -= brief.badWeatherAtNarvik() ? 2 : 0;
    dice -= brief.emergencyAirSupport() ? 2 : 0;
    dice -= brief.bases() >= 1 ? 1 : 0;
    int points = brief.airPoints();
    int row = dice <= 3 ? 0 : dice <= 5 ? 1 : dice <= 8 ? 2 : dice <= 10 ? 3 : 4;
    int column = points <= 3 ? 0 : points <= 6 ? 1 : points <= 10 ? 2 : points <= 15 ? 3 : 4;
    return ((AirResult) cell("air", row, column)).infantry();
  }

  private static int modifier(AssaultBrief brief) {
    int modifier = brief.badWeatherAtNarvik() ? -1 : 0;
    int gunsInTheHex = 0;
    Map<String, Integer> formations = new HashMap<>();
    for (Fighter unit : brief.attackers()) {
      if (unit.type() == UnitType.TANK) {
        modifier++;
      } else if (!unit.formation().equals("")
          && formations.merge(unit.formation(), 1, Integer::sum) == 2) {
        modifier++;
      }
    }
    for (Fighter unit : brief.defenders()) {
      modifier -= unit.type() == UnitType.TANK ? 1 : 0;
      gunsInTheHex += unit.type() == UnitType.ARTILLERY ? 1 : 0;
    }
    return gunsInTheHex == brief.defenders().size() ? modifier + 2 : modifier;
  }

  private static Losses result(int die, int differential) {
    int row = Math.min(Math.max(die, 1), 7) - 1;
    int[] highest = {-6, -3, 0, 3, 6, 10};
    int column = 0;
    while (column < highest.length && differential > highest[column]) {
      column++;
    }
    return (Losses) cell("combat-results", row, column);
  }

  /** A cell by the place where it is printed; the chart itself is typed again in TablesTest. */
  private static Object cell(String chart, int row, int column) {
    return PackCharts.PACK.table(chart).cells().get(row).get(column);
  }
}
