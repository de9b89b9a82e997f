package umpire.weserubung.model.counter;

import java.util.EnumSet;
import java.util.Set;
import umpire.kernel.citation.Rule;

/** 3.2 to 3.4: what kind of unit a counter is. */
public enum UnitKind {
  @Rule("3.2.1-b")
  INFANTRY(Element.LAND),
  @Rule("3.2.2-a")
  MOUNTAIN_INFANTRY(Element.LAND),
  @Rule("3.2.3-a")
  PARACHUTISTS(Element.LAND),
  MOTORISED(Element.LAND),
  @Rule("3.2.4")
  CAVALRY(Element.LAND),
  ARTILLERY(Element.LAND),
  @Rule("3.2.6")
  MOUNTAIN_ARTILLERY(Element.LAND),
  @Rule("3.3.1-g")
  FIGHTER(Element.AIR),
  /** Fairey Swordfish: a fighter that intercepts no aircraft and fires at none (3.3.1, 7.3). */
  TORPEDO_FIGHTER(Element.AIR),
  @Rule("3.3.2-c")
  BOMBER(Element.AIR),
  AIR_TRANSPORT(Element.AIR),
  BATTLESHIP(Element.SEA),
  HEAVY_CRUISER(Element.SEA),
  LIGHT_CRUISER(Element.SEA),
  CARRIER(Element.SEA),
  DESTROYER(Element.SEA),
  SUBMARINE(Element.SEA),
  TRANSPORT(Element.SEA);

  private static final Set<UnitKind> ON_FOOT =
      EnumSet.of(INFANTRY, MOUNTAIN_INFANTRY, PARACHUTISTS, MOTORISED, CAVALRY);
  private static final Set<UnitKind> CAPITAL = EnumSet.of(BATTLESHIP, HEAVY_CRUISER, LIGHT_CRUISER);

  private final Element element;

  UnitKind(Element element) {
    this.element = element;
  }

  /** Where it fights. */
  public enum Element {
    LAND,
    AIR,
    SEA
  }

  /** Where it fights. */
  public Element element() {
    return element;
  }

  /** 3.2: true for land units. */
  public boolean isLand() {
    return element == Element.LAND;
  }

  /** 3.3: true for air units. */
  public boolean isAir() {
    return element == Element.AIR;
  }

  /** 3.4: true for naval units. */
  public boolean isShip() {
    return element == Element.SEA;
  }

  /** 3.2.5, 3.2.6: true for guns, mountain guns included. */
  public boolean isArtillery() {
    return this == ARTILLERY || this == MOUNTAIN_ARTILLERY;
  }

  /** 9.0-mtn/r35: true for whoever defends better in mountains: all land units but guns. */
  public boolean isInfantry() {
    return ON_FOOT.contains(this);
  }

  /** 3.2.2, 3.2.6: true for units that cross mountains without penalty. */
  public boolean isMountain() {
    return this == MOUNTAIN_INFANTRY || this == MOUNTAIN_ARTILLERY;
  }

  /** 3.4.1: battleships, heavy and light cruisers. */
  @Rule("3.4.1-a")
  public boolean isCapitalShip() {
    return CAPITAL.contains(this);
  }

  /** 7.3: true for aircraft that fire at other aircraft. */
  public boolean firesAtAircraft() {
    return this == FIGHTER;
  }
}
