package umpire.narvik.model.frame;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.hex.Place;
import umpire.narvik.model.counter.Side;

/**
 * A land assault as announced (15.1), with what has become of it so far. Lists are in order of id.
 *
 * @param attacker the side that attacks
 * @param target the attacked hex
 * @param attackers attacking infantry and tanks
 * @param guns attacking artillery (16.1)
 * @param ships bombarding ships (20.5)
 * @param airPoints committed (18.1.1)
 * @param defenders every enemy unit in the hex, once it is revealed
 * @param defensiveGuns artillery that supports the defence from elsewhere (16.1)
 * @param unsupplied attacked Allied units without a line of supply (19.2)
 * @param retreated units of either side that have retreated out of this assault
 * @param transports ships from which the attackers land (20.3.1); none in a land assault
 */
public record Assault(
    Side attacker,
    Place target,
    List<String> attackers,
    List<String> guns,
    List<String> ships,
    int airPoints,
    List<String> defenders,
    List<String> defensiveGuns,
    List<String> unsupplied,
    List<String> retreated,
    List<String> transports) {
  public Assault {
    attackers = List.copyOf(attackers);
    guns = List.copyOf(guns);
    ships = List.copyOf(ships);
    defenders = List.copyOf(defenders);
    defensiveGuns = List.copyOf(defensiveGuns);
    unsupplied = List.copyOf(unsupplied);
    retreated = List.copyOf(retreated);
    transports = List.copyOf(transports);
  }

  /** True for a contested amphibious landing (20.3.1). */
  public boolean landing() {
    return !transports.isEmpty();
  }

  /** An assault as it is announced. */
  public static Assault announced(
      Side attacker,
      Place target,
      List<String> attackers,
      List<String> guns,
      List<String> ships,
      int airPoints) {
    return new Assault(
        attacker, target, attackers, guns, ships, airPoints, List.of(), List.of(), List.of(),
        List.of(), List.of());
  }

  /** The same, made from these ships (20.3.1). */
  public Assault from(List<String> carriers) {
    return new Assault(
        attacker,
        target,
        attackers,
        guns,
        ships,
        airPoints,
        defenders,
        defensiveGuns,
        unsupplied,
        retreated,
        carriers);
  }

  /** With the units that stand in the revealed hex. */
  public Assault defendedBy(List<String> units) {
    return new Assault(
        attacker,
        target,
        attackers,
        guns,
        ships,
        airPoints,
        units,
        defensiveGuns,
        unsupplied,
        retreated,
        transports);
  }

  /** With artillery that supports the defence. */
  public Assault supportedBy(List<String> batteries) {
    return new Assault(
        attacker,
        target,
        attackers,
        guns,
        ships,
        airPoints,
        defenders,
        batteries,
        unsupplied,
        retreated,
        transports);
  }

  /** With the attacked units that have no line of supply. */
  public Assault cutOff(List<String> units) {
    return new Assault(
        attacker,
        target,
        attackers,
        guns,
        ships,
        airPoints,
        defenders,
        defensiveGuns,
        units,
        retreated,
        transports);
  }

  /** With one unit more that has retreated. */
  public Assault retreatedBy(String unit) {
    List<String> more = new ArrayList<>(retreated);
    more.add(unit);
    return new Assault(
        attacker,
        target,
        attackers,
        guns,
        ships,
        airPoints,
        defenders,
        defensiveGuns,
        unsupplied,
        more,
        transports);
  }
}
