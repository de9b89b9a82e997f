package umpire.fallschirmjaeger.map;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Coordinate;
import umpire.cartographer.coast.CoastSurvey;
import umpire.cartographer.fit.Georeference;
import umpire.cartographer.fit.LatLon;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.layers.PlaneLine;
import umpire.cartographer.layers.SideChains;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** Rivers, canals and quays along hexsides, bridges and ferries over them. */
final class Waters {
  /** A hexside with more water than this, in percent, is a major river. */
  private static final int MOSTLY = 62;

  private final HexPlane plane;
  private final CoastSurvey coastSurvey;
  private final Georeference reference;
  private final HollandDraft draft;

  Waters(HexPlane plane, CoastSurvey coastSurvey, Georeference reference, HollandDraft draft) {
    this.plane = plane;
    this.reference = reference;
    this.coastSurvey = coastSurvey;
    this.draft = draft;
  }

  /** Where the water of the raster parts two land hexes. */
  void shores() {
    for (Hexside side : plane.sides()) {
      CoastSurvey.SideWater water = coastSurvey.side(side);
      boolean parted = !water.landJoined() || water.saltPercent() > MOSTLY;
      // Open shore is no river: along the sea both hexes are joined by the beach.
      boolean inland = !draft.has(side.first(), "partial-sea");
      if (land(side) && inland && water.saltPercent() > 0 && parted) {
        draft.side(
            side,
            "major-river",
            SourceTexts.geodata(
                "GSHHG coast: " + water.saltPercent() + " % of the hexside is water."));
      }
    }
  }

  /** Draws one feature along lines, between land hexes where nothing is drawn yet. */
  void lines(String feature, List<PlaneLine> lines) {
    SideChains chains = new SideChains(plane, this::usable);
    for (PlaneLine line : lines) {
      Provenance provenance = SourceTexts.house("Authored " + feature + ": " + line.name() + ".");
      chains.along(line).forEach(side -> draft.side(side, feature, provenance));
    }
  }

  /** Puts each bridge on the nearest hexside with a river. */
  void bridges(List<HollandLayers.Spot> spots) {
    for (HollandLayers.Spot spot : spots) {
      draft.bridge(
          nearest(spot, this::river), SourceTexts.house("Authored bridge: " + spot.name() + "."));
    }
  }

  /** Puts each ferry on the nearest hexside with a river and without a bridge. */
  void ferries(List<HollandLayers.Spot> spots) {
    for (HollandLayers.Spot spot : spots) {
      Hexside side = nearest(spot, other -> river(other) && !draft.has(other, "bridge"));
      String kind = draft.has(side, "major-river") ? "river-ferry" : "other-ferry";
      draft.join(side, kind, SourceTexts.house("Authored ferry: " + spot.name() + "."));
    }
  }

  /** Marks both banks of a major river, where ships pass and seaplanes land. */
  void banks() {
    for (Hexside side : plane.sides()) {
      if (draft.has(side, "major-river") && land(side)) {
        String bank = "Bank of a major river.";
        draft.mark(side.first(), Set.of("partial-river"), bank);
        draft.mark(side.second(), Set.of("partial-river"), bank);
      }
    }
  }

  private Hexside nearest(HollandLayers.Spot spot, Predicate<Hexside> suits) {
    Coordinate there = reference.toPlane(new LatLon(spot.lat(), spot.lon()));
    return plane.sides().stream()
        .filter(suits)
        .min(Comparator.comparingDouble(side -> plane.side(side).midPoint().distance(there)))
        .orElseThrow();
  }

  private boolean river(Hexside side) {
    return land(side) && (draft.has(side, "river") || draft.has(side, "major-river"));
  }

  private boolean land(Hexside side) {
    return !draft.water(side.first()) && !draft.water(side.second());
  }

  /** A city on both banks of its bridge has the river within itself. */
  private boolean usable(Hexside side) {
    return land(side) && within(side.first()) && within(side.second());
  }

  private boolean within(Place hex) {
    return !draft.has(hex, "major-bridge");
  }
}
