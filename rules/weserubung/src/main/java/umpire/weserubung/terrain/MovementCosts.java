package umpire.weserubung.terrain;

import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;

/** 9.0 Terrain: what a step by land costs, in movement points. */
public final class MovementCosts {
  /** What a step costs that may not be made. */
  public static final int BARRED = 0;

  private static final int CLEAR = 1;
  private static final int MOUNTAIN = 2;
  private static final int RIVER = 2;

  /** The most that a step costs: by option 2 over a river into mountains. */
  static final int DEAREST = RIVER + MOUNTAIN;

  private final MapFacts mapFacts;
  private final Rivers rivers;

  public MovementCosts(MapFacts mapFacts) {
    this.mapFacts = mapFacts;
    this.rivers = new Rivers(mapFacts.map());
  }

  /**
   * What the step from a hex to its neighbour costs, 1 to 4; {@link #BARRED} if there is no land
   * (3.2-b), or an impassable line or a lake between them (r49).
   */
  @Rule({"9.0-imp", "9.0-imp/r49", "3.2-b", "9.0-simp"})
  public int step(Place from, Place to, LandMover landMover) {
    if (!mapFacts.isLand(to) || mapFacts.barsLand(from, to)) {
      return BARRED;
    }
    return mapFacts.isRiver(from, to) ? across(to, landMover) : dry(from, to, landMover);
  }

  /** 9.0-riv-a/r47: 2 in all, also into mountains; by option 2 more than the hex. */
  @Rule({"9.0-riv-a", "9.0-riv-a/r47"})
  private int across(Place to, LandMover landMover) {
    return landMover.riverPlusTwo() ? RIVER + hex(to, landMover) : RIVER;
  }

  /** 9.0-riv-b: along a river mountains are entered like clear terrain. */
  @Rule("9.0-riv-b")
  private int dry(Place from, Place to, LandMover landMover) {
    return rivers.leadsAlong(from, to) ? CLEAR : hex(to, landMover);
  }

  /** 9.0-mtn/r3: only mountain infantry and mountain artillery enter mountains at no more. */
  @Rule({"9.0-clear", "9.0-mtn/r3", "3.2.2-b", "3.2.6"})
  private int hex(Place to, LandMover landMover) {
    return mapFacts.isMountain(to) && !landMover.mountain() ? MOUNTAIN : CLEAR;
  }
}
