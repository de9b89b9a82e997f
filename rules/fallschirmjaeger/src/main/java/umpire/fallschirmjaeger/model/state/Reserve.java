package umpire.fallschirmjaeger.model.state;

import umpire.kernel.citation.Rule;

/** Whatever is not in play yet. */
public sealed interface Reserve {
  /** Ready to be dropped or flown in (2.4 to 2.6). */
  record Airborne() implements Reserve {}

  /**
   * 4.0e(3)/r49: arrives at the edge of the map.
   *
   * @param turn from which it may enter
   * @param group with which it is chosen
   * @param zone the named set of hexes where it enters
   */
  @Rule("4.0e(3)/r49")
  record Arriving(int turn, String group, String zone) implements Reserve {}
}
