package umpire.fallschirmjaeger.model.counter;

import umpire.kernel.citation.Rule;

/** P-Players: the nations, with the side of each. */
@Rule("P-Players")
public enum Nation {
  GERMAN(Side.GERMAN),
  DUTCH(Side.ALLIED),
  BRITISH(Side.ALLIED),
  FRENCH(Side.ALLIED);

  private final Side side;

  Nation(Side side) {
    this.side = side;
  }

  /** The side on which it fights. */
  public Side side() {
    return side;
  }
}
