package umpire.local.drivers.match;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import umpire.local.drivers.http.Api;

/** Three seats that seal their answers at once, played against a service of a few lines. */
class PlayedMatchTest {
  private static final List<String> SEATS = List.of("german", "western", "norwegian");

  private final HttpServer server;
  private final Map<String, String> sitting = new TreeMap<>();
  private final Set<String> sealed = new TreeSet<>();
  private final List<String> answers = new ArrayList<>();

  PlayedMatchTest() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/v1/matches", this::serve);
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  @Test
  void everySeatAnswersOnceAndTheThirdToo() {
    Api api = new Api("http://127.0.0.1:" + server.getAddress().getPort());
    Map<String, Api.Person> people = new LinkedHashMap<>();
    SEATS.forEach(seat -> people.put(seat, new Api.Person("p-" + seat, "", "", "t-" + seat)));
    PlayedMatch playedMatch = PlayedMatch.open(api, people, Api.JSON.createObjectNode());

    playedMatch.playOn(asked -> asked.path("fallback"), Duration.ofSeconds(30));

    assertThat(answers).containsExactlyElementsOf(SEATS);
    assertThat(playedMatch.first().name()).isEqualTo("p-german");
    assertThat(playedMatch.orders())
        .extracting(AcknowledgedOrder::seat)
        .containsExactlyElementsOf(SEATS);
    assertThat(playedMatch.orders().getFirst().commands()).hasSize(1);
  }

  @Test
  void whoIsWaitedForResignsWhenEnoughWasPlayed() {
    Api api = new Api("http://127.0.0.1:" + server.getAddress().getPort());
    Map<String, Api.Person> people = new LinkedHashMap<>();
    SEATS.forEach(seat -> people.put(seat, new Api.Person("p-" + seat, "", "", "t-" + seat)));
    PlayedMatch playedMatch = PlayedMatch.open(api, people, Api.JSON.createObjectNode());

    playedMatch.playOn(asked -> asked.path("fallback"), 2, Duration.ofSeconds(30));

    assertThat(answers).containsExactly("german", "western", "resigned");
  }

  /** One sealed answer of each seat, then the end; who has sealed sees that they may change it. */
  private void serve(HttpExchange exchange) throws IOException {
    byte[] sent = exchange.getRequestBody().readAllBytes();
    String caller = ("" + exchange.getRequestHeaders().getFirst("Authorization")).substring(9);
    String path = exchange.getRequestURI().getPath();
    if (path.contains("/seats/")) {
      sitting.put(caller, path.substring(path.lastIndexOf('/') + 1));
    }
    String seat = sitting.getOrDefault(caller, "");
    if (path.endsWith("/resign")) {
      answers.add("resigned");
    }
    if (path.endsWith("/commands")) {
      assertThat(Api.JSON.readTree(sent).path("decision").asInt()).isEqualTo(SEATS.indexOf(seat));
      answers.add(seat);
      sealed.add(seat);
    }
    byte[] body = state(seat).toString().getBytes(UTF_8);
    exchange.sendResponseHeaders(200, body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  private JsonNode state(String seat) {
    boolean over = sealed.size() == SEATS.size();
    ObjectNode state =
        Api.JSON.createObjectNode().put("id", "m").put("status", over ? "over" : "playing");
    ArrayNode waitingFor = state.putArray("waitingFor");
    SEATS.stream().filter(one -> !sealed.contains(one)).forEach(waitingFor::add);
    if (!over) {
      state.putObject("decision").put("id", SEATS.indexOf(seat)).put("fallback", "0");
    }
    return state;
  }
}
