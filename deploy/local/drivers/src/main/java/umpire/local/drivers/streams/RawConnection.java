package umpire.local.drivers.streams;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A connection with a stream or a socket on it, byte by byte: it may be cut off in the middle of a
 * frame, by a clean end or by a reset. What has not come whole has not come.
 */
final class RawConnection implements AutoCloseable {
  private static final int CONNECT_MILLISECONDS = 5_000;

  /** After so long without a word, heartbeats neither, nobody waits any more. */
  private static final int SILENCE_MILLISECONDS = 30_000;

  private static final String KEY = "dGhlIHNhbXBsZSBub25jZQ==";

  private final Socket socket;
  private final Frames frames;
  private final int status;

  /** What comes over it, one after the other. */
  interface Frames {
    /** The next whole one; throws IOException when there is none any more. */
    Frame next() throws IOException;
  }

  /**
   * A message.
   *
   * @param id by which to go on behind it; empty if it has none
   */
  record Frame(String type, String id, JsonNode data) {}

  private RawConnection(Socket socket, Frames frames, int status) {
    this.socket = socket;
    this.frames = frames;
    this.status = status;
  }

  /**
   * Opens one; throws IOException where nobody answers.
   *
   * @param path ends in {@code /stream} or {@code /socket}
   * @param after the last id, or empty
   * @param most how many bytes are read before it is cut off by itself
   */
  static RawConnection open(String origin, String path, String token, String after, long most)
      throws IOException {
    boolean socket = path.endsWith("/socket");
    URI address = URI.create(origin);
    Socket line = new Socket();
    try {
      line.connect(
          new InetSocketAddress(address.getHost(), address.getPort()), CONNECT_MILLISECONDS);
      line.setSoTimeout(SILENCE_MILLISECONDS);
      String asked = asked(path + (socket && !after.isEmpty() ? "?after=" + after : ""), token);
      String more =
          socket
              ? "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                  + ("Sec-WebSocket-Key: " + KEY + "\r\n")
              : after.isEmpty() ? "" : "Last-Event-ID: " + after + "\r\n";
      line.getOutputStream().write((asked + more + "\r\n").getBytes(StandardCharsets.US_ASCII));
      DataInputStream in =
          new DataInputStream(new BufferedInputStream(new Allowance(line.getInputStream(), most)));
      String head = head(in);
      int status = Integer.parseInt(head.substring(9, 12));
      boolean chunked = head.toLowerCase(Locale.ROOT).contains("transfer-encoding: chunked");
      Frames frames =
          socket
              ? new SocketFrames(in, line.getOutputStream())
              : new EventFrames(chunked ? new Chunks(in) : in);
      return new RawConnection(line, frames, status);
    } catch (IOException | RuntimeException failure) {
      line.close();
      throw failure;
    }
  }

  private static String asked(String path, String token) {
    return "GET "
        + path
        + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
        + token
        + "\r\n";
  }

  private static String head(DataInputStream in) throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    while (!head.toString(StandardCharsets.US_ASCII).endsWith("\r\n\r\n")) {
      head.write(in.readUnsignedByte());
    }
    return head.toString(StandardCharsets.US_ASCII);
  }

  /** Of the answer: 200 or 101 where it was opened. */
  int status() {
    return status;
  }

  boolean opened() {
    return status == 200 || status == 101;
  }

  /** The next message that came whole; throws IOException when there is none any more. */
  Frame next() throws IOException {
    return frames.next();
  }

  /** Cuts it off, from whichever thread: by a reset, as a lost network does, or by an end. */
  void cut(boolean reset) {
    try {
      if (reset) {
        socket.setSoLinger(true, 0);
      }
      socket.close();
    } catch (IOException _) {
      // It is off already.
    }
  }

  @Override
  public void close() {
    cut(false);
  }

  /** Ends after so many bytes, wherever that is. */
  private static final class Allowance extends InputStream {
    private final InputStream in;
    private long left;

    Allowance(InputStream in, long most) {
      this.in = in;
      this.left = most;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int most) throws IOException {
      if (left <= 0) {
        return -1;
      }
      int count = in.read(into, from, (int) Math.min(most, left));
      left -= Math.max(0, count);
      return count;
    }
  }
}
