package umpire.cartographer.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.Polygon;
import umpire.kernel.hex.Grid;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;

/**
 * The hexes of a pointy-top map as figures in a plane. Its unit is the distance between the centres
 * of two neighbours; x runs along the lines, y across them. Positions are counted from 1.
 */
public final class HexPlane {
  /** Distance of two lines of hexes. */
  public static final double LINE = Math.sqrt(3) / 2;

  /** Distance of a corner from the centre, which is the length of a side too. */
  public static final double RADIUS = 1 / Math.sqrt(3);

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private final Grid grid;
  private final int firstLine;
  private final int lines;
  private final int positions;

  /** A map of so many lines with so many hexes each, numbered from 1. */
  public HexPlane(Grid grid, int lines, int positions) {
    this(grid, 1, lines, positions);
  }

  /** A map of so many lines from that number on, with so many hexes each. */
  public HexPlane(Grid grid, int firstLine, int lines, int positions) {
    this.grid = grid;
    this.firstLine = firstLine;
    this.lines = lines;
    this.positions = positions;
  }

  /** Numbering and lie of the hexes. */
  public Grid grid() {
    return grid;
  }

  public int lines() {
    return lines;
  }

  /** The number of the first line. */
  public int firstLine() {
    return firstLine;
  }

  /** The number of the last line. */
  public int lastLine() {
    return firstLine + lines - 1;
  }

  public int positions() {
    return positions;
  }

  /** Every hex, in order of its number. */
  public List<Place> hexes() {
    List<Place> all = new ArrayList<>();
    for (int line = firstLine; line <= lastLine(); line++) {
      for (int position = 1; position <= positions; position++) {
        all.add(grid.place(new Grid.Cell(line, position)));
      }
    }
    return List.copyOf(all);
  }

  /** The place of a cell of the map in the list of its hexes. */
  public int index(Grid.Cell cell) {
    return (cell.line() - firstLine) * positions + cell.position() - 1;
  }

  /** Every hexside between two hexes of the map, in order. */
  public List<Hexside> sides() {
    TreeSet<Hexside> all = new TreeSet<>();
    for (Place hex : hexes()) {
      neighbours(hex).forEach(other -> all.add(new Hexside(hex, other)));
    }
    return List.copyOf(all);
  }

  /** The neighbours that are on the map. */
  public List<Place> neighbours(Place hex) {
    return grid.neighbours(grid.cell(hex)).stream().filter(this::has).map(grid::place).toList();
  }

  public boolean has(Grid.Cell cell) {
    return cell.line() >= firstLine
        && cell.line() <= lastLine()
        && cell.position() >= 1
        && cell.position() <= positions;
  }

  public Coordinate centre(Place hex) {
    Grid.Cell cell = grid.cell(hex);
    return new Coordinate(cell.position() - shift(cell.line()), cell.line() * LINE);
  }

  /** The cell whose centre is nearest, whether the map has it or not. */
  public Grid.Cell nearest(Coordinate point) {
    int middle = (int) Math.round(point.y / LINE);
    Grid.Cell best = new Grid.Cell(middle, 0);
    double least = Double.MAX_VALUE;
    for (int line = middle - 1; line <= middle + 1; line++) {
      int position = (int) Math.round(point.x + shift(line));
      double apart = Math.hypot(point.x - position + shift(line), point.y - line * LINE);
      if (apart < least) {
        least = apart;
        best = new Grid.Cell(line, position);
      }
    }
    return best;
  }

  /** The hexagon itself. */
  public Polygon hexagon(Place hex) {
    Coordinate centre = centre(hex);
    Coordinate[] ring = new Coordinate[7];
    for (int corner = 0; corner <= 6; corner++) {
      double angle = Math.PI / 3 * (corner % 6);
      ring[corner] =
          new Coordinate(centre.x + RADIUS * Math.sin(angle), centre.y + RADIUS * Math.cos(angle));
    }
    return GEOMETRY.createPolygon(ring);
  }

  /** The common side of two neighbours, from corner to corner. */
  public LineSegment side(Hexside side) {
    Coordinate one = centre(side.first());
    Coordinate other = centre(side.second());
    double middleX = (one.x + other.x) / 2;
    double middleY = (one.y + other.y) / 2;
    double halfX = (one.y - other.y) * RADIUS / 2;
    double halfY = (other.x - one.x) * RADIUS / 2;
    return new LineSegment(middleX - halfX, middleY - halfY, middleX + halfX, middleY + halfY);
  }

  private double shift(int line) {
    boolean even = Math.floorMod(line, 2) == 0;
    return even == (grid.shifted() == Grid.Parity.EVEN) ? 0.5 : 0;
  }
}
