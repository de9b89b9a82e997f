package umpire.fallschirmjaeger.model.frame;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.hex.Place;

/**
 * A combat or an overrun.
 *
 * @param attacker whose units attack
 * @param target the attacked hex
 * @param attackers at least one
 * @param defenders every ground unit in the hex when it was attacked
 * @param overrun true for an overrun (SCS-overrun)
 * @param from the hexes of the attackers when they attacked
 */
public record Battle(
    Side attacker,
    Place target,
    List<String> attackers,
    List<String> defenders,
    boolean overrun,
    Set<Place> from) {
  public Battle {
    attackers = List.copyOf(attackers);
    defenders = List.copyOf(defenders);
    from = Collections.unmodifiableSet(new TreeSet<>(from));
  }

  /** A battle that is to be declared. */
  public Battle(
      Side attacker,
      Place target,
      List<String> attackers,
      List<String> defenders,
      boolean overrun) {
    this(attacker, target, attackers, defenders, overrun, Set.of());
  }

  /** The same with the hexes of the attackers. */
  public Battle from(Set<Place> hexes) {
    return new Battle(attacker, target, attackers, defenders, overrun, hexes);
  }

  /** The units of a side that take part. */
  public List<String> of(Side side) {
    return side == attacker ? attackers : defenders;
  }
}
