package umpire.weserubung.combat;

/**
 * How a battle may end, as odds count it. Steps are counted from the brief on; those of units that
 * leave are not lost.
 *
 * @param end who is left
 * @param attackerSteps steps that the attacker lost
 * @param defenderSteps steps that the defender lost
 */
public record BattleOutcome(End end, int attackerSteps, int defenderSteps) {
  /** Who is left. */
  public enum End {
    ATTACKER_WINS,
    DEFENDER_WINS,
    /** Both are gone. */
    NOBODY_LEFT,
    /** The ships were not found (7.5-1). */
    NOT_FOUND,
    /** The defender evaded, withdrew or retreated. */
    DEFENDER_LEFT,
    /** The attacker broke off. */
    ATTACKER_LEFT,
    /** The second round of 7.5 or the last round of the policy is over, and both are left. */
    BOTH_LEFT
  }
}
