package umpire.narvik.map;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.locationtech.jts.geom.Polygon;
import umpire.cartographer.coast.CoastSurvey;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.layers.PlaneLine;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** Water or land, mountain or not, Norway or Sweden: the hexes. */
final class Ground {
  /** A hex with less land than this, in percent, is water. */
  static final int LAND = 6;

  /** A land hex with this much salt water, in percent, has a shore that ships use. */
  static final int SHORE = 5;

  /** How much of a valley, in hexes, makes a hex clear. */
  private static final double VALLEY = 0.3;

  /** Share of a hex that makes it Swedish: the border strip is shown as Sweden. */
  private static final double SWEDISH = 0.1;

  private final HexPlane plane;
  private final CoastSurvey coastSurvey;
  private final List<PlaneLine> valleys;
  private final Polygon sweden;

  Ground(HexPlane plane, CoastSurvey coastSurvey, List<PlaneLine> valleys, PlaneLine sweden) {
    this.plane = plane;
    this.coastSurvey = coastSurvey;
    this.valleys = valleys;
    this.sweden = sweden.ground();
  }

  void draw(Draft draft) {
    plane.hexes().forEach(hex -> draft.hex(drawn(hex)));
  }

  private MapSheet.Hex drawn(Place hex) {
    CoastSurvey.HexShares shares = coastSurvey.hex(hex);
    if (shares.land() < LAND && shares.salt() >= SHORE) {
      Provenance provenance = SourceTexts.geodata(SourceTexts.salt(shares));
      return new MapSheet.Hex(hex, "water", Set.of(), "", provenance);
    }
    Set<String> features = new TreeSet<>();
    String source = "";
    if (shares.salt() >= SHORE) {
      features.add(shares.broad() ? "coast" : "fjord");
      source = SourceTexts.salt(shares) + " ";
    }
    Polygon hexagon = plane.hexagon(hex);
    if (hexagon.intersection(sweden).getArea() > SWEDISH * hexagon.getArea()) {
      features.add("sweden");
    }
    List<String> through =
        valleys.stream()
            .filter(valley -> valley.shape().intersection(hexagon).getLength() >= VALLEY)
            .map(PlaneLine::name)
            .limit(1)
            .toList();
    String terrain = through.isEmpty() ? "mountain" : "clear";
    source += through.isEmpty() ? "No valley." : "Valley: " + through.getFirst() + ".";
    return new MapSheet.Hex(hex, terrain, Set.copyOf(features), "", SourceTexts.house(source));
  }
}
