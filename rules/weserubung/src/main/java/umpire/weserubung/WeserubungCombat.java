package umpire.weserubung;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.Chance;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.combat.Battlefield;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.combat.CombatReport.Check;
import umpire.weserubung.combat.CombatReport.Shot;
import umpire.weserubung.combat.FireAim;
import umpire.weserubung.combat.FiringUnits;
import umpire.weserubung.combat.SingleDice;
import umpire.weserubung.combat.odds.BattleOdds;
import umpire.weserubung.model.why.CombatWhy;

/**
 * 3.0 Combat of every kind: one ten-sided die a unit, which hits with its strength or less. There
 * is no table. Who bears the hits is chosen by players (7.3-3); what the dice say is told here.
 */
public final class WeserubungCombat implements CombatRules<CombatBrief, CombatReport> {
  /**
   * Throws the next dice of the brief: first the single die, then one for each unit whose number is
   * not 0, attackers first, then the guns of a port. Throws IllegalArgumentException for a brief
   * that is no battle.
   */
  @Override
  public CombatReport adjudicate(CombatBrief brief, Chance chance) {
    Battlefield.check(brief);
    return switch (brief.next()) {
      case EVASION -> {
        SingleDice.Needed evasion = SingleDice.evasion(brief);
        yield new CombatReport(
            checks(evasion.needed(), chance.die(Battlefield.SIDES)), List.of(), evasion.findings());
      }
      case LOCATION -> located(brief, chance);
      case FIRE, AMBUSH, BOMBARDMENT, DEFENCE, ASSAULT ->
          fired(brief, List.of(), List.of(), chance);
    };
  }

  /**
   * {@inheritDoc} Outcomes are {@link BattleOutcome}s of the whole rest of the battle. The policy
   * may name losses, natural-one, evasion, attacker-withdrawal, defender-withdrawal and rounds; the
   * answer names all of them. The findings are those of the dice that fall next, of ships that are
   * found.
   */
  @Override
  public Odds odds(CombatBrief brief, Policy policy) {
    return BattleOdds.of(brief, policy, adjudicate(brief, _ -> 1).findings());
  }

  /** 7.5-1: if the ships are found, fire follows at once. */
  @Rule("7.5-1")
  private static CombatReport located(CombatBrief brief, Chance chance) {
    SingleDice.Needed location = SingleDice.location(brief.terms());
    List<Check> checks =
        location.needed().isEmpty()
            ? List.of()
            : checks(location.needed(), chance.die(Battlefield.SIDES));
    return checks.stream().allMatch(Check::succeeds)
        ? fired(brief, checks, location.findings(), chance)
        : new CombatReport(checks, List.of(), location.findings());
  }

  private static CombatReport fired(
      CombatBrief brief, List<Check> checks, List<Finding> before, Chance chance) {
    List<Shot> shots = new ArrayList<>();
    List<Finding> findings = new ArrayList<>(before);
    for (FireAim fireAim : FiringUnits.of(brief)) {
      findings.addAll(fireAim.findings());
      if (fireAim.needed() > 0) {
        int die = chance.die(Battlefield.SIDES);
        shots.add(new Shot(fireAim.unit().unit(), fireAim.attacker(), die, fireAim.needed()));
      }
    }
    if (SingleDice.portFires(brief)) {
      int die = chance.die(Battlefield.SIDES);
      shots.add(new Shot(CombatReport.PORT, false, die, SingleDice.PORT_GUNS));
      findings.add(Finding.notes("7.5-3", new CombatWhy.PortFires(SingleDice.PORT_GUNS)));
    }
    return new CombatReport(checks, shots, findings);
  }

  private static List<Check> checks(List<SingleDice.Number> numbers, int die) {
    return numbers.stream()
        .map(one -> new Check(one.what(), die, one.needed(), one.submarines()))
        .toList();
  }
}
