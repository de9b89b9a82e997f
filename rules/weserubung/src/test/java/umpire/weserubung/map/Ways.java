package umpire.weserubung.map;

import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import umpire.cartographer.grid.HexPlane;
import umpire.cartographer.layers.HexChains;
import umpire.cartographer.layers.PlaneLine;
import umpire.cartographer.layers.SideChains;
import umpire.cartographer.sheet.SourceTexts;
import umpire.kernel.citation.Provenance;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** Lakes and rivers along hexsides, railways from hex to hex. */
final class Ways {
  /** What it costs a railway to cross a hexside that bars land units; it opens the hexside. */
  private static final double BRIDGE = 9;

  /** What is added where a railway runs already; a step costs 1 at least. */
  private static final double SAME_LINE = -0.5;

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private final HexPlane plane;

  Ways(HexPlane plane) {
    this.plane = plane;
  }

  /** A lake bars land units; a lake that lies between hexes is both. */
  void lakes(Canvas canvas, List<PlaneLine> lakes) {
    SideChains chains = new SideChains(plane, canvas::walkable);
    for (PlaneLine lake : lakes) {
      Provenance provenance = SourceTexts.house("Authored lake: " + lake.name() + ".");
      for (Hexside side : chains.along(lake)) {
        canvas.side(side, Canvas.IMPASSABLE, provenance);
        canvas.side(side, Canvas.LAKE, provenance);
      }
    }
  }

  /** Rivers lie between hexes of Norway; where a fjord or a lake bars the way it is no river. */
  void rivers(Canvas canvas, List<PlaneLine> rivers) {
    SideChains chains = new SideChains(plane, side -> canvas.both(side, Canvas.LAND));
    for (PlaneLine river : rivers) {
      for (Hexside side : chains.along(river)) {
        if (canvas.walkable(side)) {
          canvas.side(
              side, Canvas.RIVER, SourceTexts.house("Authored river: " + river.name() + "."));
        }
      }
    }
  }

  void railways(Canvas canvas, List<PlaneLine> railways) {
    HexChains chains = new HexChains(plane, (from, to) -> surcharge(canvas, from, to));
    for (PlaneLine railway : railways) {
      Provenance provenance = SourceTexts.house("Authored railway: " + railway.name() + ".");
      for (Hexside crossed : chains.along(inNorway(canvas, railway))) {
        canvas.rail(crossed, provenance);
        canvas.open(crossed, Canvas.IMPASSABLE);
      }
    }
  }

  private static double surcharge(Canvas canvas, Place from, Place to) {
    Hexside side = new Hexside(from, to);
    boolean never = !canvas.both(side, Canvas.LAND) || canvas.drawn(side, Canvas.LAKE);
    if (never || (canvas.settled(side) && !canvas.walkable(side))) {
      return Double.POSITIVE_INFINITY;
    }
    if (canvas.railed(side)) {
      return SAME_LINE;
    }
    return canvas.walkable(side) ? 0 : BRIDGE;
  }

  /** The line as far as its corners lie in Norway. */
  private PlaneLine inNorway(Canvas canvas, PlaneLine line) {
    Coordinate[] corners =
        line.corners().stream().filter(corner -> land(canvas, corner)).toArray(Coordinate[]::new);
    return new PlaneLine(line.name(), GEOMETRY.createLineString(corners));
  }

  private boolean land(Canvas canvas, Coordinate corner) {
    Grid.Cell cell = plane.nearest(corner);
    return plane.has(cell) && canvas.has(plane.grid().place(cell), Canvas.LAND);
  }
}
