package umpire.fallschirmjaeger.map;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.locationtech.jts.geom.Polygon;
import umpire.cartographer.coast.CoastSurvey;
import umpire.cartographer.fit.Georeference;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.layers.PlaneLine;
import umpire.cartographer.layers.WrittenLine;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** Water or land, and which terrain: the hexes. */
final class Ground {
  /** A hex with this much water, in percent, is water all over. */
  static final int WATER = 70;

  /** A land hex with this much water, in percent, is partly water. */
  static final int SHORE = 6;

  /** Share of a hex that gives it the terrain of a ground. */
  private static final double SHARE = 0.4;

  private final HexPlane plane;
  private final CoastSurvey coastSurvey;
  private final List<Ring> rings;

  Ground(
      HexPlane plane,
      CoastSurvey coastSurvey,
      Georeference reference,
      List<HollandLayers.Terrain> grounds) {
    this.plane = plane;
    this.coastSurvey = coastSurvey;
    this.rings =
        grounds.stream()
            .map(
                ground ->
                    new Ring(
                        ground,
                        PlaneLine.of(new WrittenLine(ground.name(), ground.points()), reference)
                            .ground()))
            .toList();
  }

  private record Ring(HollandLayers.Terrain ground, Polygon shape) {}

  void draw(HollandDraft draft) {
    for (Place hex : plane.hexes()) {
      draft.hex(drawn(hex));
      if (!draft.water(hex) && water(hex) >= SHORE) {
        draft.mark(
            hex,
            Set.of(sea(hex) ? "partial-sea" : "partial-river"),
            "GSHHG coast: " + water(hex) + " % water.");
      }
    }
  }

  /** Water of the raster and of the rings, in percent of the hex. */
  private int water(Place hex) {
    CoastSurvey.HexShares shares = coastSurvey.hex(hex);
    double added =
        rings.stream()
            .filter(ring -> ring.ground().terrain().equals(HollandDraft.WATER))
            .mapToDouble(ring -> share(hex, ring))
            .sum();
    return Math.min(100, shares.salt() + shares.lake() + (int) Math.round(100 * added));
  }

  /** North of the mouths of the rivers water is the sea. */
  private boolean sea(Place hex) {
    return plane.grid().cell(hex).line() >= 49;
  }

  private MapSheet.Hex drawn(Place hex) {
    int water = water(hex);
    if (water >= WATER) {
      Set<String> features = new TreeSet<>(sea(hex) ? Set.of("sea") : Set.of());
      Provenance provenance =
          coastSurvey.hex(hex).salt() + coastSurvey.hex(hex).lake() >= WATER
              ? SourceTexts.geodata("GSHHG coast: " + water + " % water.")
              : SourceTexts.house("Sea of 1940, land in the GSHHG coast.");
      return new MapSheet.Hex(hex, HollandDraft.WATER, features, "", provenance);
    }
    Map<String, Double> terrains = new TreeMap<>();
    Map<String, String> names = new TreeMap<>();
    for (Ring ring : rings) {
      double share = share(hex, ring);
      if (share > 0 && !ring.ground().terrain().equals(HollandDraft.WATER)) {
        terrains.merge(ring.ground().terrain(), share, Double::sum);
        names.putIfAbsent(ring.ground().terrain(), ring.ground().name());
      }
    }
    String terrain =
        terrains.entrySet().stream()
            .filter(share -> share.getValue() >= SHARE * (100 - water) / 100)
            .max(Map.Entry.comparingByValue())
            .map(Map.Entry::getKey)
            .orElse("clear");
    String source =
        terrain.equals("clear")
            ? "Open polder, no authored ground."
            : "Authored ground: " + names.get(terrain) + ".";
    return new MapSheet.Hex(hex, terrain, Set.of(), "", SourceTexts.house(source));
  }

  private double share(Place hex, Ring ring) {
    Polygon hexagon = plane.hexagon(hex);
    return hexagon.intersection(ring.shape()).getArea() / hexagon.getArea();
  }
}
