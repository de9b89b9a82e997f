package umpire.weserubung.play.battle;

import umpire.kernel.citation.Rule;
import umpire.weserubung.combat.BattleTerms;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Term;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.terrain.MapFacts;

/** What the combat adjudicator is told of a battle: all that odds need to play it to its end. */
public final class BattleBriefs {
  private final BattleParticipants battleParticipants;
  private final Leaders leaders;
  private final BattleExits battleExits;
  private final MapFacts mapFacts;

  public BattleBriefs(
      BattleParticipants battleParticipants,
      Leaders leaders,
      BattleExits battleExits,
      MapFacts mapFacts) {
    this.battleParticipants = battleParticipants;
    this.leaders = leaders;
    this.battleExits = battleExits;
    this.mapFacts = mapFacts;
  }

  /** The battle as it stands, and the dice that fall next. */
  public CombatBrief of(Position position, Battle battle) {
    Fight fight = battle.fight();
    return new CombatBrief(
        fight.kind(),
        fight.next(),
        fight.round(),
        battleParticipants.combatants(position, battle, true),
        battleParticipants.combatants(position, battle, false),
        terms(position, battle));
  }

  /** 8.5-c/r12: of several admirals the strongest counts, once. */
  @Rule("8.5-c/r12")
  private BattleTerms terms(Position position, Battle battle) {
    Fight fight = battle.fight();
    return new BattleTerms(
        mapFacts.isCombined(fight.place()),
        fight.is(Term.IN_PORT),
        leaders.evading(position, fight),
        battleExits.mayEvade(position, fight),
        battleExits.mayRetreat(position, battle),
        battleExits.mayBreakOff(position, battle),
        Math.min(battle.alone(), BattleTerms.ALONE));
  }
}
