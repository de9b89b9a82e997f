package umpire.lobby.webhooks.delivery;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** A server of sockets at loopback that behaves as badly as a test wants it to. */
final class RawServer implements AutoCloseable {
  private final ServerSocket socket;
  private final Manners manners;
  private final List<String> heads = new CopyOnWriteArrayList<>();

  /** What it does with the other side once it has read the head of a request. */
  @FunctionalInterface
  interface Manners {
    void answer(OutputStream other) throws IOException;
  }

  RawServer(Manners manners) throws IOException {
    this(new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1")), manners);
  }

  RawServer(ServerSocket socket, Manners manners) {
    this.socket = socket;
    this.manners = manners;
    Thread.ofVirtual().start(this::serve);
  }

  /** One that says this, and closes. */
  static RawServer saying(String answer) throws IOException {
    return new RawServer(other -> other.write(answer.getBytes(StandardCharsets.US_ASCII)));
  }

  /** Where it listens. */
  int port() {
    return socket.getLocalPort();
  }

  /** The head of each request that came, an empty line, and its body. */
  List<String> heads() {
    return heads;
  }

  private void serve() {
    while (!socket.isClosed()) {
      try {
        Socket other = socket.accept();
        Thread.ofVirtual().start(() -> serve(other));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void serve(Socket other) {
    try (other) {
      BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(other.getInputStream(), StandardCharsets.US_ASCII));
      List<String> lines = new ArrayList<>();
      for (@Nullable String line = reader.readLine();
          line != null && !line.isEmpty();
          line = reader.readLine()) {
        lines.add(line);
      }
      if (!lines.isEmpty()) {
        heads.add(String.join("\n", lines) + "\n\n" + body(reader, lines));
        manners.answer(other.getOutputStream());
      }
    } catch (IOException cutOff) {
      // The other side has had enough; that is what some tests are about.
      heads.add("cut off");
    }
  }

  private static String body(BufferedReader reader, List<String> lines) throws IOException {
    int length =
        lines.stream()
            .filter(line -> line.toLowerCase(Locale.ROOT).startsWith("content-length:"))
            .mapToInt(line -> Integer.parseInt(line.substring(line.indexOf(':') + 1).trim()))
            .sum();
    char[] body = new char[length];
    int read = 0;
    while (read < length) {
      int more = reader.read(body, read, length - read);
      if (more < 0) {
        throw new IOException("the body ended early");
      }
      read += more;
    }
    return new String(body);
  }

  /** Lets the other side wait. */
  static void pause(Duration span) {
    LockSupport.parkNanos(span.toNanos());
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
