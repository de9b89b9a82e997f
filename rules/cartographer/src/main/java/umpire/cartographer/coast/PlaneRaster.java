package umpire.cartographer.coast;

import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;
import umpire.cartographer.fit.Georeference;
import umpire.cartographer.grid.HexPlane;
import umpire.kernel.hex.Grid;

/** The plane of hexes as a raster of small squares, each with its hex and its surface. */
final class PlaneRaster {
  /**
   * Squares along one unit of the plane, about 80 m in a map of 3 km hexes, 650 m in one of 26 km.
   */
  static final int FINENESS = 40;

  /** Instead of a hex, for a square that lies in none. */
  static final int OUTSIDE = -1;

  private final int width;
  private final int height;
  private final int[] hexes;
  private final Surface[] surfaces;

  PlaneRaster(HexPlane plane, Georeference reference, CoastMask mask) {
    this.width = (plane.positions() + 1) * FINENESS;
    this.height = (int) Math.ceil((plane.lastLine() * HexPlane.LINE + 1) * FINENESS);
    this.hexes = new int[width * height];
    this.surfaces = new Surface[width * height];
    IntStream.range(0, width * height)
        .parallel()
        .forEach(
            square -> {
              Coordinate point = point(square);
              Grid.Cell cell = plane.nearest(point);
              boolean inside = plane.has(cell);
              hexes[square] = inside ? plane.index(cell) : OUTSIDE;
              surfaces[square] = inside ? mask.at(reference.toEarth(point)) : Surface.LAND;
            });
  }

  int size() {
    return hexes.length;
  }

  /** The square's hex as {@link HexPlane#index} counts, or OUTSIDE. */
  int hex(int square) {
    return hexes[square];
  }

  Surface surface(int square) {
    return surfaces[square];
  }

  boolean salt(int square) {
    return surfaces[square] == Surface.SALT_WATER;
  }

  /** The squares above, below and beside this one. */
  int[] around(int square) {
    int column = square % width;
    return IntStream.of(
            column > 0 ? square - 1 : -1,
            column < width - 1 ? square + 1 : -1,
            square - width,
            square + width)
        .filter(other -> other >= 0 && other < hexes.length)
        .toArray();
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  private Coordinate point(int square) {
    int row = square / width;
    double column = square % width;
    return new Coordinate(column / FINENESS, (double) row / FINENESS);
  }
}
