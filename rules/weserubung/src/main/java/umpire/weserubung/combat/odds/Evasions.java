package umpire.weserubung.combat.odds;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.SingleDice;
import umpire.weserubung.model.battle.BattleDice;

/** 8.5 With which rolls fleets evade: worked out once for each kind of pair of conditions. */
final class Evasions {
  private final CombatBrief brief;
  private final Conditions attackers;
  private final Conditions defenders;
  private final Map<List<Boolean>, List<Integer>> known = new HashMap<>();

  /** Of one battle. */
  Evasions(CombatBrief brief, Conditions attackers, Conditions defenders) {
    this.brief = brief;
    this.attackers = attackers;
    this.defenders = defenders;
  }

  /** The highest roll with which all evade, and that with which somebody does. */
  List<Integer> of(int attacker, int defender) {
    Condition fleet = defenders.at(defender);
    return known.computeIfAbsent(
        List.of(
            attackers.at(attacker).hasSubmarines(), fleet.hasSubmarines(), fleet.onlySubmarines()),
        _ -> needed(attacker, defender));
  }

  private List<Integer> needed(int attacker, int defender) {
    CombatBrief now =
        new CombatBrief(
            brief.kind(),
            BattleDice.EVASION,
            brief.round(),
            attackers.present(attacker),
            defenders.present(defender),
            brief.terms());
    SingleDice.Number needed = SingleDice.evasion(now).needed().getFirst();
    return List.of(needed.needed(), Math.max(needed.needed(), needed.submarines()));
  }
}
