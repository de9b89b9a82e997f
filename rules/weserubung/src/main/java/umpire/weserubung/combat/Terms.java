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
 *     on airfields and ships (7.3/X5, 7.5-5) he may always stop
 */
public record Terms(
    boolean combined,
    boolean port,
    int admiral,
    boolean evasion,
    boolean retreat,
    boolean withdrawal) {
  /** Nothing of it: a fight to the end in the open. */
  public static Terms none() {
    return new Terms(false, false, 0, false, false, false);
  }
}
