package umpire.fallschirmjaeger.combat;

import java.util.Map;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.Chance;
import umpire.kernel.pack.Pack;

/** The combat adjudicator's face: combat, barrage, anti-aircraft fire, scatter, air landing. */
public final class FallschirmjaegerCombat implements CombatRules<CombatBrief, CombatReport> {
  private final Battles battles;
  private final Barrages barrages;
  private final AntiAircraft antiAircraft;
  private final Scatters scatters;
  private final Landings landings;

  /** The rules with the charts of a pack; throws IllegalArgumentException if one is missing. */
  public FallschirmjaegerCombat(Pack pack) {
    this.battles = new Battles(pack);
    this.barrages = new Barrages(pack);
    this.antiAircraft = new AntiAircraft(pack);
    this.scatters = new Scatters(pack.map());
    this.landings = new Landings(pack);
  }

  @Override
  public CombatReport adjudicate(CombatBrief brief, Chance chance) {
    return switch (brief) {
      case BattleBrief battle -> battles.adjudicate(battle, chance);
      case BarrageBrief barrage -> barrages.adjudicate(barrage, chance);
      case AntiAircraftBrief fire -> antiAircraft.adjudicate(fire, chance);
      case ScatterBrief scatter -> scatters.adjudicate(scatter, chance);
      case LandingBrief landing -> landings.adjudicate(landing, chance);
    };
  }

  /** {@inheritDoc} Outcomes are the results of the reports; no player chooses between the dice. */
  @Override
  public Odds odds(CombatBrief brief, Policy policy) {
    Policy whole = policy.completed(Map.of());
    return switch (brief) {
      case BattleBrief battle -> battles.odds(battle, whole);
      case BarrageBrief barrage -> barrages.odds(barrage, whole);
      case AntiAircraftBrief fire -> antiAircraft.odds(fire, whole);
      case ScatterBrief scatter -> scatters.odds(scatter, whole);
      case LandingBrief landing -> landings.odds(landing, whole);
    };
  }
}
