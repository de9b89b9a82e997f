package umpire.narvik.model;

import umpire.kernel.hex.Place;

/** The places that paragraphs speak of by name. */
public final class Landmarks {
  /** 22.1: the box where everything Allied arrives. */
  public static final Place HARSTAD = new Place("harstad");

  /** 2.0 (ruling 46): the hex of Narvik. */
  public static final Place NARVIK = new Place("1911");

  /** 29.0: the other hex that scores at the end. */
  public static final Place HEX_1918 = new Place("1918");

  private Landmarks() {}
}
