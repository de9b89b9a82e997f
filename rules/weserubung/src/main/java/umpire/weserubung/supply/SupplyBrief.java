package umpire.weserubung.supply;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.CounterId;
import umpire.kernel.play.Brief;
import umpire.weserubung.model.counter.Side;

/**
 * 10.1: whose supply is asked about, and who could cut it.
 *
 * @param units whose lines are traced
 * @param german hexes with German land units ashore
 * @param allied hexes with Allied land units ashore
 */
public record SupplyBrief(List<Placed> units, Set<Place> german, Set<Place> allied)
    implements Brief {
  public SupplyBrief {
    units = List.copyOf(units);
    german = Collections.unmodifiableSet(new TreeSet<>(german));
    allied = Collections.unmodifiableSet(new TreeSet<>(allied));
  }

  /**
   * A land unit ashore.
   *
   * @param unit its counter
   * @param side whose it is
   * @param hex where it stands
   */
  public record Placed(@CounterId String unit, Side side, Place hex) {}
}
