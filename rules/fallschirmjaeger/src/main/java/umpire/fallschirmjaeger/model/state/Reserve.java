package umpire.fallschirmjaeger.model.state;

import umpire.kernel.citation.Rule;

/** Whatever is not in play yet. */
public sealed interface Reserve {
  /** Ready to be dropped or flown in (2.4 to 2.6). */
  record Airborne() implements Reserve {}

  /**
   * 1.8c/r118: as airborne, after a drop that lost steps to fire and was taken back.
   *
   * @param steps left, at least 1
   */
  @Rule("1.8c/r118")
  record Reduced(int steps) implements Reserve {}

  /** True if it can be dropped or flown in now. */
  default boolean airborne() {
    return this instanceof Airborne || this instanceof Reduced;
  }

  /** 5.2: waits until it is released for the air. */
  @Rule("5.2")
  record Held() implements Reserve {}

  /**
   * 4.0e(3): comes if the Dutch take it for points of the German.
   *
   * @param turn in which they answer
   * @param group that is taken or refused together
   * @param zone the named set of hexes where it would enter
   * @param points that the German scores for the group, at least 1
   */
  @Rule("4.0e(3)")
  record Offered(int turn, String group, String zone, int points) implements Reserve {}

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
