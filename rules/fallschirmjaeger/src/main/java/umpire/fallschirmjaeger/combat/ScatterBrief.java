package umpire.fallschirmjaeger.combat;

import java.util.List;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.CounterId;

/**
 * 2.5g Drops that are scattered whatever happens: three dice each. Without a drop it throws
 * IllegalArgumentException.
 *
 * @param drops in the order in which they were placed
 */
public record ScatterBrief(List<Drop> drops) implements CombatBrief {
  public ScatterBrief {
    drops = List.copyOf(drops);
    if (drops.isEmpty()) {
      throw new IllegalArgumentException("a scatter has something that is dropped");
    }
  }

  /** A unit over its target hex. */
  public record Drop(@CounterId String unit, Place hex) {}
}
