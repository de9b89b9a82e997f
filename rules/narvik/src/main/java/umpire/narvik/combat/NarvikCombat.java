package umpire.narvik.combat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.Chance;
import umpire.kernel.pack.Pack;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.why.Why;

/**
 * 15.1 Procedure of a land assault, from the average fatigue to the result; fatigue and supply
 * (15.1d) are settled before the brief is written. Two air dice fall first, if air points are
 * committed, then the combat die.
 */
public final class NarvikCombat implements CombatRules<CombatBrief, CombatReport> {
  private final Charts charts;
  private final AirSupport airSupport;
  private final AirRaids airRaids;
  private final DieModifiers dieModifiers;

  /** The rules with the charts of a pack; throws IllegalArgumentException if a chart is missing. */
  public NarvikCombat(Pack pack) {
    this.charts = Charts.of(pack);
    this.airSupport = new AirSupport(charts);
    this.airRaids = new AirRaids(charts);
    this.dieModifiers = new DieModifiers(charts);
  }

  @Override
  public CombatReport adjudicate(CombatBrief brief, Chance chance) {
    return switch (brief) {
      case AssaultBrief assault -> assault(assault, chance);
      case AirRaid raid -> airRaids.fly(raid, chance);
    };
  }

  /**
   * {@inheritDoc} Outcomes of an assault are {@link Losses}, the worst for the attacker first; of a
   * sortie {@link umpire.narvik.model.AirResult}, the weakest first.
   */
  @Override
  public Odds odds(CombatBrief brief, Policy policy) {
    // No player chooses between these dice.
    Policy whole = policy.completed(Map.of());
    return switch (brief) {
      case AssaultBrief assault -> AssaultOdds.of(assault, whole, this::assault);
      case AirRaid raid -> airRaids.odds(raid, whole);
    };
  }

  private AssaultReport assault(AssaultBrief brief, Chance chance) {
    AssaultForces.check(brief);
    AirSupport.Flown air = airSupport.fly(brief, chance);
    int die = chance.die(6);
    Finding attackFatigue = AverageFatigue.of(brief.attacker(), brief.attackers());
    Finding defenceFatigue = AverageFatigue.of(brief.attacker().other(), brief.defenders());
    List<Finding> attack = new ArrayList<>(Strengths.attack(brief));
    attack.addAll(air.findings());
    List<Finding> defence = Strengths.defence(brief);
    int attackStrength = EffectSums.strength(attack) + EffectSums.strength(List.of(attackFatigue));
    int defenceStrength =
        EffectSums.strength(defence) + EffectSums.strength(List.of(defenceFatigue));

    List<Finding> findings = new ArrayList<>(List.of(attackFatigue, defenceFatigue));
    findings.addAll(attack);
    findings.addAll(defence);
    return result(brief, attackStrength, defenceStrength, air.dice(), die, findings);
  }

  /** 15.1g: attack minus defence, crossed with the modified die on the combat results table. */
  @Rule("15.1g")
  private AssaultReport result(
      AssaultBrief brief,
      int attack,
      int defence,
      List<Integer> airDice,
      int die,
      List<Finding> soFar) {
    int differential = attack - defence;
    List<Finding> modifiers = dieModifiers.of(brief);
    int modified = die + EffectSums.dieRoll(modifiers);
    Losses losses = charts.results().at(modified, differential);

    List<Finding> findings = new ArrayList<>(soFar);
    findings.add(Finding.notes("15.1g", new Why.Differential(attack, defence, differential)));
    findings.addAll(modifiers);
    findings.add(Finding.notes("15.1g", new Why.CombatDie(die, modified)));
    findings.add(
        Finding.notes(
            "15.1g",
            new Why.ChartResult(
                differential,
                modified,
                losses.attacker(),
                losses.defender(),
                Charts.provenance(charts.results()))));
    return new AssaultReport(
        losses,
        attack,
        defence,
        differential,
        airDice,
        die,
        modified,
        Collections.unmodifiableList(findings));
  }
}
