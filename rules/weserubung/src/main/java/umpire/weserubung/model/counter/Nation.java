package umpire.weserubung.model.counter;

import umpire.kernel.citation.Rule;

/** 14.0: the four nations, each with a national morale of its own. */
public enum Nation {
  GERMANY(Side.GERMAN),
  NORWAY(Side.ALLIED),
  BRITAIN(Side.ALLIED),
  FRANCE(Side.ALLIED);

  private final Side side;

  Nation(Side side) {
    this.side = side;
  }

  /** The alliance that it belongs to. */
  @Rule("1.1")
  public Side side() {
    return side;
  }
}
