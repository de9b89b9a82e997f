package umpire.game.streaming;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.stream.Frames;
import umpire.game.testing.stream.RawSocket;
import umpire.local.testing.HostResource;

/** Commands by a socket: the answers of HTTP, and what each seat is asked without asking. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class SocketCommandsTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String ALL = "/v1/socket";
  private static final int MOST = 60;

  private static RawSocket open(TwoPlayerMatch match, Client client) throws Exception {
    return RawSocket.open(
        "/v1/matches/" + match.match() + "/socket?decisions=true", client.token());
  }

  private static String frame(String id, int decision, String commands) {
    return "{\"commandId\": \"%s\", \"decision\": %d, \"commands\": [%s], \"wait\": 20}"
        .formatted(id, decision, commands);
  }

  private static JsonNode answer(RawSocket socket) throws Exception {
    JsonNode frame = socket.next("answer");
    Frames.ofMatch().fit(frame.toString());
    return frame.path("data");
  }

  private static void problem(JsonNode answer, String id, int status, String kind) {
    assertThat(answer.path("commandId").asText()).isEqualTo(id);
    assertThat(answer.path("status").asInt()).as("%s", answer).isEqualTo(status);
    assertThat(answer.at("/problem/type").asText()).isEqualTo("urn:umpire:problem:" + kind);
    assertThat(answer.has("outcome")).isFalse();
  }

  @Test
  void aWholeMatchIsPlayedByTwoSocketsAndNobodyAsks() throws Exception {
    TwoPlayerMatch match = TwoPlayerMatch.begin();
    try (RawSocket allied = open(match, match.allied());
        RawSocket german = open(match, match.german())) {
      JsonNode asked = allied.next("snapshot").path("data");
      assertThat(german.next("snapshot").path("data").has("decision")).isFalse();
      RawSocket turn = allied;
      for (int i = 0; i < MOST && !asked.path("status").asText().equals("over"); i++) {
        JsonNode decision = asked.path("decision");
        turn.send(
            frame("c" + i, decision.path("id").asInt(), decision.path("fallback").toString()));
        JsonNode answer = answer(turn);
        assertThat(answer.path("commandId").asText()).isEqualTo("c" + i);
        assertThat(answer.path("status").asInt()).as("%s", answer).isEqualTo(200);
        asked = answer.path("outcome");
        if (!asked.has("decision") && asked.path("status").asText().equals("playing")) {
          turn = turn == allied ? german : allied;
          JsonNode next = turn.next("decision");
          Frames.ofMatch().fit(next.toString());
          asked = next.path("data");
        }
      }
      assertThat(asked.path("status").asText()).isEqualTo("over");
    }
  }

  @Test
  void anAnswerIsThatOfHttpAndARepetitionByEitherWayHasNoSecondEffect() throws Exception {
    TwoPlayerMatch match = TwoPlayerMatch.begin();
    int decision = match.allied().decision(match.match());
    try (RawSocket socket = open(match, match.allied())) {
      socket.send(frame("once", decision, TwoPlayerMatch.STEP));
      JsonNode first = answer(socket);
      socket.send(frame("once", decision, TwoPlayerMatch.STEP));
      assertThat(answer(socket)).isEqualTo(first);
      Response again =
          match
              .allied()
              .post(
                  match.match(),
                  "/commands",
                  "{\"commandId\": \"once\", \"decision\": %d, \"commands\": [%s]}"
                      .formatted(decision, TwoPlayerMatch.STEP));
      assertThat(JSON.readTree(again.asString())).isEqualTo(first.path("outcome"));
      socket.send(frame("once", decision, TwoPlayerMatch.HALT));
      problem(answer(socket), "once", 422, "command-id-reused");
    }
  }

  @Test
  void commandsAreRefusedAsByHttpWithTheirIdAndNothingIsDone() throws Exception {
    TwoPlayerMatch match = TwoPlayerMatch.begin();
    int before = match.events(match.allied()).size();
    int decision = match.allied().decision(match.match());
    try (RawSocket allied = open(match, match.allied());
        RawSocket german = open(match, match.german());
        RawSocket stranger = open(match, Client.of("cleo"));
        RawSocket nobody = RawSocket.open("/v1/matches/" + match.match() + "/socket", "")) {
      german.send(frame("a", decision, TwoPlayerMatch.STEP));
      problem(answer(german), "a", 409, "not-waited-for");
      allied.send(frame("b", decision + 7, TwoPlayerMatch.STEP));
      problem(answer(allied), "b", 409, "decision-closed");
      allied.send(frame("c", decision, TwoPlayerMatch.STEP.replace("1710", "0101")));
      problem(answer(allied), "c", 422, "refused");
      stranger.send(frame("d", decision, TwoPlayerMatch.STEP));
      problem(answer(stranger), "d", 403, "forbidden");
      nobody.send(frame("e", decision, TwoPlayerMatch.STEP));
      problem(answer(nobody), "e", 401, "unauthenticated");
    }
    assertThat(match.events(match.allied())).hasSize(before);
  }

  @Test
  void aTokenWithoutTheScopeFollowsAndSendsNothing() throws Exception {
    TwoPlayerMatch match = TwoPlayerMatch.begin();
    String token =
        TestIssuer.ofSession(
            "s", Duration.ofMinutes(1), match.allied().account(), "anna", "match:read");
    int decision = match.allied().decision(match.match());
    try (RawSocket socket = RawSocket.open("/v1/matches/" + match.match() + "/socket", token)) {
      socket.send(frame("a", decision, TwoPlayerMatch.STEP));
      problem(answer(socket), "a", 403, "forbidden");
    }
  }

  @Test
  void whatCannotBeReadIsRefusedWithThePlace() throws Exception {
    TwoPlayerMatch match = TwoPlayerMatch.begin();
    String other = TwoPlayerMatch.begin().match();
    try (RawSocket socket = open(match, match.allied())) {
      malformed(socket, "no JSON", "");
      malformed(socket, "", "");
      malformed(socket, "[]", "");
      malformed(socket, "null", "");
      malformed(socket, "{\"commandId\": \"a\", \"commands\": [], \"more\": 1}", "/more");
      malformed(socket, "{\"commandId\": \"a\", \"commandId\": \"b\"}", "/commandId");
      malformed(socket, "{\"commands\": [" + TwoPlayerMatch.STEP + "]}", "/commandId");
      malformed(socket, "{\"commandId\": \"a\"}", "/commands");
      malformed(socket, "{\"commandId\": \"a\\u0000\", \"text\": \"pass\"}", "/commandId");
      malformed(socket, "{\"commandId\": \"a\", \"text\": \"pass\", \"wait\": 31}", "/wait");
      malformed(socket, "{\"commandId\": \"a\", \"text\": \"pass\", \"wait\": -1}", "/wait");
      malformed(
          socket,
          "{\"commandId\": \"a\", \"text\": \"pass\", \"match\": \"%s\"}".formatted(other),
          "/match");
      // It goes on: nothing of that has ended it.
      socket.send(frame("z", match.allied().decision(match.match()), TwoPlayerMatch.STEP));
      assertThat(answer(socket).path("status").asInt()).isEqualTo(200);
    }
    try (RawSocket all = RawSocket.open(ALL, match.allied().token())) {
      malformed(all, "{\"commandId\": \"a\", \"text\": \"pass\"}", "/match");
    }
  }

  private static void malformed(RawSocket socket, String text, String pointer) throws Exception {
    socket.send(text);
    JsonNode answer = answer(socket);
    assertThat(answer.path("status").asInt()).as("%s: %s", text, answer).isEqualTo(400);
    assertThat(answer.at("/problem/pointer").asText()).as("%s", answer).isEqualTo(pointer);
  }

  @Test
  void onTheSocketOfAllMatchesCommandsNameTheirMatch() throws Exception {
    TwoPlayerMatch match = TwoPlayerMatch.begin();
    try (RawSocket allied = RawSocket.open(ALL + "?decisions", match.allied().token());
        RawSocket german = RawSocket.open(ALL + "?decisions=true", match.german().token())) {
      assertThat(german.next("snapshot").has("data")).isTrue();
      int decision = allied.next("snapshot").at("/data/decision/id").asInt();
      ObjectNode step = (ObjectNode) JSON.readTree(frame("a", decision, TwoPlayerMatch.STEP));
      allied.send(step.put("match", match.match()).toString());
      JsonNode answer = answer(allied);
      assertThat(answer.path("status").asInt()).as("%s", answer).isEqualTo(200);
      int next = answer.at("/outcome/decision/id").asInt();
      ObjectNode halt = (ObjectNode) JSON.readTree(frame("b", next, TwoPlayerMatch.HALT));
      allied.send(halt.put("match", match.match()).toString());
      assertThat(answer(allied).path("status").asInt()).isEqualTo(200);
      JsonNode asked = german.next("decision");
      Frames.ofAll().fit(asked.toString());
      assertThat(asked.at("/data/match").asText()).isEqualTo(match.match());
      assertThat(asked.at("/data/decision"))
          .isEqualTo(match.german().read(match.match(), "/decision").path("decision"));
    }
  }

  @Test
  void aDecisionIsSentOnceAndOnlyWhereItIsWantedAndToWhomItIsAsked() throws Exception {
    TwoPlayerMatch match = TwoPlayerMatch.begin();
    List<String> types = new ArrayList<>();
    try (RawSocket wanting = open(match, match.allied());
        RawSocket plain =
            RawSocket.open("/v1/matches/" + match.match() + "/socket", match.allied().token());
        RawSocket spectator = open(match, Client.of("cleo"))) {
      assertThat(wanting.next("snapshot").has("data")).isTrue();
      // By HTTP: the socket is not told by an answer.
      match
          .allied()
          .command(match.match(), match.allied().decision(match.match()), TwoPlayerMatch.STEP)
          .then()
          .statusCode(200);
      JsonNode decision = wanting.next("decision");
      assertThat(decision.path("data")).isEqualTo(match.allied().read(match.match(), "/decision"));
      JsonNode heartbeat;
      do {
        heartbeat = wanting.any();
        types.add(heartbeat.path("type").asText());
      } while (!heartbeat.path("type").asText().equals("heartbeat"));
      for (RawSocket other : List.of(plain, spectator)) {
        JsonNode one = other.any();
        while (!one.path("type").asText().equals("heartbeat")) {
          types.add(one.path("type").asText());
          one = other.any();
        }
      }
    }
    assertThat(types).contains("event", "snapshot").doesNotContain("decision");
  }

  @Test
  void whatAnAnswerSaysIsAskedNextIsNotSentAgain() throws Exception {
    TwoPlayerMatch match = TwoPlayerMatch.begin();
    try (RawSocket socket = open(match, match.allied())) {
      assertThat(socket.next("snapshot").has("data")).isTrue();
      socket.send(frame("a", match.allied().decision(match.match()), TwoPlayerMatch.STEP));
      assertThat(answer(socket).at("/outcome/decision/id").asInt()).isPositive();
      List<String> types = new ArrayList<>();
      do {
        types.add(socket.any().path("type").asText());
      } while (!types.getLast().equals("heartbeat"));
      assertThat(types).contains("event").doesNotContain("decision");
    }
  }

  @Test
  void whoSendsMoreThanSixteenCommandsWithoutReadingIsClosed() throws Exception {
    TwoPlayerMatch match = TwoPlayerMatch.begin();
    try (RawSocket socket = open(match, match.allied())) {
      assertThat(socket.next("snapshot").has("data")).isTrue();
      for (int i = 0; i < 500; i++) {
        socket.send(frame("flood-" + i, 1, TwoPlayerMatch.STEP));
      }
      assertThat(socket.next("closing").at("/data/because").asText()).isEqualTo("too-many");
      assertThat(socket.closed()).isEqualTo("1008 too-many");
    }
  }
}
