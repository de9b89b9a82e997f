package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.local.testing.HostResource;

/** A match that is over is played again with the seats changed, once, by those who sat there. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class RematchTest {
  private final Client anna = Client.of("anna");
  private final Client berta = Client.of("berta");
  private final Client clara = Client.of("clara");

  @Test
  void twoChangeSidesAndTheSeatsAreTheirsToTake() {
    String match = over("narvik", "first-shots", List.of("allied", "german"), anna, berta);
    Response answer = again(berta, match);
    String next = answer.then().statusCode(201).extract().path("id");
    assertThat(answer.header("Location")).endsWith("/v1/matches/" + next);
    JsonNode seen = anna.read(next, "");
    assertThat(seen.path("scenario").asText()).isEqualTo("first-shots");
    assertThat(seen.path("status").asText()).isEqualTo("open");
    clara.post(next, "/seats/allied", "{}").then().statusCode(403);
    anna.post(next, "/seats/allied", "{}").then().statusCode(403);
    berta.post(next, "/seats/allied", "{}").then().statusCode(200);
    anna.post(next, "/seats/german", "{}")
        .then()
        .statusCode(200)
        .body("status", equalTo("playing"));
  }

  @Test
  void threeGoRound() {
    List<String> sat = List.of("german", "western", "norwegian");
    String match = over("weserubung", "ashore-3", sat, anna, berta, clara);
    String next = again(clara, match).then().statusCode(201).extract().path("id");
    List<Client> players = List.of(anna, berta, clara);
    for (int i = 0; i < sat.size(); i++) {
      players.get(i).post(next, "/seats/" + sat.get((i + 1) % 3), "{}").then().statusCode(200);
    }
    assertThat(anna.read(next, "").path("status").asText()).isEqualTo("playing");
  }

  @Test
  void allWhoAskAtOnceAndLaterGetTheSame() {
    String match = over("narvik", "first-shots", List.of("allied", "german"), anna, berta);
    List<CompletableFuture<String>> asked =
        Stream.of(anna, berta, anna, berta)
            .map(one -> CompletableFuture.supplyAsync(() -> id(again(one, match))))
            .toList();
    Set<String> ids = asked.stream().map(CompletableFuture::join).collect(Collectors.toSet());
    ids.add(id(again(anna, match)));
    assertThat(ids).hasSize(1);
  }

  @Test
  void onlyThoseWhoSatThereAndOnlyAfterTheEnd() {
    String match = anna.open("narvik", "first-shots", "{}");
    anna.post(match, "/seats/allied", "{}").then().statusCode(200);
    again(anna, match).then().statusCode(409).body("type", equalTo("urn:umpire:problem:not-over"));
    String done = over("narvik", "first-shots", List.of("allied", "german"), anna, berta);
    again(clara, done).then().statusCode(403);
    again(Client.of("dora", "match:read"), done).then().statusCode(403);
  }

  private static String id(Response answer) {
    return answer.then().statusCode(201).extract().path("id");
  }

  private static Response again(Client client, String match) {
    return client.request().post("/v1/matches/" + match + "/rematch");
  }

  private static String over(String game, String scenario, List<String> seats, Client... players) {
    String match = players[0].open(game, scenario, "{}");
    for (int i = 0; i < players.length; i++) {
      players[i].post(match, "/seats/" + seats.get(i), "{}").then().statusCode(200);
    }
    players[0].post(match, "/resign", "").then().statusCode(200);
    return match;
  }
}
