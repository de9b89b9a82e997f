package umpire.kernel.hex;

import java.util.List;
import java.util.stream.Stream;

/**
 * How a map's hexes are numbered and how they lie. A <em>line</em> is a straight run of hexes that
 * touch by their sides; lines stand beside each other, every second one shifted by half a hex. In a
 * pointy-top grid lines are rows, in a flat-top grid they are columns. Directions that do not fit
 * the orientation, and numbers without padding or separator, throw IllegalArgumentException.
 *
 * @param orientation pointy-top (lines are rows) or flat-top (lines are columns)
 * @param linesGrow towards which side of the map the first number grows
 * @param positionsGrow towards which side the second number grows
 * @param shifted which lines are shifted half a hex towards lower positions
 * @param separator between the two numbers, may be empty
 * @param digits of each number, padded with zeros; 0 for no padding
 */
public record Grid(
    Orientation orientation,
    Compass linesGrow,
    Compass positionsGrow,
    Parity shifted,
    String separator,
    int digits) {
  private static final String NUMBER = "[0-9]{1,9}";

  public Grid {
    if (digits < 0 || (digits == 0 && separator.isEmpty())) {
      throw new IllegalArgumentException("numbers without padding need a separator");
    }
    if (linesGrow.upright() == positionsGrow.upright()
        || linesGrow.upright() != (orientation == Orientation.POINTY_TOP)) {
      throw new IllegalArgumentException(
          "a %s grid cannot have lines towards %s and positions towards %s"
              .formatted(orientation, linesGrow, positionsGrow));
    }
  }

  /** Which way the hexes stand. */
  public enum Orientation {
    POINTY_TOP,
    FLAT_TOP
  }

  /** A side of the map. */
  public enum Compass {
    NORTH,
    EAST,
    SOUTH,
    WEST;

    boolean upright() {
      return this == NORTH || this == SOUTH;
    }
  }

  /** Even or odd lines. */
  public enum Parity {
    EVEN,
    ODD
  }

  /**
   * A cell of the grid.
   *
   * @param line first number
   * @param position second number
   */
  public record Cell(int line, int position) {}

  /**
   * The cell with that printed number; throws IllegalArgumentException if it is no number of this
   * grid.
   */
  public Cell cell(Place hex) {
    String id = hex.id();
    int cut = separator.isEmpty() ? digits : id.indexOf(separator);
    String line = id.substring(0, Math.clamp(cut, 0, id.length()));
    String position = id.substring(Math.min(line.length() + separator.length(), id.length()));
    boolean whole = !separator.isEmpty() || id.length() == 2 * digits;
    if (whole && line.matches(NUMBER) && position.matches(NUMBER)) {
      Cell cell = new Cell(Integer.parseInt(line), Integer.parseInt(position));
      // One hex has one number: 1.2 is not 01.02.
      if (place(cell).equals(hex)) {
        return cell;
      }
    }
    throw new IllegalArgumentException("'" + id + "' is no hex number of this map");
  }

  /** The printed number of a cell, whether the map has it or not. */
  public Place place(Cell cell) {
    String format = digits == 0 ? "%d%s%d" : "%0" + digits + "d%s%0" + digits + "d";
    return new Place(format.formatted(cell.line(), separator, cell.position()));
  }

  /** The six neighbours, whether the map has them or not. */
  public List<Cell> neighbours(Cell cell) {
    int line = cell.line();
    int position = cell.position();
    int lower = lowered(line) == 1 ? position - 1 : position;
    return Stream.of(
            new Cell(line, position - 1),
            new Cell(line, position + 1),
            new Cell(line - 1, lower),
            new Cell(line - 1, lower + 1),
            new Cell(line + 1, lower),
            new Cell(line + 1, lower + 1))
        .toList();
  }

  /** The distance in hexes, the first not counted: 0 for the same cell, 1 for a neighbour. */
  public int distance(Cell from, Cell to) {
    int across = Math.abs(from.line() - to.line());
    int along = Math.abs(halves(from) - halves(to));
    return across + Math.max(0, (along - across) / 2);
  }

  /** The cell that holds the point, in lines and half positions. */
  Cell nearest(double line, double halves) {
    Cell best = new Cell(0, 0);
    double least = Double.MAX_VALUE;
    for (int candidate = (int) Math.floor(line); candidate <= Math.floor(line) + 1; candidate++) {
      int position = (int) Math.round((halves + lowered(candidate)) / 2);
      Cell cell = new Cell(candidate, position);
      double up = (line - candidate) * Math.sqrt(3);
      double along = halves - halves(cell);
      double apart = up * up + along * along;
      if (apart < least) {
        least = apart;
        best = cell;
      }
    }
    return best;
  }

  /** Position in halves of a hex, the shift of the line included. */
  int halves(Cell cell) {
    return 2 * cell.position() - lowered(cell.line());
  }

  private int lowered(int line) {
    return (Math.floorMod(line, 2) == 0) == (shifted == Parity.EVEN) ? 1 : 0;
  }
}
