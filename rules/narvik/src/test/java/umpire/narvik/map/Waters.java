package umpire.narvik.map;

import umpire.cartographer.coast.CoastSurvey;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.citation.Provenance;
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
  private final CoastSurvey coastSurvey;

  Waters(HexPlane plane, CoastSurvey coastSurvey) {
    this.plane = plane;
    this.coastSurvey = coastSurvey;
  }

  void draw(Draft draft) {
    for (Hexside side : plane.sides()) {
      fjord(draft, side);
      boolean ships = draft.ships(side.first()) && draft.ships(side.second());
      if (ships && coastSurvey.side(side).touching() >= PASSAGE) {
        Provenance provenance = SourceTexts.geodata("GSHHG coast: salt water across the hexside.");
        draft.join(side, "waterway", provenance);
      }
    }
    Provenance lane =
        SourceTexts.rulebook("l.732 (22.1): ships, any sea or coast hex of this edge.");
    for (Place hex : plane.hexes()) {
      if (Edges.gate(plane, hex) && draft.ships(hex)) {
        draft.join(new Hexside(HARSTAD, hex), "sea-lane", lane);
      }
    }
  }

  private void fjord(Draft draft, Hexside side) {
    boolean one = draft.water(side.first());
    boolean other = draft.water(side.second());
    CoastSurvey.SideWater water = coastSurvey.side(side);
    String salt = "GSHHG coast: " + water.saltPercent() + " % of the hexside is salt water";
    if (one && other) {
      return;
    }
    if (one || other) {
      draft.side(side, "fjord", SourceTexts.geodata("Between an all-water hex and land."));
    } else if (!water.landJoined()) {
      draft.side(side, "fjord", SourceTexts.geodata(salt + ", the land is not joined."));
    } else if (water.saltPercent() > MOSTLY) {
      draft.side(side, "fjord", SourceTexts.geodata(salt + "."));
    }
  }
}
