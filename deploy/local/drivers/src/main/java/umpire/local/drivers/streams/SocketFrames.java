package umpire.local.drivers.streams;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import umpire.local.drivers.http.Api;

/** Text frames of a WebSocket (RFC 6455), in as many parts as they come; pings are answered. */
final class SocketFrames implements RawConnection.Frames {
  private static final int FINAL = 0x80;
  private static final int MASKED = 0x80;
  private static final int KIND = 0xf;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;

  private final DataInputStream in;
  private final OutputStream out;

  SocketFrames(DataInputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  @Override
  public RawConnection.Frame next() throws IOException {
    JsonNode frame = Api.JSON.readTree(text());
    return new RawConnection.Frame(
        frame.path("type").asText(), frame.path("id").asText(), frame.path("data"));
  }

  private byte[] text() throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    while (true) {
      int first = in.readUnsignedByte();
      byte[] payload = new byte[length()];
      in.readFully(payload);
      int kind = first & KIND;
      if (kind == CLOSE) {
        throw new EOFException("the socket was closed");
      }
      if (kind == PING) {
        pong(payload);
      } else if (kind != PONG) {
        text.writeBytes(payload);
        if ((first & FINAL) != 0) {
          return text.toByteArray();
        }
      }
    }
  }

  private int length() throws IOException {
    int length = in.readUnsignedByte();
    return switch (length) {
      case 126 -> in.readUnsignedShort();
      case 127 -> Math.toIntExact(in.readLong());
      default -> length;
    };
  }

  /** Masked with zeros, which changes nothing; a ping's payload is short. */
  private void pong(byte[] payload) throws IOException {
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(FINAL | PONG);
    frame.write(MASKED | payload.length);
    frame.writeBytes(new byte[Integer.BYTES]);
    frame.writeBytes(payload);
    out.write(frame.toByteArray());
    out.flush();
  }
}
