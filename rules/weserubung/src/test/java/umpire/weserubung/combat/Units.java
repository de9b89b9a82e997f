package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.dice.ScriptedChance;
import umpire.weserubung.WeserubungCombat;
import umpire.weserubung.combat.CombatReport.Shot;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Strength;
import umpire.weserubung.model.counter.UnitKind;

/** Units and battles made for a test; their reduced side is half, rounded up. */
final class Units {
  private static final WeserubungCombat COMBAT = new WeserubungCombat();

  private Units() {}

  /** A full unit; of parachutists the reduced side is 0-0. */
  static Combatant unit(String name, UnitKind unitKind, int attack, int defence, int support) {
    Strength half =
        unitKind == UnitKind.PARACHUTISTS
            ? new Strength(0, 0, 0)
            : new Strength((attack + 1) / 2, (defence + 1) / 2, (support + 1) / 2);
    int worth = Math.max(3, attack + defence + support);
    return new Combatant(
        name,
        Nation.GERMANY,
        unitKind,
        false,
        new Strength(attack, defence, support),
        half,
        worth,
        Set.of());
  }

  static Combatant infantry(String name) {
    return unit(name, UnitKind.INFANTRY, 3, 4, 0);
  }

  static Combatant in(Combatant unit, Circumstance first, Circumstance... more) {
    return new Combatant(
        unit.unit(),
        unit.nation(),
        unit.arm(),
        unit.reduced(),
        unit.full(),
        unit.half(),
        unit.worth(),
        EnumSet.of(first, more));
  }

  static CombatBrief battle(
      BattleKind kind,
      BattleDice next,
      int round,
      List<Combatant> attackers,
      List<Combatant> defenders) {
    return new CombatBrief(kind, next, round, attackers, defenders, BattleTerms.none());
  }

  static CombatReport thrown(CombatBrief brief, Integer... dice) {
    ScriptedChance chance = new ScriptedChance(List.of(dice));
    CombatReport report = COMBAT.adjudicate(brief, chance);
    if (chance.left() > 0) {
      throw new AssertionError(chance.left() + " dice were not thrown: " + report);
    }
    return report;
  }

  /** As many tens as the brief throws. */
  static CombatReport missed(CombatBrief brief) {
    return COMBAT.adjudicate(brief, _ -> 10);
  }

  /** {@code name needed} of each unit that throws, in order. */
  static List<String> needed(CombatBrief brief) {
    return missed(brief).shots().stream().map(shot -> shot.unit() + " " + shot.needed()).toList();
  }

  /** {@code rule points} of each finding that adds or takes away, {@code rule half} of halvings. */
  static List<String> changes(CombatBrief brief) {
    List<String> changes = new ArrayList<>();
    for (Finding finding : missed(brief).findings()) {
      switch (finding.effect()) {
        case Effect.Adds(int points) -> changes.add(finding.rule() + " " + points);
        case Effect.Times _ -> changes.add(finding.rule() + " half");
        case Effect.Forbids _ -> changes.add(finding.rule() + " none");
        default -> {}
      }
    }
    return changes;
  }

  static List<Boolean> hits(CombatReport report) {
    return report.shots().stream().map(Shot::hits).toList();
  }
}
