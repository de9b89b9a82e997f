package umpire.weserubung.combat;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import umpire.kernel.pack.CounterId;
import umpire.weserubung.model.battle.Circumstance;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Strength;
import umpire.weserubung.model.counter.UnitKind;

/**
 * A unit in a battle.
 *
 * @param unit its counter
 * @param nation whose it is
 * @param arm what kind
 * @param reduced true if its reduced side is up
 * @param full printed strengths of its full side
 * @param half printed strengths of its reduced side
 * @param worth points of morale to build it, or of a ship what it would cost by the same rule; only
 *     policies of odds look at it
 * @param circumstances what changes its strength
 */
public record Combatant(
    @CounterId String unit,
    Nation nation,
    UnitKind arm,
    boolean reduced,
    Strength full,
    Strength half,
    int worth,
    Set<Circumstance> circumstances) {
  public Combatant {
    EnumSet<Circumstance> sorted = EnumSet.noneOf(Circumstance.class);
    sorted.addAll(circumstances);
    circumstances = Collections.unmodifiableSet(sorted);
  }

  /** The strengths of the side that is up. */
  public Strength strength() {
    return reduced ? half : full;
  }

  /** True if it is so. */
  public boolean is(Circumstance circumstance) {
    return circumstances.contains(circumstance);
  }

  /** With its reduced side up. */
  public Combatant turned() {
    return new Combatant(unit, nation, arm, true, full, half, worth, circumstances);
  }
}
