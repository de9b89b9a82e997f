package umpire.board.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import umpire.board.svg.Box;
import umpire.board.svg.Point;
import umpire.board.svg.TextWidths;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.MapGraph;
import umpire.kernel.hex.Place;

/**
 * Where the hexes of a map lie in the picture, in either orientation. Rows and columns that a map
 * leaves out stay empty.
 */
public final class Layout {
  /** From side to opposite side of a hex, in pixels. */
  public static final double ACROSS = 80;

  /** From the centre of a hex to a corner, which is also the length of a side. */
  public static final double RADIUS = ACROSS / Math.sqrt(3);

  private static final double LINE = ACROSS * Math.sqrt(3) / 2;
  private static final int CORNERS = 6;

  /** Height of the figures of a hex's number. */
  static final double NUMBER = 10;

  private final Grid grid;
  private final Map<Place, Point> centres = new HashMap<>();
  private final Map<Place, List<Point>> beyond = new HashMap<>();
  private final double width;
  private final double height;

  /** The layout of a map whose upper left corner is this point. */
  public Layout(MapGraph map, Point corner) {
    grid = map.sheet().grid();
    Map<Place, Point> raw = new HashMap<>();
    Set<Grid.Cell> cells = new HashSet<>();
    for (Place hex : map.hexes()) {
      Grid.Cell cell = grid.cell(hex);
      cells.add(cell);
      raw.put(hex, point(cell));
    }
    double left = raw.values().stream().mapToDouble(Point::x).min().orElse(0) - RADIUS;
    double top = raw.values().stream().mapToDouble(Point::y).min().orElse(0) - RADIUS;
    width = raw.values().stream().mapToDouble(Point::x).max().orElse(0) + RADIUS - left;
    height = raw.values().stream().mapToDouble(Point::y).max().orElse(0) + RADIUS - top;
    double right = corner.x() - left;
    double down = corner.y() - top;
    raw.forEach((hex, at) -> centres.put(hex, at.plus(right, down)));
    for (Place hex : map.hexes()) {
      List<Point> missing = new ArrayList<>();
      for (Grid.Cell cell : grid.neighbours(grid.cell(hex))) {
        if (!cells.contains(cell)) {
          missing.add(point(cell).plus(right, down));
        }
      }
      beyond.put(hex, List.copyOf(missing));
    }
  }

  /** Pixels from the leftmost to the rightmost hex. */
  public double width() {
    return width;
  }

  /** Pixels from the highest to the lowest hex. */
  public double height() {
    return height;
  }

  /** The centre of a hex; throws if the map has no such hex. */
  public Point centre(Place hex) {
    Point centre = centres.get(hex);
    if (centre == null) {
      throw new IllegalArgumentException("the map has no hex " + hex);
    }
    return centre;
  }

  /** The six corners of a hex, in turn. */
  public List<Point> corners(Place hex) {
    List<Point> corners = new ArrayList<>();
    double first = grid.orientation() == Grid.Orientation.POINTY_TOP ? Math.PI / 6 : 0;
    for (int i = 0; i < CORNERS; i++) {
      double angle = first + i * Math.PI / 3;
      corners.add(centre(hex).plus(RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)));
    }
    return corners;
  }

  /** The two ends of the side that neighbours share. */
  public List<Point> side(Place one, Place other) {
    return sideTowards(centre(one), centre(other));
  }

  /** The centres of the hexes that would touch this one if the map went on. */
  public List<Point> beyond(Place hex) {
    return beyond.getOrDefault(hex, List.of());
  }

  /** Where the number of a hex stands: the middle of its baseline. */
  public Point number(Place hex) {
    double up = grid.orientation() == Grid.Orientation.POINTY_TOP ? 27 : 29;
    return centre(hex).plus(0, -up);
  }

  /** The room of the number of a hex. */
  public Box numberRoom(Place hex) {
    double half = TextWidths.width(hex.id(), NUMBER) / 2;
    return Box.at(number(hex).plus(-half, -NUMBER), 2 * half, NUMBER);
  }

  private static List<Point> sideTowards(Point from, Point to) {
    Point middle = from.towards(to, 0.5);
    double right = -(to.y() - from.y()) / ACROSS * RADIUS / 2;
    double down = (to.x() - from.x()) / ACROSS * RADIUS / 2;
    return List.of(middle.plus(right, down), middle.plus(-right, -down));
  }

  private Point point(Grid.Cell cell) {
    boolean even = Math.floorMod(cell.line(), 2) == 0;
    boolean lowered = even == (grid.shifted() == Grid.Parity.EVEN);
    double across = LINE * cell.line();
    double along = ACROSS * (cell.position() - (lowered ? 0.5 : 0));
    double lines = forward(grid.linesGrow()) ? across : -across;
    double positions = forward(grid.positionsGrow()) ? along : -along;
    return grid.orientation() == Grid.Orientation.POINTY_TOP
        ? new Point(positions, lines)
        : new Point(lines, positions);
  }

  /** True if numbers that grow this way grow with the picture's own coordinates. */
  private static boolean forward(Grid.Compass way) {
    return way == Grid.Compass.EAST || way == Grid.Compass.SOUTH;
  }
}
