package umpire.cartographer.layers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleBiFunction;
import org.locationtech.jts.geom.Coordinate;
import umpire.cartographer.grid.HexPlane;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/** Snaps roads and railways: the cheapest chains of neighbouring hexes beside a line. */
public final class HexChains {
  private final HexPlane plane;
  private final ToDoubleBiFunction<Place, Place> surcharge;

  /** With what a step costs on top of its distance from the line; infinite where none may go. */
  public HexChains(HexPlane plane, ToDoubleBiFunction<Place, Place> surcharge) {
    this.plane = plane;
    this.surcharge = surcharge;
  }

  /** The hexsides that the line crosses, corner by corner; a corner off the map ends a stretch. */
  public List<Hexside> along(PlaneLine line) {
    List<Hexside> crossed = new ArrayList<>();
    List<Coordinate> corners = line.corners();
    for (int corner = 1; corner < corners.size(); corner++) {
      var from = plane.nearest(corners.get(corner - 1));
      var to = plane.nearest(corners.get(corner));
      if (plane.has(from) && plane.has(to)) {
        List<Place> chain =
            new CheapestPath<Place>(hex -> steps(line, hex))
                .chain(plane.grid().place(from), plane.grid().place(to));
        if (chain.isEmpty()) {
          throw new IllegalArgumentException(
              "%s: no way from %s to %s"
                  .formatted(line.name(), plane.grid().place(from), plane.grid().place(to)));
        }
        for (int step = 1; step < chain.size(); step++) {
          crossed.add(new Hexside(chain.get(step - 1), chain.get(step)));
        }
      }
    }
    return crossed.stream().distinct().toList();
  }

  private Map<Place, Double> steps(PlaneLine line, Place hex) {
    Map<Place, Double> steps = new TreeMap<>();
    for (Place next : plane.neighbours(hex)) {
      double cost = line.cost(plane.centre(next)) + surcharge.applyAsDouble(hex, next);
      if (Double.isFinite(cost)) {
        steps.put(next, cost);
      }
    }
    return steps;
  }
}
