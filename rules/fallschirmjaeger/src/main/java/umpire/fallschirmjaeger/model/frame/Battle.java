package umpire.fallschirmjaeger.model.frame;

import java.util.List;
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
 */
public record Battle(
    Side attacker, Place target, List<String> attackers, List<String> defenders, boolean overrun) {
  public Battle {
    attackers = List.copyOf(attackers);
    defenders = List.copyOf(defenders);
  }

  /** The units of a side that take part. */
  public List<String> of(Side side) {
    return side == attacker ? attackers : defenders;
  }
}
