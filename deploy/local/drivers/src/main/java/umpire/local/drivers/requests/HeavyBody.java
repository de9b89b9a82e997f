package umpire.local.drivers.requests;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/**
 * A body made while it is sent: what begins it, one piece again and again, and what ends it.
 *
 * @param name what is printed of it
 * @param times how often the piece stands there
 */
record HeavyBody(String name, String begin, String piece, long times, String end) {
  static final int LARGE = 15 * 1024 * 1024;
  private static final int BLOCK = 64 * 1024;
  private static final int DEEP = 10_000;
  private static final int MANY = 1_000_000;
  private static final String EXPORT = "{\"format\": \"umpire-export@1\", \"events\": ";

  /** Of 15 MiB, as imports: what grows most of all where a tree is made of it. */
  static List<HeavyBody> imports() {
    return List.of(
        filled("empty arrays", EXPORT + "[", "[],", "0]}"),
        filled("empty objects", EXPORT + "[", "{},", "0]}"),
        filled("arrays beside the events", "{\"draws\": [", "[],", "0]}"),
        filled("one event of arrays", EXPORT + "[{\"event\": [", "[],", "0]}]}"),
        filled("one transaction", EXPORT + "[", "{\"cause\":\"chosen\",\"revision\":1},", "0]}"),
        filled("undone", EXPORT + "[", "{\"cause\":\"undone\",\"event\":{\"to\":7}},", "0]}"),
        filled("one text", "{\"format\": \"", "x", "\"}"));
  }

  /** Of any route: 10^6 elements, and deeper than anything is. */
  static List<HeavyBody> ordinary() {
    return List.of(
        new HeavyBody("a million elements", "[", "0,", MANY, "0]"),
        new HeavyBody("300,000 empty arrays", "{\"commands\": [", "[],", 300_000, "0]}"),
        new HeavyBody("10,000 arrays deep", "", "[", DEEP, ""),
        new HeavyBody("10,000 objects deep", "", "{\"a\":", DEEP, ""));
  }

  /** This much is good, and blanks follow up to 15 MiB. */
  static HeavyBody padded(String good) {
    return filled("a good match and blanks", good, " ", "");
  }

  private static HeavyBody filled(String name, String begin, String piece, String end) {
    long rest = (long) LARGE - begin.length() - end.length();
    return new HeavyBody(name, begin, piece, rest / piece.length(), end);
  }

  long length() {
    return begin.length() + piece.length() * times + end.length();
  }

  /** With its length beforehand, or without. */
  BodyPublisher publisher(boolean chunked) {
    BodyPublisher unknown = BodyPublishers.ofInputStream(this::open);
    return chunked ? unknown : BodyPublishers.fromPublisher(unknown, length());
  }

  /** All of it, which is small when nothing but the piece is in it. */
  BodyPublisher compressed() {
    ByteArrayOutputStream small = new ByteArrayOutputStream();
    try (InputStream all = open();
        GZIPOutputStream gzip = new GZIPOutputStream(small)) {
      long _ = all.transferTo(gzip);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return BodyPublishers.ofByteArray(small.toByteArray());
  }

  InputStream open() {
    return new SequenceInputStream(
        new SequenceInputStream(bytes(begin), new Repeated(piece, times)), bytes(end));
  }

  private static InputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
  }

  /** One piece again and again. */
  private static final class Repeated extends InputStream {
    private final byte[] block;
    private long left;
    private int at;

    Repeated(String piece, long times) {
      this.block =
          piece.repeat(Math.max(1, BLOCK / piece.length())).getBytes(StandardCharsets.US_ASCII);
      this.left = piece.length() * times;
    }

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      if (left == 0) {
        return -1;
      }
      int count = (int) Math.min(left, Math.min(length, block.length - at));
      System.arraycopy(block, at, into, offset, count);
      at = (at + count) % block.length;
      left -= count;
      return count;
    }
  }
}
