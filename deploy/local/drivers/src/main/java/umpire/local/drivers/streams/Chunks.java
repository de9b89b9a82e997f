package umpire.local.drivers.streams;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The bytes of a body that is sent in chunks (RFC 9112, 7.1). */
final class Chunks extends InputStream {
  private static final int HEXADECIMAL = 16;

  private final DataInputStream in;
  private int left;
  private boolean ended;

  Chunks(DataInputStream in) {
    this.in = in;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] into, int from, int most) throws IOException {
    if (left == 0 && !ended) {
      left = Integer.parseInt(line(), HEXADECIMAL);
      ended = left == 0;
    }
    if (ended) {
      return -1;
    }
    int count = in.read(into, from, Math.min(most, left));
    left -= Math.max(0, count);
    if (count > 0 && left == 0) {
      String _ = line(); // the end of the chunk
    }
    return count;
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.readUnsignedByte(); next != '\n'; next = in.readUnsignedByte()) {
      if (next != '\r') {
        line.append((char) next);
      }
    }
    return line.toString();
  }
}
