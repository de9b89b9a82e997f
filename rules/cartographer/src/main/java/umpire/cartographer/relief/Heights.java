package umpire.cartographer.relief;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import umpire.cartographer.fit.LatLon;

/** A raster of heights in metres, whole numbers of two bytes, the higher first. */
public final class Heights {
  private final HeightSheet sheet;
  private final ShortBuffer metres;

  private Heights(HeightSheet sheet, ShortBuffer metres) {
    this.sheet = sheet;
    this.metres = metres;
  }

  /** Reads the raster; throws IllegalArgumentException if its size is not the sheet's. */
  public static Heights read(HeightSheet sheet, InputStream raster) throws IOException {
    ShortBuffer metres = ByteBuffer.wrap(raster.readAllBytes()).asShortBuffer();
    if (metres.capacity() != sheet.rows() * sheet.columns()) {
      throw new IllegalArgumentException(
          "%d heights, its sheet says %d by %d"
              .formatted(metres.capacity(), sheet.columns(), sheet.rows()));
    }
    return new Heights(sheet, metres);
  }

  /** The height of the nearest node in metres, negative below the sea; beyond, of the edge. */
  public int metres(LatLon point) {
    double down = (sheet.north() - point.lat()) / (sheet.north() - sheet.south());
    double right = (point.lon() - sheet.west()) / (sheet.east() - sheet.west());
    int row = Math.clamp(Math.round(down * (sheet.rows() - 1)), 0, sheet.rows() - 1);
    int column = Math.clamp(Math.round(right * (sheet.columns() - 1)), 0, sheet.columns() - 1);
    return metres.get(row * sheet.columns() + column);
  }
}
