package umpire.cartographer.layers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;
import umpire.cartographer.grid.HexPlane;
import umpire.kernel.hex.Hexside;

/** Snaps ridges, rivers and lakes: the cheapest chains of hexsides beside a line. */
public final class SideChains {
  private final Map<Corner, Map<Corner, Hexside>> net = new TreeMap<>();
  private final HexPlane plane;

  /** Over the hexsides that may be used. */
  public SideChains(HexPlane plane, Predicate<Hexside> usable) {
    this.plane = plane;
    for (Hexside side : plane.sides()) {
      if (usable.test(side)) {
        LineSegment segment = plane.side(side);
        join(Corner.of(segment.p0), Corner.of(segment.p1), side);
        join(Corner.of(segment.p1), Corner.of(segment.p0), side);
      }
    }
  }

  /** The hexsides from the corner nearest to the line's start to the one nearest to its end. */
  public List<Hexside> along(PlaneLine line) {
    CheapestPath<Corner> cheapestPath = new CheapestPath<>(corner -> steps(line, corner));
    List<Hexside> sides = new ArrayList<>();
    List<Corner> corners = line.corners().stream().map(this::nearest).toList();
    for (int corner = 1; corner < corners.size(); corner++) {
      List<Corner> chain = cheapestPath.chain(corners.get(corner - 1), corners.get(corner));
      if (chain.isEmpty()) {
        throw new IllegalArgumentException(line.name() + ": its hexsides do not hang together");
      }
      for (int step = 1; step < chain.size(); step++) {
        sides.add(between(chain.get(step - 1), chain.get(step)));
      }
    }
    return sides.stream().distinct().toList();
  }

  private Map<Corner, Double> steps(PlaneLine line, Corner corner) {
    Map<Corner, Double> steps = new TreeMap<>();
    Objects.requireNonNull(net.get(corner))
        .forEach((next, side) -> steps.put(next, line.cost(plane.side(side).midPoint())));
    return steps;
  }

  private Corner nearest(Coordinate point) {
    return net.keySet().stream()
        .min(Comparator.comparingDouble(corner -> corner.point().distance(point)))
        .orElseThrow();
  }

  private Hexside between(Corner one, Corner other) {
    return Objects.requireNonNull(Objects.requireNonNull(net.get(one)).get(other));
  }

  private void join(Corner one, Corner other, Hexside side) {
    net.computeIfAbsent(one, corner -> new TreeMap<>()).put(other, side);
  }

  /**
   * Where three hexes meet.
   *
   * @param halves position along the lines in halves of a hex
   * @param sixths position across the lines in sixths of two lines' distance
   */
  private record Corner(int halves, int sixths) implements Comparable<Corner> {
    private static final double SIXTH = HexPlane.LINE / 3;

    static Corner of(Coordinate point) {
      return new Corner((int) Math.round(point.x * 2), (int) Math.round(point.y / SIXTH));
    }

    Coordinate point() {
      return new Coordinate(halves / 2.0, sixths * SIXTH);
    }

    @Override
    public int compareTo(Corner other) {
      int byLine = Integer.compare(sixths, other.sixths);
      return byLine != 0 ? byLine : Integer.compare(halves, other.halves);
    }
  }
}
