package umpire.fallschirmjaeger.model.frame;

import java.util.List;
import java.util.Set;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Sorted;

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
    from = Sorted.set(from);
  }

  /** The units of a side that take part. */
  public List<String> of(Side side) {
    return side == attacker ? attackers : defenders;
  }
}
