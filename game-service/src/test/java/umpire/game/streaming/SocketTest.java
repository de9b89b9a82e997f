package umpire.game.streaming;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.netty.util.concurrent.EventExecutor;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.stream.Frames;
import umpire.game.testing.stream.RawSocket;
import umpire.game.testing.stream.StreamReader;
import umpire.local.testing.HostResource;

/** Streams by WebSocket: what they send, who gets none, and how they end. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class SocketTest {
  private static final String ALL = "/v1/socket";
  private static final String[] SCOPES = {"match:read", "match:play"};

  /** As src/test/resources/application.properties has it. */
  private static final Duration SILENCE = Duration.ofSeconds(2);

  @Inject Event<ShutdownDelayInitiatedEvent> shutdown;
  @Inject Vertx vertx;

  private static String of(TwoPlayerMatch twoPlayerMatch) {
    return "/v1/matches/" + twoPlayerMatch.match() + "/socket";
  }

  @Test
  void aSocketSendsWhatTheStreamSends() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch.assault();
    Frames frames = Frames.ofMatch();
    List<JsonNode> all = twoPlayerMatch.events(twoPlayerMatch.allied());
    try (StreamReader stream =
            StreamReader.open(twoPlayerMatch.allied(), twoPlayerMatch.match(), "");
        RawSocket socket = RawSocket.open(of(twoPlayerMatch), twoPlayerMatch.allied().token());
        RawSocket again =
            RawSocket.open(of(twoPlayerMatch) + "?after=0", twoPlayerMatch.allied().token())) {
      JsonNode snapshot = socket.next("snapshot");
      frames.fit(snapshot.toString());
      StreamReader.Message streamed = stream.next("snapshot");
      assertThat(snapshot.path("id").asText()).isEqualTo(streamed.id());
      assertThat(snapshot.path("data").path("view")).isEqualTo(streamed.data().path("view"));
      assertThat(snapshot.path("data").path("presence").path("allied").asBoolean()).isTrue();
      frames.fit(again.next("resumed").toString());
      for (JsonNode event : all) {
        JsonNode frame = again.next("event");
        frames.fit(frame.toString());
        assertThat(frame.path("data")).isEqualTo(event);
        assertThat(frame.path("id").asText()).isEqualTo(event.path("seq").asText());
      }
      twoPlayerMatch.playOut();
      // A heartbeat between two events has the number of the first of them: read all events
      // first.
      List<JsonNode> more = twoPlayerMatch.events(twoPlayerMatch.allied());
      for (JsonNode event : more.subList(all.size(), more.size())) {
        assertThat(socket.next("event").path("data")).isEqualTo(event);
      }
      assertThat(socket.next("heartbeat").path("data").path("seq").asInt()).isEqualTo(more.size());
    }
  }

  @Test
  void aSocketOfAllMatchesGoesOnByItsId() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String last;
    try (RawSocket socket = RawSocket.open(ALL, twoPlayerMatch.german().token())) {
      assertThat(socket.next("opened").path("data").path("matches").path(0).asText())
          .isEqualTo(twoPlayerMatch.match());
      last = socket.next("snapshot").path("id").asText();
    }
    int seq = twoPlayerMatch.events(twoPlayerMatch.german()).size();
    twoPlayerMatch.assault();
    try (RawSocket socket =
        RawSocket.open(ALL + "?after=" + last, twoPlayerMatch.german().token())) {
      JsonNode event = socket.next("event");
      Frames.ofAll().fit(event.toString());
      assertThat(event.path("data").path("match").asText()).isEqualTo(twoPlayerMatch.match());
      assertThat(event.path("data").path("seq").asInt()).isEqualTo(seq + 1);
    }
  }

  @Test
  void aTicketOpensOneSocket() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String ticket =
        twoPlayerMatch
            .german()
            .request()
            .post("/v1/stream-tickets")
            .then()
            .extract()
            .path("ticket");
    try (RawSocket socket = RawSocket.open(of(twoPlayerMatch) + "?ticket=" + ticket, "")) {
      assertThat(socket.next("snapshot").path("data").path("viewer").asText()).isEqualTo("german");
    }
    assertThat(RawSocket.refused(of(twoPlayerMatch) + "?ticket=" + ticket, "")).contains(" 401 ");
  }

  @Test
  void whoMayNotIsRefusedBeforeAnySocketIsOpen() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.beginPrivately();
    String stranger = Client.of("cleo").token();
    String player = Client.of("player", "match:play").token();
    String own = twoPlayerMatch.german().token();
    refused(of(twoPlayerMatch), stranger, 404, "not-found");
    refused(of(twoPlayerMatch), "", 401, "unauthenticated");
    refused(of(twoPlayerMatch), "no token", 401, "unauthenticated");
    refused(of(twoPlayerMatch), player, 403, "forbidden");
    refused("/v1/matches/none/socket", own, 404, "not-found");
    refused(of(twoPlayerMatch) + "?after=1000", own, 400, "malformed");
    refused(of(twoPlayerMatch) + "?after=x", own, 400, "malformed");
    refused(ALL, "", 401, "unauthenticated");
    refused(ALL, player, 403, "forbidden");
    refused(ALL + "?after=17", own, 400, "malformed");
  }

  private static void refused(String path, String token, int status, String kind) throws Exception {
    assertThat(RawSocket.refused(path, token))
        .startsWith("HTTP/1.1 " + status + " ")
        .containsIgnoringCase("content-type: application/problem+json")
        .contains("urn:umpire:problem:" + kind);
  }

  @Test
  void aRequestThatAsksForNoSocketIsRefused() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch
        .german()
        .get(twoPlayerMatch.match(), "/socket")
        .then()
        .statusCode(426)
        .header("Upgrade", "websocket")
        .body("type", equalTo("urn:umpire:problem:upgrade-required"));
    twoPlayerMatch.german().request().get(ALL).then().statusCode(426);
    given().get(ALL).then().statusCode(401);
  }

  @Test
  void aSocketEndsWithItsTokenAndSaysSo() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String token =
        TestIssuer.ofSession(
            "s", Duration.ofSeconds(2), twoPlayerMatch.german().account(), "b", SCOPES);
    try (RawSocket socket = RawSocket.open(of(twoPlayerMatch), token)) {
      JsonNode closing = socket.next("closing");
      Frames.ofMatch().fit(closing.toString());
      assertThat(closing.path("data").path("because").asText()).isEqualTo("expired");
      assertThat(socket.closed()).isEqualTo("1008 expired");
    }
  }

  @Test
  void whenTheServerStopsASocketIsClosedWithTheReason() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    try (RawSocket socket = RawSocket.open(of(twoPlayerMatch), twoPlayerMatch.german().token())) {
      assertThat(socket.next("snapshot").has("data")).isTrue();
      shutdown.fire(new ShutdownDelayInitiatedEvent());
      assertThat(socket.next("closing").path("data").path("because").asText())
          .isEqualTo("server-stops");
      assertThat(socket.closed()).isEqualTo("1012 server-stops");
    }
  }

  @Test
  void aSocketThatAnswersNoPingIsClosed() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    try (RawSocket mute = RawSocket.mute(of(twoPlayerMatch), twoPlayerMatch.german().token());
        RawSocket answering = RawSocket.open(of(twoPlayerMatch), twoPlayerMatch.allied().token())) {
      assertThat(mute.next("closing").path("data").path("because").asText()).isEqualTo("silent");
      assertThat(mute.closed()).isEqualTo("1001 silent");
      // The other has seen as many heartbeats, and goes on.
      assertThat(answering.next("heartbeat").has("data")).isTrue();
      assertThat(answering.next("heartbeat").has("data")).isTrue();
    }
  }

  @Test
  void aSocketThatAnswersIsNotClosedWhereTheServiceStoodStill() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    try (RawSocket socket = RawSocket.open(of(twoPlayerMatch), twoPlayerMatch.german().token())) {
      assertThat(socket.next("heartbeat").has("data")).isTrue();
      // The answer is there all the time; nobody looks for it until the next heartbeat is due.
      socket.beforeNextAnswer(() -> standStill(SILENCE.plusMillis(500)));
      for (int i = 0; i < 3; i++) {
        assertThat(socket.next("heartbeat").has("data")).isTrue();
      }
    }
  }

  /** Returns when all event loops have begun to do nothing for so long. */
  @SuppressWarnings("deprecation") // Vert.x has no other way to all of its event loops
  private void standStill(Duration time) {
    List<EventExecutor> loops = new ArrayList<>();
    vertx.nettyEventLoopGroup().forEach(loops::add);
    CountDownLatch standing = new CountDownLatch(loops.size());
    CountDownLatch never = new CountDownLatch(1);
    for (EventExecutor loop : loops) {
      var _ =
          loop.submit(
              () -> {
                standing.countDown();
                return never.await(time.toMillis(), TimeUnit.MILLISECONDS);
              });
    }
    try {
      assertThat(standing.await(30, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Test
  void whoSendsMoreThanASocketReadsIsClosed() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    try (RawSocket socket = RawSocket.open(of(twoPlayerMatch), twoPlayerMatch.german().token())) {
      assertThat(socket.next("snapshot").has("data")).isTrue();
      assertThat(socket.next("heartbeat").has("data")).isTrue();
      socket.send("x".repeat(100_000));
      // What is left unread may end it by a reset, which overtakes the reason.
      assertThat(socket.closed()).matches("(10.*)?");
    }
  }
}
