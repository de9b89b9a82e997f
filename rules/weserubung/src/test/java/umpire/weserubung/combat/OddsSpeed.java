package umpire.weserubung.combat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.BattleDice;
import umpire.weserubung.model.BattleKind;

/** Prints how much processor time the odds of large battles take; a program, not a test. */
final class OddsSpeed {
  private OddsSpeed() {}

  public static void main(String[] arguments) {
    List<Combatant> alike = side("a", new int[][] {{9, 3, 4, 0}, {3, 4, 3, 0}});
    List<Combatant> two = side("g", new int[][] {{9, 3, 4, 0}, {3, 2, 2, 4}});
    List<Combatant> other = side("n", new int[][] {{8, 2, 3, 0}, {4, 3, 4, 0}});
    List<Combatant> three = side("b", new int[][] {{7, 3, 4, 0}, {3, 4, 2, 0}, {2, 2, 2, 4}});
    List<Combatant> four =
        side("f", new int[][] {{5, 3, 4, 0}, {3, 4, 2, 0}, {2, 2, 2, 4}, {2, 5, 5, 0}});
    List<Combatant> all = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      all.add(Units.unit("x" + i, Arm.INFANTRY, 1 + i % 5, 1 + i / 2, i % 2));
    }
    print("alike v alike", alike, side("n", new int[][] {{12, 3, 4, 0}}));
    print("alike v two", alike, other);
    print("two v two", two, other);
    print("three v two", three, other);
    print(
        "three v three", three, side("n", new int[][] {{6, 2, 3, 0}, {3, 3, 3, 0}, {3, 2, 2, 0}}));
    print("four v three", four, side("n", new int[][] {{6, 2, 3, 0}, {3, 3, 3, 0}, {3, 2, 2, 0}}));
    print("all differ", all, four);
  }

  private static void print(String name, List<Combatant> attackers, List<Combatant> defenders) {
    CombatBrief brief =
        new CombatBrief(BattleKind.LAND, BattleDice.FIRE, 1, attackers, defenders, Terms.none());
    WeserubungCombat combat = new WeserubungCombat();
    for (int i = 0; i < 6; i++) {
      long start = cpu();
      Odds odds = combat.odds(brief, Policy.none());
      System.out.printf(
          "%s: %d ms, %s rounds, %d outcomes%n",
          name,
          (cpu() - start) / 1_000_000,
          odds.policy().values().get("rounds"),
          odds.chances().size());
    }
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static List<Combatant> side(String name, int[][] kinds) {
    List<Combatant> units = new ArrayList<>();
    for (int[] kind : kinds) {
      for (int i = 0; i < kind[0]; i++) {
        Arm arm = kind[3] > 0 ? Arm.BOMBER : Arm.INFANTRY;
        units.add(Units.unit(name + units.size(), arm, kind[1], kind[2], kind[3]));
      }
    }
    return units;
  }
}
