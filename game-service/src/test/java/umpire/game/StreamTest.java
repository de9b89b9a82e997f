package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.Duel;
import umpire.local.testing.HostResource;

/** The stream of events, interrupted and resumed. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class StreamTest {
  private record Message(String event, int id, JsonNode data) {}

  private static BufferedReader open(Client client, String match, String lastEventId)
      throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(
                URI.create(
                    "http://127.0.0.1:" + RestAssured.port + "/v1/matches/" + match + "/stream"))
            .header("Authorization", "Bearer " + client.token());
    if (!lastEventId.isEmpty()) {
      request.header("Last-Event-ID", lastEventId);
    }
    HttpClient http = HttpClient.newHttpClient();
    HttpResponse<InputStream> answer =
        http.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type").orElse(""))
        .startsWith("text/event-stream");
    assertThat(answer.headers().firstValue("Cache-Control").orElse(""))
        .isEqualTo("private, no-store");
    return new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
  }

  private static Message next(BufferedReader lines) throws IOException {
    String event = "";
    int id = -1;
    String data = "";
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.isEmpty() && !data.isEmpty()) {
        return new Message(event, id, Client.json(data));
      }
      if (line.startsWith("event:")) {
        event = line.substring(6).strip();
      } else if (line.startsWith("id:")) {
        id = Integer.parseInt(line.substring(3).strip());
      } else if (line.startsWith("data:")) {
        data = line.substring(5).strip();
      }
    }
    throw new AssertionError("the stream ended");
  }

  @Test
  void aStreamThatIsCutAndResumedTellsEverythingOnce() throws Exception {
    Duel duel = Duel.begin();
    List<JsonNode> told = new ArrayList<>();
    try (BufferedReader stream = open(duel.german(), duel.match(), "")) {
      Message snapshot = next(stream);
      assertThat(snapshot.event()).isEqualTo("snapshot");
      assertThat(snapshot.id()).isEqualTo(snapshot.data().path("seq").asInt());
      assertThat(snapshot.data().path("view").isObject()).isTrue();
      duel.assault();
      told.add(next(stream).data());
      assertThat(told.getFirst().path("seq").asInt()).isEqualTo(snapshot.id() + 1);
    }
    duel.playOut();
    List<JsonNode> all = duel.events(duel.german());
    while (told.getLast().path("seq").asInt() < all.size()) {
      // One event at each connection: as many cuts as can be.
      try (BufferedReader stream =
          open(duel.german(), duel.match(), told.getLast().path("seq").asText())) {
        told.add(next(stream).data());
      }
    }
    assertThat(told).isEqualTo(all.subList(all.size() - told.size(), all.size()));
  }

  @Test
  void aQuietStreamKeepsItsHeartBeating() throws Exception {
    Duel duel = Duel.begin();
    try (BufferedReader stream = open(duel.german(), duel.match(), "1000")) {
      String line = stream.readLine();
      while (!line.startsWith(":")) {
        assertThat(line).isEmpty();
        line = stream.readLine();
      }
      assertThat(line).contains("heartbeat");
    }
  }

  @Test
  void aStreamFromTheBeginningTellsWhatTheListTells() throws Exception {
    Duel duel = Duel.begin();
    duel.assault();
    List<JsonNode> all = duel.events(duel.allied());
    try (BufferedReader stream = open(duel.allied(), duel.match(), "0")) {
      for (JsonNode event : all) {
        assertThat(next(stream).data()).isEqualTo(event);
      }
    }
  }
}
