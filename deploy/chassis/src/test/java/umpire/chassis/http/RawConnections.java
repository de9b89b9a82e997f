package umpire.chassis.http;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.config.ConfigProvider;

/** Connections to the application under test on which a request is written byte by byte. */
final class RawConnections implements AutoCloseable {
  static final int DEADLINE_MILLISECONDS = 30_000;

  private final List<Socket> open = new ArrayList<>();

  /** A connection on which the head of a POST with this header of its length was sent. */
  Socket begin(String path, String length) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port());
    open.add(socket);
    socket.setSoTimeout(DEADLINE_MILLISECONDS);
    write(
        socket,
        "POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n%s\r\n\r\n"
            .formatted(path, length));
    return socket;
  }

  static int port() {
    return ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class);
  }

  static void write(Socket socket, String text) throws IOException {
    OutputStream out = socket.getOutputStream();
    out.write(text.getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  /** The status line of the answer. */
  static String status(Socket socket) throws IOException {
    StringBuilder line = new StringBuilder();
    int next = socket.getInputStream().read();
    while (next >= 0 && next != '\n') {
      line.append((char) next);
      next = socket.getInputStream().read();
    }
    return line.toString();
  }

  @Override
  public void close() throws IOException {
    for (Socket socket : open) {
      socket.close();
    }
  }
}
