package umpire.narvik.map;

import umpire.cartographer.coast.Survey;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.sheet.Sources;
import umpire.kernel.cite.Provenance;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** Where water parts hexes, and where ships pass: fjord hexsides, waterways, sea lanes. */
final class Waters {
  static final Place HARSTAD = new Place("harstad");

  /** A hexside with more salt water than this, in percent, is a fjord. */
  private static final int MOSTLY = 62;

  /** Touching squares of salt water that let a ship pass. */
  private static final int PASSAGE = 2;

  private final HexPlane plane;
  private final Survey survey;

  Waters(HexPlane plane, Survey survey) {
    this.plane = plane;
    this.survey = survey;
  }

  void draw(Draft draft) {
    for (Hexside side : plane.sides()) {
      fjord(draft, side);
      boolean ships = draft.ships(side.first()) && draft.ships(side.second());
      if (ships && survey.side(side).touching() >= PASSAGE) {
        Provenance provenance = Sources.geodata("GSHHG coast: salt water across the hexside.");
        draft.join(side, "waterway", provenance);
      }
    }
    Provenance lane = Sources.rulebook("l.732 (22.1): ships, any sea or coast hex of this edge.");
    for (Place hex : plane.hexes()) {
      if (Edges.gate(plane, hex) && draft.ships(hex)) {
        draft.join(new Hexside(HARSTAD, hex), "sea-lane", lane);
      }
    }
  }

  private void fjord(Draft draft, Hexside side) {
    boolean one = draft.water(side.first());
    boolean other = draft.water(side.second());
    Survey.SideWater water = survey.side(side);
    String salt = "GSHHG coast: " + water.saltPercent() + " % of the hexside is salt water";
    if (one && other) {
      return;
    }
    if (one || other) {
      draft.side(side, "fjord", Sources.geodata("Between an all-water hex and land."));
    } else if (!water.landJoined()) {
      draft.side(side, "fjord", Sources.geodata(salt + ", the land is not joined."));
    } else if (water.saltPercent() > MOSTLY) {
      draft.side(side, "fjord", Sources.geodata(salt + "."));
    }
  }
}
