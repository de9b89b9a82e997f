package umpire.weserubung.combat;

import java.util.List;
import umpire.kernel.play.Brief;
import umpire.weserubung.model.battle.BattleDice;
import umpire.weserubung.model.battle.BattleKind;

/**
 * A battle as it stands, and which dice fall next. It holds all that odds need to play it to its
 * end: the combat adjudicator throws once and reports, players choose between throws.
 *
 * @param kind what kind of battle
 * @param next which dice fall next
 * @param round from 1: the round of fire that these dice belong to; an evasion belongs to the round
 *     that it would prevent, so the one tried after round 1 (8.4-5) is of round 2
 * @param attackers who is left of the attacker, in the order in which they throw; at most {@value
 *     #MOST_UNITS} where odds are asked
 * @param defenders who is left of the defender, likewise
 * @param terms what the place and the situation allow
 */
public record CombatBrief(
    BattleKind kind,
    BattleDice next,
    int round,
    List<Combatant> attackers,
    List<Combatant> defenders,
    BattleTerms terms)
    implements Brief {
  /** The most units of one side of which odds are computed. */
  public static final int MOST_UNITS = 12;

  public CombatBrief {
    attackers = List.copyOf(attackers);
    defenders = List.copyOf(defenders);
    if (round < 1) {
      throw new IllegalArgumentException("rounds are counted from 1, not " + round);
    }
    if (!kind.throwsDice(next)) {
      throw new IllegalArgumentException("no " + next + " in a battle of kind " + kind);
    }
  }
}
