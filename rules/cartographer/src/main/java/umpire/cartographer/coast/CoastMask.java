package umpire.cartographer.coast;

import java.awt.image.Raster;
import java.io.IOException;
import java.io.InputStream;
import javax.imageio.ImageIO;
import umpire.cartographer.fit.LatLon;

/** A raster of the coast: salt water, land and lakes by latitude and longitude. */
public final class CoastMask {
  private final MaskSheet sheet;
  private final Raster raster;

  private CoastMask(MaskSheet sheet, Raster raster) {
    this.sheet = sheet;
    this.raster = raster;
  }

  /** Reads the image; throws IllegalArgumentException if its size is not the sheet's. */
  public static CoastMask read(MaskSheet sheet, InputStream image) throws IOException {
    Raster raster = ImageIO.read(image).getRaster();
    if (raster.getWidth() != sheet.columns() || raster.getHeight() != sheet.rows()) {
      throw new IllegalArgumentException(
          "the coast is %d by %d points, its sheet says %d by %d"
              .formatted(raster.getWidth(), raster.getHeight(), sheet.columns(), sheet.rows()));
    }
    return new CoastMask(sheet, raster);
  }

  /** What lies there; beyond the raster open sea, or IllegalArgumentException if nobody knows. */
  public Surface at(LatLon point) {
    double down = (sheet.north() - point.lat()) / (sheet.north() - sheet.south());
    double right = (point.lon() - sheet.west()) / (sheet.east() - sheet.west());
    if (!(down >= 0 && down <= 1 && right >= 0 && right <= 1)) {
      if (sheet.seaBeyond()) {
        return Surface.SALT_WATER;
      }
      throw new IllegalArgumentException(point + " lies beyond the raster of the coast");
    }
    int row = (int) Math.round(down * (sheet.rows() - 1));
    int column = (int) Math.round(right * (sheet.columns() - 1));
    int value = raster.getSample(column, row, 0);
    return switch (value) {
      case 0 -> Surface.SALT_WATER;
      case 1, 3 -> Surface.LAND;
      case 2, 4 -> Surface.LAKE;
      default -> throw new IllegalArgumentException("the coast has a point of value " + value);
    };
  }
}
