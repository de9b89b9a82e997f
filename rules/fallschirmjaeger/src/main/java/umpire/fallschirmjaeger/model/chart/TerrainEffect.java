package umpire.fallschirmjaeger.model.chart;

import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;

/**
 * A cell of the terrain table for combat or overrun (T-Terrain); D is the defender's (r4).
 *
 * @param use whether it has an effect of its own
 * @param attacker factor of the attacker's strength
 * @param defender factor of the defender's strength
 * @param prohibited true if no such attack can be made
 */
@Rule("T-Terrain/r4")
public record TerrainEffect(Use use, Fraction attacker, Fraction defender, boolean prohibited) {
  /** Whether the terrain speaks, or another one of the hex. */
  public enum Use {
    OWN,
    OTHER_TERRAIN,
    NO_EFFECT
  }
}
