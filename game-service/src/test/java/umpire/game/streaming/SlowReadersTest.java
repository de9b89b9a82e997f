package umpire.game.streaming;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.stream.RawSocket;
import umpire.game.testing.stream.StreamReader;
import umpire.local.testing.HostResource;

/** Nothing is kept for who does not read, and nobody is held up by them. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class SlowReadersTest {
  /** Their snapshots are more than all buffers take. */
  private static final int MATCHES = 20;

  private static final int BUFFER = 4096;
  private static final int MILLISECONDS = 60_000;

  private final Client slow = Client.of("slow");
  private final Client other = Client.of("other");

  @Test
  void aSocketThatIsNotReadIsClosedWithTheReasonAndAStreamIsCut() throws Exception {
    List<String> matches = new ArrayList<>();
    for (int i = 0; i < MATCHES; i++) {
      matches.add(match());
    }
    try (StreamReader onlooker = StreamReader.open(other, matches.getFirst(), "")) {
      assertThat(onlooker.any().event()).isEqualTo("snapshot");
      givenUp(onlooker);
    }
    try (StreamReader again = StreamReader.at(slow, StreamReader.ALL, "")) {
      assertThat(again.any().data().path("matches")).hasSize(MATCHES);
    }
    PollUntil.until("nobody there", () -> !there(matches.getFirst()));
  }

  private boolean there(String match) {
    return other.read(match, "/presence").path("presence").path("german").asBoolean();
  }

  private void givenUp(StreamReader onlooker) throws Exception {
    try (RawSocket socket = RawSocket.slow("/v1/socket", slow.token());
        Socket stream = stream()) {
      assertThat(onlooker.next("presence").data())
          .isEqualTo(Client.json("{\"seat\": \"german\", \"here\": true}"));
      // Both were given up: whoever has no other stream is away.
      assertThat(onlooker.next("presence").data())
          .isEqualTo(Client.json("{\"seat\": \"german\", \"here\": false}"));
      // The reader goes on, and receives it behind what was under way.
      assertThat(socket.closed()).isEqualTo("1013 too-slow");
      String received = rest(stream.getInputStream());
      assertThat(received).contains("event:opened").doesNotContain("event:closing");
      assertThat(received.split("event:snapshot", -1).length - 1).isLessThan(MATCHES);
    }
  }

  private String match() {
    String seats =
        "{\"german\": \"%s\", \"allied\": \"%s\"}".formatted(slow.account(), other.account());
    String match = other.open("weserubung", "ashore", seats);
    slow.post(match, "/seats/german", "{}").then().statusCode(200);
    other.post(match, "/seats/allied", "{}").then().statusCode(200);
    return match;
  }

  private Socket stream() throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(BUFFER);
    socket.setSoTimeout(MILLISECONDS);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), RestAssured.port));
    String request =
        "GET /v1/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
            + slow.token()
            + "\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  /** Up to the end, however it ends. */
  private static String rest(InputStream in) throws IOException {
    StringBuilder all = new StringBuilder();
    try {
      byte[] part = new byte[BUFFER];
      for (int count = in.read(part); count >= 0; count = in.read(part)) {
        all.append(new String(part, 0, count, StandardCharsets.UTF_8));
      }
    } catch (SocketException _) {
      // A reset is an end, too.
    }
    return all.toString();
  }
}
