package umpire.fallschirmjaeger.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.fallschirmjaeger.model.chart.CombatResult;
import umpire.fallschirmjaeger.model.why.CombatWhy;
import umpire.fallschirmjaeger.terrain.FightingGround;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.Chance;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;

/** SCS-odds, T-CRT: combats and overruns, by the odds and two dice. */
@Rule({"SCS-odds", "T-CRT", "1.7c"})
final class Battles {
  private static final int LOWEST = 2;
  private static final int HIGHEST = 14;
  private static final int BEST_ODDS = 5;

  private final Pack pack;
  private final Strengths strengths;
  private final FightingGround ground;
  private final Table<CombatResult> results;
  private final int assaultDie;

  Battles(Pack pack) {
    this.pack = pack;
    this.strengths = new Strengths(pack);
    this.ground = new FightingGround(pack);
    this.results = pack.table("combat-results");
    this.assaultDie = pack.<Integer>table("assault-bonus").at("die-if-all", "value");
  }

  /** What does not depend on the dice. */
  private record Reckoning(
      Fraction attack, Fraction defence, String column, int bonus, List<Finding> findings) {}

  BattleReport adjudicate(BattleBrief brief, Chance chance) {
    Reckoning reckoning = reckon(brief);
    int first = chance.die(6);
    int second = chance.die(6);
    int total = total(reckoning, first + second);
    List<Finding> findings = new ArrayList<>(reckoning.findings());
    findings.add(Finding.notes("T-CRT", new CombatWhy.DiceOf(first, second, total)));
    return new BattleReport(
        results.at(Integer.toString(total), reckoning.column()),
        reckoning.attack(),
        reckoning.defence(),
        reckoning.column(),
        List.of(first, second),
        total,
        findings);
  }

  /** All 36 falls of the two dice. */
  Odds odds(BattleBrief brief, Policy policy) {
    Reckoning reckoning = reckon(brief);
    Map<CombatResult, Integer> ways = new LinkedHashMap<>();
    for (int dice = 2; dice <= 12; dice++) {
      String row = Integer.toString(total(reckoning, dice));
      ways.merge(results.at(row, reckoning.column()), 6 - Math.abs(7 - dice), Integer::sum);
    }
    List<Odds.Chances> chances = new ArrayList<>();
    ways.forEach((result, many) -> chances.add(new Odds.Chances(result, Probability.of(many, 36))));
    return new Odds(policy, chances, reckoning.findings());
  }

  private static int total(Reckoning reckoning, int dice) {
    return Math.clamp(dice + reckoning.bonus(), LOWEST, HIGHEST);
  }

  private Reckoning reckon(BattleBrief brief) {
    check(brief);
    List<Finding> findings = new ArrayList<>();
    Fraction attack = strengths.attack(brief, findings);
    Fraction defence = strengths.defence(brief, findings);
    String column = column(attack, defence);
    findings.add(Finding.notes("SCS-odds", new CombatWhy.OddsOf(attack, defence, column)));
    int bonus = bonus(brief, findings);
    return new Reckoning(attack, defence, column, bonus, List.copyOf(findings));
  }

  private void check(BattleBrief brief) {
    for (BattleBrief.Attacker attacker : brief.attackers()) {
      if (!pack.map().adjacent(attacker.from(), brief.target())) {
        throw new IllegalArgumentException(attacker.unit() + " is not adjacent to the target");
      }
      if (brief.overrun() && barred(brief, attacker)) {
        throw new IllegalArgumentException(attacker.unit() + " cannot overrun across that water");
      }
    }
  }

  private boolean barred(BattleBrief brief, BattleBrief.Attacker attacker) {
    return !attacker.bridged()
        && ground.barsOverrun(attacker.from(), brief.target(), brief.underBridges()).isPresent();
  }

  /** 2.2: with assault units alone, in an overrun. */
  @Rule("2.2")
  private int bonus(BattleBrief brief, List<Finding> findings) {
    if (!brief.overrun() || !brief.attackers().stream().allMatch(BattleBrief.Attacker::assault)) {
      return 0;
    }
    findings.add(Finding.of("2.2", new CombatWhy.AllAssault(), new Effect.DieRoll(assaultDie)));
    return assaultDie;
  }

  /** SCS-odds, r23: rounded in the defender's favour, held within 1/3 and 5/1. */
  @Rule({"SCS-odds", "T-CRT/r23"})
  static String column(Fraction attack, Fraction defence) {
    for (int odds = BEST_ODDS; odds >= 1; odds--) {
      if (attack.compareTo(defence.times(Fraction.of(odds))) >= 0) {
        return odds == BEST_ODDS ? "5/1+" : odds + "/1";
      }
    }
    return attack.times(Fraction.of(2)).compareTo(defence) >= 0 ? "1/2" : "1/3";
  }
}
