package umpire.narvik.supply;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.why.Why;
import umpire.narvik.terrain.Passage;

/**
 * 19.3, 12.2 What a line of supply may not pass: hexes and hexsides that infantry cannot pass,
 * hexes with enemy units, and enemy zones of control where no Allied infantry stands. The same
 * holds for the base's own hex, which is part of the line.
 */
final class Obstacles {
  private final Passage passage;
  private final SupplyBrief brief;

  Obstacles(Passage passage, SupplyBrief brief) {
    this.passage = passage;
    this.brief = brief;
  }

  /**
   * True if the ground lets a line pass from one hex to the next (ruling 13: as infantry). Sweden
   * is ground like any other: nobody goes along a line (ruling 66).
   */
  @Rule({"19.3", "19.3/r13", "19.3/r63", "22.2/r66"})
  boolean ground(Place from, Place to) {
    return passage.open(UnitType.INFANTRY_BATTALION, from, to);
  }

  /** True if the enemy keeps a line out of the hex. */
  @Rule("19.3/r61")
  boolean cut(Place hex) {
    return heldByEnemy(hex) || closedByZone(hex);
  }

  /** True if an enemy zone lies on the hex and Allied infantry in it lets the line pass. */
  @Rule({"12.2", "12.2/r2"})
  boolean opened(Place hex) {
    return brief.enemyZones().contains(hex) && brief.infantryHeld().contains(hex);
  }

  /** How the enemy keeps the unit's line out of the hex: their units, or their zone of control. */
  List<Finding> cuts(String unit, Place hex) {
    List<Finding> findings = new ArrayList<>();
    if (heldByEnemy(hex)) {
      findings.add(Finding.forbids("19.3", new Why.LineCut(unit, hex, "unit")));
    } else if (closedByZone(hex)) {
      findings.add(Finding.forbids("12.2", new Why.LineCut(unit, hex, "zone")));
    }
    return findings;
  }

  // A hex with enemies is one that infantry may not enter (14.1), hence impassable.
  @Rule("19.3/r62")
  private boolean heldByEnemy(Place hex) {
    return brief.enemyHeld().contains(hex);
  }

  private boolean closedByZone(Place hex) {
    return brief.enemyZones().contains(hex) && !brief.infantryHeld().contains(hex);
  }
}
