package umpire.board;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** The rows of a picture, compressed in memory: written once from above, then read so once. */
final class PackedRows {
  private static final int BYTES = 3;
  private static final int BUFFER = 1 << 14;

  private final int width;
  private final ByteArrayOutputStream packed = new ByteArrayOutputStream();
  private final Deflater deflater = new Deflater(Deflater.BEST_SPEED);
  private final DeflaterOutputStream writing = new DeflaterOutputStream(packed, deflater, BUFFER);
  private final byte[] row;

  PackedRows(int width) {
    this.width = width;
    this.row = new byte[BYTES * width];
  }

  /** Adds so many rows of RGB pixels. */
  void add(int[] pixels, int count) {
    try {
      for (int y = 0; y < count; y++) {
        for (int x = 0; x < width; x++) {
          int pixel = pixels[y * width + x];
          row[BYTES * x] = (byte) (pixel >> 16);
          row[BYTES * x + 1] = (byte) (pixel >> 8);
          row[BYTES * x + 2] = (byte) pixel;
        }
        writing.write(row);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** No more rows are added. */
  void end() {
    try {
      writing.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      deflater.end();
    }
  }

  /** Reads the rows again, from the first. */
  Reader read() {
    return new Reader(
        new DataInputStream(
            new InflaterInputStream(new ByteArrayInputStream(packed.toByteArray()))));
  }

  /** Reads row after row. */
  final class Reader {
    private final DataInputStream from;

    private Reader(DataInputStream from) {
      this.from = from;
    }

    /** The RGB pixels of the next row. */
    void next(int[] pixels) {
      try {
        from.readFully(row);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      for (int x = 0; x < width; x++) {
        int red = row[BYTES * x] & 0xff;
        int green = row[BYTES * x + 1] & 0xff;
        int blue = row[BYTES * x + 2] & 0xff;
        pixels[x] = (red << 16) | (green << 8) | blue;
      }
    }

    /** Frees what it holds. */
    void close() {
      try {
        from.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
