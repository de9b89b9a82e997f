package umpire.local.drivers.streams;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.local.drivers.http.Api;

/** Whoever looks for gaps and repetitions finds them where there are some. */
class StreamFollowerTest {
  private static final String PATH = "/v1/matches/m/stream";
  private static final int LONG_ENOUGH = 300;

  private final List<String> asked = new ArrayList<>();
  private final List<String> answers = new ArrayList<>();
  private final HttpServer server;

  StreamFollowerTest() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
  }

  @BeforeEach
  void serve() {
    server.createContext(
        PATH,
        exchange -> {
          asked.add("" + exchange.getRequestHeaders().getFirst("Last-Event-ID"));
          exchange.sendResponseHeaders(200, 0);
          try (OutputStream out = exchange.getResponseBody()) {
            out.write(answers.removeFirst().getBytes(StandardCharsets.UTF_8));
          }
        });
    server.start();
  }

  @AfterEach
  void close() {
    server.stop(0);
  }

  private StreamFollower follower(String last) {
    return new StreamFollower(
        "http://127.0.0.1:" + server.getAddress().getPort(),
        PATH,
        new Api.Person("ann", "", "a1", "token"),
        "m",
        last,
        new Random(1));
  }

  private List<String> faults(String last, String... connections) {
    answers.addAll(List.of(connections));
    StreamFollower streamFollower = follower(last);
    for (String _ : connections) {
      assertThat(streamFollower.follow(LONG_ENOUGH)).isTrue();
    }
    return streamFollower.faults();
  }

  private static String event(int seq) {
    return "event: event\nid: %d\ndata: {\"seq\":%d,\"type\":\"moved\"}\n\n".formatted(seq, seq);
  }

  private static String frame(String type, String data) {
    return "event: " + type + "\ndata: " + data + "\n\n";
  }

  @Test
  void whatIsWholeIsNoFault() {
    assertThat(
            faults(
                "0",
                frame("resumed", "{\"presence\":{\"german\":false}}")
                    + event(1)
                    + frame("presence", "{\"seat\":\"german\",\"here\":true}")
                    + frame("presence", "{\"seat\":\"german\",\"here\":false}")
                    + frame("something-new", "{}")
                    + event(2),
                event(3)))
        .isEmpty();
    assertThat(asked).containsExactly("0", "2");
  }

  @Test
  void whatDidNotComeWholeDidNotCome() {
    assertThat(faults("0", event(1) + event(2).stripTrailing(), event(2))).isEmpty();
    assertThat(asked).containsExactly("0", "1");
  }

  @Test
  void aGapIsFound() {
    assertThat(faults("0", event(1) + event(3)))
        .singleElement()
        .asString()
        .contains("3 in the place of 2");
  }

  @Test
  void aRepetitionIsFound() {
    assertThat(faults("0", event(1), event(1)))
        .singleElement()
        .asString()
        .contains("1 in the place of 2");
  }

  @Test
  void aSecondSnapshotIsFound() {
    String snapshot = "event: snapshot\nid: 4\ndata: {\"seq\":4,\"viewer\":\"german\"}\n\n";
    assertThat(faults("", snapshot + event(5), snapshot))
        .singleElement()
        .asString()
        .contains("a second snapshot of m, at 4");
  }

  @Test
  void aSeatThatComesTwiceIsFound() {
    String comes = frame("presence", "{\"seat\":\"german\",\"here\":true}");
    assertThat(faults("0", frame("resumed", "{\"presence\":{\"german\":true}}") + comes))
        .singleElement()
        .asString()
        .contains("reported twice as here");
  }

  @Test
  void aMatchThatLeavesTwiceIsFound() {
    String left = "event: left\nid: x\ndata: {\"match\":\"m\",\"because\":\"over\"}\n\n";
    assertThat(faults("0", left, left)).singleElement().asString().contains("has left twice");
  }
}
