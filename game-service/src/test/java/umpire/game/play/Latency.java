package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** Run by hand ({@code -Dtest=Latency}): prints figures, and asserts only that commands succeed. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class Latency {
  private static final int WARM_UP = 60;
  private static final int RUNS = 160;

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  @Test
  void commands() throws Exception {
    List<Double> choices = new ArrayList<>();
    List<Double> drafts = new ArrayList<>();
    List<Double> assaults = new ArrayList<>();
    String commitment = "";
    for (int i = 0; i < WARM_UP + RUNS; i++) {
      TwoPlayerMatch passing = TwoPlayerMatch.begin();
      choices.add(timed(passing, 1, "{\"type\": \"pass\"}"));
      TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
      drafts.add(timed(twoPlayerMatch, 1, TwoPlayerMatch.TARGET));
      if (commitment.isEmpty()) {
        commitment = twoPlayerMatch.commitment();
      }
      assaults.add(timed(twoPlayerMatch, 1, commitment));
    }
    print("a choice that asks nobody", choices);
    print("a draft command", drafts);
    print("an assault with two questions", assaults);
  }

  private double timed(TwoPlayerMatch twoPlayerMatch, int decision, String command)
      throws Exception {
    JsonNode open =
        twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/decision").path("decision");
    String body =
        Client.body("c" + System.nanoTime(), open.path("id").asInt(decision), List.of(command));
    HttpRequest request =
        HttpRequest.newBuilder(
                URI.create(
                    "http://127.0.0.1:"
                        + RestAssured.port
                        + "/v1/matches/"
                        + twoPlayerMatch.match()
                        + "/commands"))
            .header("Authorization", "Bearer " + twoPlayerMatch.allied().token())
            .header("Content-Type", "application/json")
            .header("Prefer", "wait=20")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    long before = System.nanoTime();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    double milliseconds = (System.nanoTime() - before) / 1e6;
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return milliseconds;
  }

  private static void print(String what, List<Double> all) {
    List<Double> sorted = all.subList(WARM_UP, all.size()).stream().sorted().toList();
    System.out.printf(
        "LATENCY %s: p50 %.1f, p90 %.1f, p99 %.1f ms%n",
        what,
        sorted.get(sorted.size() / 2),
        sorted.get(sorted.size() * 9 / 10),
        sorted.get(sorted.size() * 99 / 100));
  }
}
