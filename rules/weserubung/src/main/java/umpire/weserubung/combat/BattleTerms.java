package umpire.weserubung.combat;

/**
 * What place and situation allow.
 *
 * @param combined true in a hex of both land and sea (7.5-1)
 * @param port true against ships in a port (7.5-1, 7.5-3)
 * @param admiral strength of the defender's admiral, 0 without one (8.5)
 * @param evasion true if the defender has somewhere to evade to (8.5)
 * @param retreat true if the defender has somewhere to withdraw to (7.4, 10.5)
 * @param withdrawal true if the attacker may break off: to a base, to adjacent hexes, aboard; raids
 *     on ships they may always stop (7.5-5), on airfields never (r30)
 * @param withstood rounds by land that a lone defender has withstood so far (10.5-c), 0 to 2
 */
public record BattleTerms(
    boolean combined,
    boolean port,
    int admiral,
    boolean evasion,
    boolean retreat,
    boolean withdrawal,
    int withstood) {
  /** 10.5-c: rounds that a lone defender has to withstand. */
  public static final int ALONE = 2;

  public BattleTerms {
    if (withstood < 0 || withstood > ALONE) {
      throw new IllegalArgumentException("0 to 2 rounds are withstood alone, not " + withstood);
    }
  }

  /** Nothing of it: a fight to the end in the open. */
  public static BattleTerms none() {
    return new BattleTerms(false, false, 0, false, false, false, 0);
  }
}
