package umpire.rivercrossing;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.CountedCombat;
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
record Combat(Pack pack) implements CountedCombat<Battle, BattleReport> {
  @Override
  public BattleReport adjudicate(Battle brief, Chance chance) {
    int die = chance.die(6);
    List<Finding> findings = new ArrayList<>();
    List<Unit> lost =
        switch (pack.<Loser>table("combat-results").at(die, difference(brief, findings))) {
          case NOBODY -> List.of();
          case ATTACKER -> brief.attackers();
          case DEFENDER -> brief.defenders();
        };
    Result result = new Result(lost.stream().map(Unit::unit).toList());
    return new BattleReport(result, List.of(die), findings);
  }

  /** Of the strengths; each modifier that counts is told. */
  private int difference(Battle brief, List<Finding> findings) {
    for (Unit unit : brief.attackers()) {
      if (Turn.crossesRiver(pack.map(), unit.place(), brief.target())) {
        findings.add(Finding.of("3.2", new Why.AcrossTheRiver(unit.unit()), new Effect.Adds(-1)));
      }
      if (!brief.supplied()) {
        findings.add(Finding.of("4.1", new Why.Unsupplied(unit.unit()), new Effect.Adds(-1)));
      }
    }
    int attack = strength(brief.attackers()) + Finding.added(findings);
    int defence = strength(brief.defenders());
    findings.add(Finding.notes("3.1", new Why.Compared(attack, defence)));
    return attack - defence;
  }

  private static int strength(List<Unit> units) {
    return units.stream().mapToInt(Unit::strength).sum();
  }
}
