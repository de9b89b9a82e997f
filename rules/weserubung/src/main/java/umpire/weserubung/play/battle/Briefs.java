package umpire.weserubung.play.battle;

import umpire.kernel.cite.Rule;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.Terms;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Term;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.terrain.Chart;

/** What the combat desk is told of a battle: all that odds need to play it to its end. */
public final class Briefs {
  private final Muster muster;
  private final Leaders leaders;
  private final Exits exits;
  private final Chart chart;

  public Briefs(Muster muster, Leaders leaders, Exits exits, Chart chart) {
    this.muster = muster;
    this.leaders = leaders;
    this.exits = exits;
    this.chart = chart;
  }

  /** The battle as it stands, and the dice that fall next. */
  public CombatBrief of(Position position, Battle battle) {
    Fight fight = battle.fight();
    return new CombatBrief(
        fight.kind(),
        fight.next(),
        fight.round(),
        muster.combatants(position, battle, true),
        muster.combatants(position, battle, false),
        terms(position, battle));
  }

  /** 8.5-c/r12: of several admirals the strongest counts, once. */
  @Rule("8.5-c/r12")
  private Terms terms(Position position, Battle battle) {
    Fight fight = battle.fight();
    return new Terms(
        chart.isCombined(fight.place()),
        fight.is(Term.IN_PORT),
        leaders.evading(position, fight),
        exits.mayEvade(position, fight),
        exits.mayRetreat(position, battle),
        exits.mayBreakOff(position, battle),
        Math.min(battle.alone(), Terms.ALONE));
  }
}
