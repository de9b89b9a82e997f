package umpire.rivercrossing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.Chance;
import umpire.kernel.pack.Pack;
import umpire.rivercrossing.RiverCrossing.Battle;
import umpire.rivercrossing.RiverCrossing.BattleReport;
import umpire.rivercrossing.RiverCrossing.BattleReport.Result;
import umpire.rivercrossing.RiverCrossing.Loser;
import umpire.rivercrossing.RiverCrossing.Unit;
import umpire.rivercrossing.RiverCrossing.Why;

/** 3.0 Attacks: the difference of the strengths, one die, and the chart. */
@Rule({"3.1", "3.2", "4.1"})
record Combat(Pack pack) implements CombatRules<Battle, BattleReport> {
  @Override
  public BattleReport adjudicate(Battle brief, Chance chance) {
    int die = chance.die(6);
    List<Finding> findings = new ArrayList<>();
    int difference = difference(brief, findings);
    return new BattleReport(result(brief, difference, die), die, findings);
  }

  @Override
  public Odds odds(Battle brief, Policy policy) {
    List<Finding> findings = new ArrayList<>();
    int difference = difference(brief, findings);
    Map<Result, Integer> ways = new LinkedHashMap<>();
    for (int die = 1; die <= 6; die++) {
      ways.merge(result(brief, difference, die), 1, Integer::sum);
    }
    List<Odds.Chances> chances = new ArrayList<>();
    ways.forEach((result, many) -> chances.add(new Odds.Chances(result, Probability.of(many, 6))));
    return new Odds(policy.completed(Map.of()), chances, findings);
  }

  private Result result(Battle brief, int difference, int die) {
    List<Unit> lost =
        switch (pack.<Loser>table("combat-results").at(die, difference)) {
          case NOBODY -> List.of();
          case ATTACKER -> brief.attackers();
          case DEFENDER -> brief.defenders();
        };
    return new Result(lost.stream().map(Unit::unit).toList());
  }

  /** Of the strengths; each modifier is told as it is counted. */
  private int difference(Battle brief, List<Finding> findings) {
    int attack = 0;
    for (Unit unit : brief.attackers()) {
      attack += unit.strength();
      Set<String> side = pack.map().side(unit.place(), brief.target());
      if (side.contains("river") && !side.contains("bridge")) {
        attack += told("3.2", new Why.AcrossTheRiver(unit.unit()), findings);
      }
      if (!brief.supplied()) {
        attack += told("4.1", new Why.Unsupplied(unit.unit()), findings);
      }
    }
    int defence = brief.defenders().stream().mapToInt(Unit::strength).sum();
    findings.add(Finding.notes("3.1", new Why.Compared(attack, defence)));
    return attack - defence;
  }

  private static int told(String rule, Why why, List<Finding> findings) {
    findings.add(Finding.of(rule, why, new Effect.Adds(-1)));
    return -1;
  }
}
