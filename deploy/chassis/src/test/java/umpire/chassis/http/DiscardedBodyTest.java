package umpire.chassis.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static umpire.chassis.http.RawConnections.status;
import static umpire.chassis.http.RawConnections.write;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Bodies that come after their request was refused are kept nowhere and are not endless, though
 * their connections would be kept for longer than these tests take on a loaded machine.
 */
@QuarkusTest
@TestProfile(DiscardedBodyTest.Patient.class)
class DiscardedBodyTest {
  private static final int MEBIBYTE = 1024 * 1024;
  private static final int CONNECTIONS = 16;
  private static final Duration TIMEOUT = Duration.ofMinutes(2);
  private static final Duration DEADLINE = Duration.ofSeconds(60);

  private final RawConnections connections = new RawConnections();

  /** With more time for the rest of a body. */
  public static final class Patient implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of("umpire.http.unread-body.within", TIMEOUT.toString());
    }
  }

  @AfterEach
  void hang_up() throws IOException {
    connections.close();
  }

  /** One body is refused unread, the other in the middle; of both 3 of 4 MiB are sent. */
  @ParameterizedTest
  @ValueSource(strings = {"/sample/unread", "/sample/large"})
  void the_rest_of_refused_bodies_is_kept_nowhere(String path) throws IOException {
    long before = used();
    for (int i = 0; i < CONNECTIONS; i++) {
      Socket socket = connections.begin(path, "Content-Length: " + 4 * MEBIBYTE);
      socket
          .getOutputStream()
          .write(("[" + "[],".repeat(MEBIBYTE)).getBytes(StandardCharsets.US_ASCII));
      assertThat(status(socket)).startsWith("HTTP/1.1 ").containsAnyOf("503", "413");
    }
    await()
        .atMost(DEADLINE)
        .untilAsserted(() -> assertThat(used() - before).isLessThan((long) CONNECTIONS * MEBIBYTE));
  }

  @Test
  void who_sends_without_end_is_cut_off() throws IOException {
    Socket socket = connections.begin("/sample/unread", "Transfer-Encoding: chunked");
    String piece = "10000\r\n" + "x".repeat(0x10000) + "\r\n";
    long begun = System.nanoTime();
    long sent = 0;
    try {
      while (sent < 1024L * MEBIBYTE) {
        write(socket, piece);
        sent += piece.length();
      }
    } catch (IOException cut) {
      assertThat(cut).hasMessageMatching("(?i).*(reset|broken pipe|closed).*");
    }
    assertThat(sent).isLessThan(64L * MEBIBYTE);
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(TIMEOUT);
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
