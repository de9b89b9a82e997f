package umpire.cartographer.coast;

/**
 * How far every square of salt water lies from land, in squares: two sweeps that count 3 for a step
 * beside and 4 for a slanting one. Whatever lies outside the map counts as open water.
 */
final class Offshore {
  private static final int STRAIGHT = 3;
  private static final int SLANTING = 4;
  private static final int FAR = 1_000_000;
  private final PlaneRaster raster;
  private final int[] thirds;

  Offshore(PlaneRaster raster) {
    this.raster = raster;
    this.thirds = new int[raster.size()];
    for (int square = 0; square < thirds.length; square++) {
      boolean land = raster.hex(square) != PlaneRaster.OUTSIDE && !raster.salt(square);
      thirds[square] = land ? 0 : FAR;
    }
  }

  int[] squares() {
    for (int row = 0; row < raster.height(); row++) {
      for (int column = 0; column < raster.width(); column++) {
        sweep(column, row, -1);
      }
    }
    for (int row = raster.height() - 1; row >= 0; row--) {
      for (int column = raster.width() - 1; column >= 0; column--) {
        sweep(column, row, 1);
      }
    }
    int[] squares = new int[thirds.length];
    for (int square = 0; square < squares.length; square++) {
      squares[square] = thirds[square] / STRAIGHT;
    }
    return squares;
  }

  private void sweep(int column, int row, int side) {
    int square = row * raster.width() + column;
    int least = thirds[square];
    least = Math.min(least, from(column + side, row, STRAIGHT));
    least = Math.min(least, from(column, row + side, STRAIGHT));
    least = Math.min(least, from(column - side, row + side, SLANTING));
    least = Math.min(least, from(column + side, row + side, SLANTING));
    thirds[square] = least;
  }

  private int from(int column, int row, int step) {
    boolean there = column >= 0 && column < raster.width() && row >= 0 && row < raster.height();
    return there ? thirds[row * raster.width() + column] + step : FAR;
  }
}
