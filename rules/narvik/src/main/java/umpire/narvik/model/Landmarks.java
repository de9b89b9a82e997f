package umpire.narvik.model;

import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/** The places that paragraphs speak of by name. */
public final class Landmarks {
  /** 22.1: the box where everything Allied arrives, however the booklet spells it (ruling 31). */
  @Rule("3.0/r31")
  public static final Place HARSTAD = new Place("harstad");

  /** 2.0 (ruling 46): the hex of Narvik, row 19 from the south and eleventh from the west. */
  @Rule("2.0/r46")
  public static final Place NARVIK = new Place("1911");

  /** 29.0: the other hex that scores at the end. */
  public static final Place HEX_1918 = new Place("1918");

  private Landmarks() {}
}
