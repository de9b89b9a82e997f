package umpire.weserubung.play.fight;

import java.util.HashMap;
import java.util.Map;
import umpire.kernel.combat.Policy;
import umpire.weserubung.combat.CombatBrief;

/**
 * What both sides hold to in a battle.
 *
 * @param evades true if the defender tries to evade whenever they may
 * @param attackerLeaves the round after which they go if they may, {@link #NEVER} if they do not
 * @param defenderLeaves likewise
 * @param dearest true if natural 1s go to the dearest unit, false if to whom its owner would choose
 */
record Standing(boolean evades, int attackerLeaves, int defenderLeaves, boolean dearest) {
  static final int NEVER = 99;

  /** They stay to the end. */
  static Standing firm() {
    return new Standing(false, NEVER, NEVER, true);
  }

  Standing evading() {
    return new Standing(true, attackerLeaves, defenderLeaves, dearest);
  }

  Standing attackerLeaves(int round) {
    return new Standing(evades, round, defenderLeaves, dearest);
  }

  Standing defenderLeaves(int round) {
    return new Standing(evades, attackerLeaves, round, dearest);
  }

  Standing ownersGiveOnes() {
    return new Standing(evades, attackerLeaves, defenderLeaves, false);
  }

  /** The same as the odds are told of it, from this brief to the end of that round. */
  Policy policy(CombatBrief brief, int round) {
    Map<String, String> values = new HashMap<>();
    values.put("rounds", "" + (round + 1 - brief.round()));
    values.put("natural-one", dearest ? "dearest" : "owner");
    values.put("evasion", evades ? "always" : "never");
    if (attackerLeaves != NEVER) {
      values.put("attacker-withdrawal", "after-" + attackerLeaves);
    }
    if (defenderLeaves != NEVER) {
      values.put("defender-withdrawal", "after-" + defenderLeaves);
    }
    return new Policy(values);
  }
}
