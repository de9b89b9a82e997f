package umpire.connections;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A connection that sends what no HTTP client would. */
final class RawConnection implements AutoCloseable {
  private static final int TIMEOUT = 10_000;
  private static final Pattern LENGTH =
      Pattern.compile("content-length: (\\d+)", Pattern.CASE_INSENSITIVE);

  private final Socket socket = new Socket();

  /** From an address of loopback to this port. */
  RawConnection(String from, int port) {
    try {
      socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
      socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), TIMEOUT);
      socket.setSoTimeout(TIMEOUT);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  RawConnection send(String text) {
    try {
      socket.getOutputStream().write(text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
      return this;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Whether the other side still takes bytes; one that has gone says so at the second write. */
  boolean takes(String text) {
    try {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  /** Everything until the other side closes; empty where it says nothing. */
  String rest() {
    try {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** One answer with a length, head and body. */
  String answer() {
    StringBuilder read = new StringBuilder();
    while (!read.toString().contains("\r\n\r\n")) {
      read.append((char) one());
    }
    Matcher length = LENGTH.matcher(read);
    for (int left = length.find() ? Integer.parseInt(length.group(1)) : 0; left > 0; left--) {
      read.append((char) one());
    }
    return read.toString();
  }

  private int one() {
    try {
      int one = socket.getInputStream().read();
      if (one < 0) {
        throw new IllegalStateException("closed within an answer");
      }
      return one;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
