package umpire.weserubung.map;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Polygon;
import umpire.cartographer.coast.CoastSurvey;
import umpire.cartographer.fit.Georeference;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.layers.PlaneLine;
import umpire.cartographer.relief.Heights;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;

/** Land, sea or both, mountain or not, Norway or not: the hexes. */
final class Ground {
  static final String ABROAD = "abroad";

  /** A hex with less land than this, in percent, is sea. */
  private static final int LAND = 8;

  /** A land hex with this much salt water, in percent, is sea too; so is one with a port. */
  private static final int SHORE = 5;

  /** A hex of another country with this much salt water, in percent, is sea. */
  private static final int FOREIGN_SEA = 50;

  /** Mean height in metres from which a hex is mountain. */
  private static final int MOUNTAIN = 400;

  /** Share of a hex that makes it another country's or a lowland's. */
  private static final double SHARE = 0.5;

  /** Share of a hex that makes it a massif's. */
  private static final double MASSIF = 0.35;

  /** Height is taken at points so far apart, in hexes. */
  private static final double LATTICE = 0.125;

  private final HexPlane plane;
  private final CoastSurvey coastSurvey;
  private final Georeference reference;
  private final Heights heights;
  private final List<PlaneLine> massifs;
  private final List<PlaneLine> lowlands;
  private final List<PlaneLine> abroad;
  private final Set<Place> ports;

  Ground(
      HexPlane plane,
      CoastSurvey coastSurvey,
      Georeference reference,
      Heights heights,
      List<PlaneLine> massifs,
      List<PlaneLine> lowlands,
      List<PlaneLine> abroad,
      Set<Place> ports) {
    this.plane = plane;
    this.coastSurvey = coastSurvey;
    this.reference = reference;
    this.heights = heights;
    this.massifs = massifs;
    this.lowlands = lowlands;
    this.abroad = abroad;
    this.ports = ports;
  }

  void draw(Canvas canvas) {
    plane.hexes().forEach(hex -> canvas.hex(drawn(hex)));
  }

  private MapSheet.Hex drawn(Place hex) {
    CoastSurvey.HexShares shares = coastSurvey.hex(hex);
    Polygon hexagon = plane.hexagon(hex);
    boolean foreign = abroad.stream().anyMatch(ring -> covers(ring, hexagon, SHARE));
    if (shares.land() + shares.lake() < LAND || (foreign && shares.salt() >= FOREIGN_SEA)) {
      Provenance salt = SourceTexts.geodata(SourceTexts.salt(shares));
      return new MapSheet.Hex(hex, Canvas.SEA, Set.of(Canvas.SEA), "", salt);
    }
    if (foreign) {
      return new MapSheet.Hex(hex, terrain(hexagon), Set.of(ABROAD), "", relief(hexagon, ""));
    }
    Set<String> features = new TreeSet<>(Set.of(Canvas.LAND));
    String salt = "";
    if (shares.salt() >= SHORE || ports.contains(hex)) {
      features.add(Canvas.SEA);
      salt = SourceTexts.salt(shares) + " ";
    }
    return new MapSheet.Hex(hex, terrain(hexagon), features, "", relief(hexagon, salt));
  }

  private String terrain(Polygon hexagon) {
    boolean low = lowlands.stream().anyMatch(ring -> covers(ring, hexagon, SHARE));
    boolean high = massifs.stream().anyMatch(ring -> covers(ring, hexagon, MASSIF));
    return !low && (high || height(hexagon) >= MOUNTAIN) ? "mountain" : "clear";
  }

  private Provenance relief(Polygon hexagon, String salt) {
    for (PlaneLine lowland : lowlands) {
      if (covers(lowland, hexagon, SHARE)) {
        return SourceTexts.house(salt + "Lowland: " + lowland.name() + ".");
      }
    }
    for (PlaneLine massif : massifs) {
      if (covers(massif, hexagon, MASSIF)) {
        return SourceTexts.house(salt + "Massif: " + massif.name() + ".");
      }
    }
    return SourceTexts.geodata(salt + "ETOPO5: land " + height(hexagon) + " m high on average.");
  }

  /** The mean height of what is above the sea, in metres. */
  private int height(Polygon hexagon) {
    Coordinate centre = hexagon.getCentroid().getCoordinate();
    int sum = 0;
    int points = 0;
    for (double across = -0.5; across <= 0.5; across += LATTICE) {
      for (double along = -0.5; along <= 0.5; along += LATTICE) {
        Coordinate point = new Coordinate(centre.x + along, centre.y + across);
        int metres = heights.metres(reference.toEarth(point));
        if (metres > 0 && Math.hypot(along, across) <= 0.5) {
          sum += metres;
          points++;
        }
      }
    }
    return points == 0 ? 0 : sum / points;
  }

  private static boolean covers(PlaneLine ring, Polygon hexagon, double share) {
    return hexagon.intersection(ring.ground()).getArea() >= share * hexagon.getArea();
  }
}
