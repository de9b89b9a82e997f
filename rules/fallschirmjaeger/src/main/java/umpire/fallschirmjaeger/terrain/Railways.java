package umpire.fallschirmjaeger.terrain;

import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/** 2.8: the tracks of the armoured train. */
@Rule({"2.8", "2.8/r113"})
public final class Railways {
  private static final String RAILWAY = "railway";

  /** What a hex of railway costs at most, in an enemy zone, there and back. */
  private static final int MOST_FOR_A_LINK = 4;

  private final MapGraph map;
  private final Fraction unlimited;

  /** The railways of a map. */
  public Railways(MapGraph map) {
    this.map = map;
    long links = map.sheet().links().stream().filter(link -> link.kind().equals(RAILWAY)).count();
    this.unlimited = Fraction.of(MOST_FOR_A_LINK * links);
  }

  /** True if a railway joins the two hexes. */
  public boolean joins(Place from, Place to) {
    return map.linked(from, to, RAILWAY);
  }

  /** True for a hex with a railway. */
  public boolean passes(Place hex) {
    return !map.linkedTo(hex, RAILWAY).isEmpty();
  }

  /** More points than the whole railway costs: the train is stopped by nothing else. */
  public Fraction unlimited() {
    return unlimited;
  }
}
