package umpire.weserubung.combat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.counter.UnitKind;

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
      all.add(Units.unit("x" + i, UnitKind.INFANTRY, 1 + i % 5, 1 + i / 2, i % 2));
    }
    print("alike v alike", alike, side("n", new int[][] {{12, 3, 4, 0}}));
    print("alike v two", alike, other);
    print("two v two", two, other);
    print("three v two", three, other);
    print(
        "three v three", three, side("n", new int[][] {{6, 2, 3, 0}, {3, 3, 3, 0}, {3, 2, 2, 0}}));
    print("four v three", four, side("n", new int[][] {{6, 2, 3, 0}, {3, 3, 3, 0}, {3, 2, 2, 0}}));
    print("all differ", all, four);
    sea();
  }

  private static void sea() {
    List<Combatant> fleet = new ArrayList<>();
    List<Combatant> other = new ArrayList<>();
    UnitKind[] arms = {
      UnitKind.BATTLESHIP, UnitKind.LIGHT_CRUISER, UnitKind.DESTROYER, UnitKind.SUBMARINE
    };
    for (int i = 0; i < 12; i++) {
      UnitKind unitKind = arms[i % arms.length];
      fleet.add(Units.unit("f" + i, unitKind, 1 + i % 5, 1 + i / 3, i % 2));
      other.add(Units.unit("o" + i, unitKind, 1 + i % 4, 1 + i / 2, i % 3));
    }
    BattleTerms battleTerms = new BattleTerms(false, false, 1, true, true, true, 0);
    CombatBrief brief =
        new CombatBrief(BattleKind.NAVAL, BattleDice.EVASION, 1, fleet, other, battleTerms);
    print("fleets, all differ", brief, new Policy(Map.of("evasion", "always")));
    print("fleets, owners give 1s", brief, new Policy(Map.of("natural-one", "owner")));
  }

  private static void print(String name, List<Combatant> attackers, List<Combatant> defenders) {
    CombatBrief brief =
        new CombatBrief(
            BattleKind.LAND, BattleDice.FIRE, 1, attackers, defenders, BattleTerms.none());
    print(name, brief, Policy.none());
    print(name + ", owners give 1s", brief, new Policy(Map.of("natural-one", "owner")));
  }

  private static void print(String name, CombatBrief brief, Policy policy) {
    WeserubungCombat combat = new WeserubungCombat();
    List<Long> took = new ArrayList<>();
    String rounds = "";
    for (int i = 0; i < 9; i++) {
      long start = cpu();
      Odds odds = combat.odds(brief, policy);
      took.add((cpu() - start) / 1_000_000);
      rounds = odds.policy().values().getOrDefault("rounds", "");
    }
    long first = took.getFirst();
    took.sort(null);
    System.out.printf(
        "%s: %s rounds, median %d ms of processor (first %d)%n",
        name, rounds, took.get(took.size() / 2), first);
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static List<Combatant> side(String name, int[][] kinds) {
    List<Combatant> units = new ArrayList<>();
    for (int[] kind : kinds) {
      for (int i = 0; i < kind[0]; i++) {
        UnitKind unitKind = kind[3] > 0 ? UnitKind.BOMBER : UnitKind.INFANTRY;
        units.add(Units.unit(name + units.size(), unitKind, kind[1], kind[2], kind[3]));
      }
    }
    return units;
  }
}
