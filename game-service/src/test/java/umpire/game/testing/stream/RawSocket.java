package umpire.game.testing.stream;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.RestAssured;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import umpire.game.testing.Client;

/** A WebSocket byte by byte (RFC 6455), so that it can do what no library would. */
public final class RawSocket implements AutoCloseable {
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int FINAL = 0x80;
  private static final int MASKED = 0x80;
  private static final int MOST = 60_000;
  private static final Duration LONGEST = Duration.ofSeconds(30);

  private final Socket socket;
  private final DataInputStream in;
  private final boolean answers;
  private Runnable beforeAnswer = () -> {};
  private String closed = "";

  private RawSocket(String path, String token, int buffer, boolean answers) throws IOException {
    this.answers = answers;
    socket = new Socket();
    if (buffer > 0) {
      socket.setReceiveBufferSize(buffer);
    }
    socket.setSoTimeout(MOST);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), RestAssured.port));
    in = new DataInputStream(socket.getInputStream());
    String authorization = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
    String request =
        "GET "
            + path
            + " HTTP/1.1\r\nHost: localhost\r\n"
            + authorization
            + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
  }

  /** One that is let in. */
  public static RawSocket open(String path, String token) throws IOException {
    return admitted(new RawSocket(path, token, 0, true));
  }

  /** One that answers no ping. */
  public static RawSocket mute(String path, String token) throws IOException {
    return admitted(new RawSocket(path, token, 0, false));
  }

  /** One with a small buffer, which reads nothing until it is asked. */
  public static RawSocket slow(String path, String token) throws IOException {
    return admitted(new RawSocket(path, token, 4096, true));
  }

  private static RawSocket admitted(RawSocket socket) throws IOException {
    assertThat(socket.head()).startsWith("HTTP/1.1 101 ");
    return socket;
  }

  /** The whole answer to one that is not let in. */
  public static String refused(String path, String token) throws IOException {
    try (RawSocket socket = new RawSocket(path, token, 0, true)) {
      String head = socket.head();
      String length =
          head.lines()
              .filter(line -> line.toLowerCase(Locale.ROOT).startsWith("content-length:"))
              .map(line -> line.substring(line.indexOf(':') + 1).strip())
              .findFirst()
              .orElse("0");
      byte[] body = new byte[Integer.parseInt(length)];
      socket.in.readFully(body);
      return head + new String(body, StandardCharsets.UTF_8);
    }
  }

  private String head() throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    while (!head.toString(StandardCharsets.UTF_8).endsWith("\r\n\r\n")) {
      head.write(in.readUnsignedByte());
    }
    return head.toString(StandardCharsets.UTF_8);
  }

  /** The next frame of this type; others are passed over. */
  public JsonNode next(String type) throws IOException {
    // Heartbeats come for ever.
    Instant deadline = Instant.now().plus(LONGEST);
    JsonNode frame = Client.json(text());
    while (!frame.path("type").asText().equals(type)) {
      assertThat(Instant.now()).as("%s comes before this", type).isBefore(deadline);
      frame = Client.json(text());
    }
    return frame;
  }

  /** Whatever frame comes next. */
  public JsonNode any() throws IOException {
    return Client.json(text());
  }

  /** Reads to the end: code and reason; empty where the connection ended without any. */
  public String closed() throws IOException {
    try {
      Instant deadline = Instant.now().plus(LONGEST);
      while (closed.isEmpty()) {
        assertThat(Instant.now()).as("it ends before this").isBefore(deadline);
        String _ = text();
      }
    } catch (EOFException | SocketException _) {
      // It was cut off, or has said why.
    }
    return closed;
  }

  /** The next text, of however many parts; what is not text is taken care of. */
  private String text() throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    while (true) {
      int first = in.readUnsignedByte();
      byte[] payload = new byte[length()];
      in.readFully(payload);
      switch (first & 0xf) {
        case PING -> pong(payload);
        case PONG -> {}
        case CLOSE -> {
          String reason = new String(payload, 2, payload.length - 2, StandardCharsets.UTF_8);
          closed = ByteBuffer.wrap(payload).getShort() + " " + reason;
          throw new EOFException(closed);
        }
        // Text, or more of it.
        default -> {
          text.writeBytes(payload);
          if ((first & FINAL) != 0) {
            return text.toString(StandardCharsets.UTF_8);
          }
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

  /** Does this once, right before the next answer to a ping. */
  public void beforeNextAnswer(Runnable act) {
    beforeAnswer = act;
  }

  private void pong(byte[] payload) throws IOException {
    if (answers) {
      beforeAnswer.run();
      beforeAnswer = () -> {};
      send(PONG, payload);
    }
  }

  /** Sends a text. */
  public void send(String text) throws IOException {
    send(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Masked with zeros, which changes nothing. */
  private void send(int kind, byte[] payload) throws IOException {
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(FINAL | kind);
    if (payload.length < 126) {
      frame.write(MASKED | payload.length);
    } else if (payload.length <= 0xffff) {
      frame.write(MASKED | 126);
      frame.writeBytes(ByteBuffer.allocate(Short.BYTES).putShort((short) payload.length).array());
    } else {
      frame.write(MASKED | 127);
      frame.writeBytes(ByteBuffer.allocate(Long.BYTES).putLong(payload.length).array());
    }
    frame.writeBytes(new byte[Integer.BYTES]);
    frame.writeBytes(payload);
    OutputStream out = socket.getOutputStream();
    out.write(frame.toByteArray());
    out.flush();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
