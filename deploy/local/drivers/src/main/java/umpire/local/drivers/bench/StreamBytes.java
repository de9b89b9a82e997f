package umpire.local.drivers.bench;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import umpire.local.drivers.http.Api;

/**
 * A stream of server-sent events as its bytes come, in whatever parts: the head of the answer, the
 * chunks of its body (RFC 9112, 7.1), and of each message its type and its id. What a message says
 * is passed over, so that thousands can be followed beside what is measured.
 */
final class StreamBytes {
  /** Of a line: what is longer is data. */
  private static final int MOST = 64;

  private static final int HEXADECIMAL = 16;
  private static final int OK = 200;

  private final Listener listener;
  private final StringBuilder ofHttp = new StringBuilder();

  /** May go on in the next chunk. */
  private final StringBuilder ofStream = new StringBuilder();

  private Part part = Part.STATUS;
  private int left;
  private String type = "";
  private int id;

  /** Called with each message when it has come whole. */
  interface Listener {
    /** An event of this type; the id is 0 if it has none. */
    void message(String type, int id);
  }

  private enum Part {
    STATUS,
    HEAD,
    SIZE,
    BODY,
    END_OF_CHUNK,
    OVER
  }

  StreamBytes(Listener listener) {
    this.listener = listener;
  }

  /** Whether nothing will come any more. */
  boolean over() {
    return part == Part.OVER;
  }

  /** Takes what has come; throws Unexpected where it was not answered with a stream. */
  void take(ByteBuffer bytes) {
    while (bytes.hasRemaining() && part != Part.OVER) {
      byte next = bytes.get();
      if (part == Part.BODY) {
        body(next);
      } else if (next == '\n') {
        lineOfHttp(ended(ofHttp));
      } else {
        more(ofHttp, next);
      }
    }
  }

  private void body(byte next) {
    if (next == '\n') {
      lineOfStream(ended(ofStream));
    } else {
      more(ofStream, next);
    }
    left--;
    if (left == 0) {
      part = Part.END_OF_CHUNK;
    }
  }

  private static void more(StringBuilder line, byte next) {
    if (line.length() < MOST) {
      line.append((char) (next & 0xff));
    }
  }

  private static String ended(StringBuilder line) {
    String text = line.toString().strip();
    line.setLength(0);
    return text;
  }

  private void lineOfHttp(String text) {
    switch (part) {
      case STATUS -> {
        if (!text.startsWith("HTTP/1.1 " + OK)) {
          throw new Api.Unexpected("a stream was answered " + text);
        }
        part = Part.HEAD;
      }
      case HEAD -> part = text.isEmpty() ? Part.SIZE : Part.HEAD;
      case SIZE -> {
        left = Integer.parseInt(text, HEXADECIMAL);
        part = left == 0 ? Part.OVER : Part.BODY;
      }
      case END_OF_CHUNK -> part = Part.SIZE;
      case BODY, OVER -> throw new IllegalStateException("no line of HTTP is expected: " + text);
    }
  }

  private void lineOfStream(String text) {
    if (text.isEmpty()) {
      if (!type.isEmpty()) {
        listener.message(type, id);
      }
      type = "";
      id = 0;
    } else if (text.startsWith("event:")) {
      type = text.substring("event:".length()).strip();
    } else if (text.startsWith("id:")) {
      id = Integer.parseInt(text.substring("id:".length()).strip());
    }
  }

  /** What is sent to open one. */
  static ByteBuffer request(String path, String token) {
    String text =
        "GET "
            + path
            + " HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nAuthorization: Bearer "
            + token
            + "\r\n\r\n";
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII));
  }
}
