package umpire.fallschirmjaeger.combat;

import java.util.ArrayList;
import java.util.List;
import umpire.fallschirmjaeger.model.Landmarks;
import umpire.fallschirmjaeger.model.why.CombatWhy;
import umpire.fallschirmjaeger.terrain.FightingGround;
import umpire.fallschirmjaeger.terrain.FightingGround.Factor;
import umpire.kernel.citation.Effect;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.pack.Pack;
import umpire.kernel.table.Table;

/** 1.4, 1.5, 1.1e: the strengths of both sides as exact fractions, factor by factor. */
final class Strengths {
  private static final String DISORGANISED = "disorganised";
  private static final String UNSUPPLIED = "unsupplied";

  private final FightingGround ground;
  private final Table<Fraction> states;
  private final Table<Integer> assault;

  Strengths(Pack pack) {
    this.ground = new FightingGround(pack);
    this.states = pack.table("state-strength");
    this.assault = pack.table("assault-bonus");
  }

  /** The sum of the attackers; what counts is added to the findings. */
  @Rule({"1.5", "1.1e/r6", "2.2", "T-CRT/r23"})
  Fraction attack(BattleBrief brief, List<Finding> findings) {
    Fraction sum = Fraction.ZERO;
    for (BattleBrief.Attacker attacker : brief.attackers()) {
      List<Finding> counted = new ArrayList<>();
      if (attacker.unsupplied()) {
        CombatWhy halved = new CombatWhy.Halved(attacker.unit(), UNSUPPLIED);
        counted.add(times("1.5", halved, states.at(UNSUPPLIED, "attack")));
      }
      ground(brief, attacker, counted);
      if (brief.overrun() && attacker.assault()) {
        Fraction factor = Fraction.of(assault.at("strength-factor", "value"));
        counted.add(times("2.2", new CombatWhy.Assaults(attacker.unit()), factor));
      }
      sum = sum.plus(strength(attacker.unit(), attacker.strength(), counted, findings));
    }
    return sum;
  }

  /** 1.1g, 1.1f/r7: hexside and bridge; the option lifts that of the Maas bridges alone. */
  @Rule({"1.1g", "1.1f/r7", "2.9a"})
  private void ground(BattleBrief brief, BattleBrief.Attacker attacker, List<Finding> counted) {
    String unit = attacker.unit();
    ground
        .hexside(attacker.from(), brief.target(), brief.overrun(), brief.underBridges())
        .filter(_ -> !attacker.bridged())
        .map(one -> times("T-Terrain", new CombatWhy.Across(unit, one.terrain()), one.times()))
        .ifPresent(counted::add);
    boolean maas = attacker.from().equals(Landmarks.MAAS_BRIDGES);
    if (!maas || !brief.fullFromMaas()) {
      CombatWhy why = new CombatWhy.FromBridge(unit, attacker.from());
      ground
          .bridge(attacker.from())
          .map(bridge -> times(maas ? "1.1f/r7" : "1.1g", why, bridge.times()))
          .ifPresent(counted::add);
    }
  }

  /** The sum of the defenders; what counts is added to the findings. */
  @Rule({"1.4", "1.5/r28", "1.1e"})
  Fraction defence(BattleBrief brief, List<Finding> findings) {
    Fraction sum = Fraction.ZERO;
    for (BattleBrief.Defender defender : brief.defenders()) {
      List<Finding> counted = new ArrayList<>();
      if (defender.disorganised()) {
        CombatWhy halved = new CombatWhy.Halved(defender.unit(), DISORGANISED);
        counted.add(times("1.4", halved, states.at(DISORGANISED, "defence")));
      }
      if (defender.unsupplied()) {
        CombatWhy halved = new CombatWhy.Halved(defender.unit(), UNSUPPLIED);
        counted.add(times("1.5", halved, states.at(UNSUPPLIED, "defence")));
      }
      sum = sum.plus(strength(defender.unit(), defender.strength(), counted, findings));
    }
    Factor terrain = ground.defence(brief.target());
    findings.add(
        times("1.1e", new CombatWhy.DefendsIn(brief.target(), terrain.terrain()), terrain.times()));
    return sum.times(terrain.times());
  }

  /** The strength of one unit after its factors; its finding stands before theirs. */
  private static Fraction strength(
      String unit, int printed, List<Finding> counted, List<Finding> findings) {
    Fraction strength = Fraction.of(printed);
    for (Finding one : counted) {
      if (one.effect() instanceof Effect.Times(Fraction factor)) {
        strength = strength.times(factor);
      }
    }
    findings.add(Finding.notes("SCS-odds", new CombatWhy.Strength(unit, strength)));
    findings.addAll(counted);
    return strength;
  }

  private static Finding times(String rule, CombatWhy why, Fraction factor) {
    return Finding.of(rule, why, new Effect.Times(factor));
  }
}
