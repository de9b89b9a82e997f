package umpire.board;

import java.awt.Image;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.ColorModel;
import java.awt.image.DataBufferByte;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.util.Vector;

/**
 * A picture of at most 256 colours that is read once, a row at a time and from above, as the PNG
 * writer of the JDK reads it; any other way of reading is refused.
 */
final class IndexedRows implements RenderedImage {
  private final int width;
  private final int height;
  private final PackedRows.Reader rows;
  private final Palette.Reduced palette;
  private final ColorModel model;
  private final SampleModel samples;
  private final int[] pixels;
  private int next;

  IndexedRows(int width, int height, PackedRows rows, Palette.Reduced palette) {
    this.width = width;
    this.height = height;
    this.rows = rows.read();
    this.palette = palette;
    this.model = palette.model();
    this.samples = model.createCompatibleSampleModel(width, 1);
    this.pixels = new int[width];
  }

  @Override
  public Raster getData(Rectangle wanted) {
    if (wanted.y != next || wanted.height != 1 || wanted.x != 0 || wanted.width != width) {
      throw new IllegalArgumentException("row " + next + " is the next to be read, not " + wanted);
    }
    next++;
    rows.next(pixels);
    if (next == height) {
      rows.close();
    }
    byte[] indexed = new byte[width];
    palette.index(pixels, indexed);
    return Raster.createWritableRaster(
        model.createCompatibleSampleModel(width, 1),
        new DataBufferByte(indexed, width),
        new Point(0, wanted.y));
  }

  @Override
  public Raster getData() {
    throw new UnsupportedOperationException("the picture is read row by row");
  }

  @Override
  public WritableRaster copyData(WritableRaster raster) {
    throw new UnsupportedOperationException("the picture is read row by row");
  }

  @Override
  public Raster getTile(int tileX, int tileY) {
    throw new UnsupportedOperationException("the picture is read row by row");
  }

  @Override
  public ColorModel getColorModel() {
    return model;
  }

  @Override
  public SampleModel getSampleModel() {
    return samples;
  }

  @Override
  public int getWidth() {
    return width;
  }

  @Override
  public int getHeight() {
    return height;
  }

  @Override
  public int getTileWidth() {
    return width;
  }

  @Override
  public int getTileHeight() {
    return 1;
  }

  @Override
  public int getNumXTiles() {
    return 1;
  }

  @Override
  public int getNumYTiles() {
    return height;
  }

  @Override
  public int getMinX() {
    return 0;
  }

  @Override
  public int getMinY() {
    return 0;
  }

  @Override
  public int getMinTileX() {
    return 0;
  }

  @Override
  public int getMinTileY() {
    return 0;
  }

  @Override
  public int getTileGridXOffset() {
    return 0;
  }

  @Override
  public int getTileGridYOffset() {
    return 0;
  }

  @Override
  public Vector<RenderedImage> getSources() {
    return new Vector<>();
  }

  @Override
  public Object getProperty(String name) {
    return Image.UndefinedProperty;
  }

  @Override
  public String[] getPropertyNames() {
    return new String[0];
  }
}
