package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.weserubung.combat.CombatReport.Check.What;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.why.CombatWhy;

/** 7.5-1, 8.5 The single dice that decide whether there is a fight. */
public final class SingleDice {
  /** 7.5-3: the highest roll with which the guns of a port hit. */
  public static final int PORT_GUNS = 2;

  private static final int AT_SEA = 6;
  private static final int OFF_THE_COAST = 7;
  private static final int FLEET = 5;
  private static final int SUBMARINES = 6;

  private SingleDice() {}

  /**
   * What one die decides, and by which numbers.
   *
   * @param needed the highest roll that succeeds; empty if no die falls
   * @param findings what made the numbers
   */
  public record Needed(List<Number> needed, List<Finding> findings) {
    public Needed {
      needed = List.copyOf(needed);
      findings = List.copyOf(findings);
    }
  }

  /** What is decided and its number, 0 to 10; that of the submarines of a fleet, else 0. */
  public record Number(What what, int needed, int submarines) {}

  /** 7.5-1: 6 at sea, 7 in a hex of land and sea, no die in a port. */
  @Rule("7.5-1")
  public static Needed location(BattleTerms battleTerms) {
    if (battleTerms.port()) {
      return new Needed(List.of(), List.of(Finding.notes("7.5-1", new CombatWhy.FoundInPort())));
    }
    int needed = battleTerms.combined() ? OFF_THE_COAST : AT_SEA;
    return new Needed(
        List.of(new Number(What.LOCATION, needed, 0)),
        List.of(Finding.notes("7.5-1", new CombatWhy.FoundWith(needed))));
  }

  /**
   * 8.5: the fleet needs 5, 4 where a submarine is among the attackers; submarines need 6 whoever
   * attacks (Q20). The defender's admiral adds their strength, once (X12); to submarines, too
   * (r96).
   */
  @Rule({"8.5-b", "8.5-b/r45", "8.5-c", "3.6-c"})
  public static Needed evasion(CombatBrief brief) {
    List<Finding> findings = new ArrayList<>();
    boolean submarines = brief.defenders().stream().anyMatch(SingleDice::isSubmarine);
    boolean others = brief.defenders().stream().anyMatch(unit -> !isSubmarine(unit));
    int admiral = brief.terms().admiral();
    int fleet = 0;
    if (others) {
      int hunted = brief.attackers().stream().anyMatch(SingleDice::isSubmarine) ? 1 : 0;
      findings.add(Finding.notes("8.5-b", new CombatWhy.EvadesWith(FLEET)));
      if (hunted > 0) {
        findings.add(Finding.of("8.5-b", new CombatWhy.SubmarineHunts(), new Effect.Adds(-hunted)));
      }
      fleet = led(FLEET - hunted, admiral);
    }
    int alone = 0;
    if (submarines) {
      findings.add(Finding.notes("8.5-b", new CombatWhy.SubmarinesEvadeWith(SUBMARINES)));
      alone = led(SUBMARINES, admiral);
    }
    if (admiral > 0) {
      findings.add(
          Finding.of("8.5-c", new CombatWhy.AdmiralEvades(admiral), new Effect.Adds(admiral)));
    }
    Number number =
        others ? new Number(What.EVASION, fleet, alone) : new Number(What.EVASION, alone, 0);
    return new Needed(List.of(number), findings);
  }

  private static boolean isSubmarine(Combatant unit) {
    return unit.arm() == UnitKind.SUBMARINE;
  }

  /** 8.5-c: raised by the admiral's strength, once (X12), to ten at most. */
  @Rule({"8.5-c/r12", "8.5-c/r96"})
  private static int led(int needed, int admiral) {
    return Math.min(needed + admiral, Battlefield.SIDES);
  }

  /** 7.5-3, 8.8: one die for the whole attack (Q17), in each round. */
  @Rule({"7.5-3", "7.5-3/r42", "8.8-a"})
  public static boolean portFires(CombatBrief brief) {
    return brief.kind() == BattleKind.AERO_NAVAL && brief.terms().port();
  }
}
