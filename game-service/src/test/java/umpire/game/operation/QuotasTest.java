package umpire.game.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.RouteMatrix;
import umpire.chassis.testing.Sample;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.RandomMatchOverHttp;
import umpire.game.testing.Samples;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.TwoPlayerOpening;
import umpire.game.testing.stream.RawSocket;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/** R1 to R4: who asks too much is refused in time, and nobody who plays is ever held up. */
@QuarkusTest
@TestProfile(QuotasTest.Small.class)
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class QuotasTest {
  private static final int PLAYS = 2;
  private static final int READS = 20;
  private static final int CREATIONS = 5;

  /** Quotas that a patient reader uses up; ten seconds' worth is held. */
  public static final class Small implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      Map<String, String> small = new HashMap<>();
      small.put("umpire.quota.play", "" + 6 * PLAYS);
      small.put("umpire.quota.read", "" + 6 * READS);
      small.put("umpire.quota.create", "" + 6 * CREATIONS);
      small.put("umpire.quota.reason", "" + 6 * CREATIONS);
      small.put("umpire.services.combat", "http://127.0.0.1:1");
      small.put("umpire.services.supply", "http://127.0.0.1:1");
      small.put("umpire.services.lobby", "http://127.0.0.1:" + lobbyPort());
      return small;
    }
  }

  @Test
  void aWholeMatchIsPlayedAndFollowedAsFastAsItGoes() {
    RandomMatchOverHttp randomMatchOverHttp =
        RandomMatchOverHttp.of(Shelf.load().game("narvik"), "first-shots", 11);
    for (Optional<RandomMatchOverHttp.Turn> turn = randomMatchOverHttp.turn();
        turn.isPresent();
        turn = randomMatchOverHttp.turn()) {
      randomMatchOverHttp.play(turn.orElseThrow());
    }
    assertThat(randomMatchOverHttp.commands()).isGreaterThan(READS + PLAYS);
  }

  @Test
  void ordersThatAreRefusedAreCountedByToken() {
    Client anna = Client.of("anna");
    String match = anna.open("narvik", "first-shots", "{}");
    anna.command(match, 1, "{}")
        .then()
        .statusCode(403)
        .header("RateLimit", startsWith("\"play\";"));
    refused(untilRefused(PLAYS - 1, () -> anna.command(match, 1, "{}")), "play");
    again(anna).command(match, 1, "{}").then().statusCode(403);
  }

  @Test
  void ordersThatASocketRefusesAreCountedWithThoseOfHttp() throws IOException {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    Client german = twoPlayerMatch.german();
    List<Integer> statuses = new ArrayList<>();
    try (RawSocket socket =
        RawSocket.open("/v1/matches/" + twoPlayerMatch.match() + "/socket", german.token())) {
      while (statuses.size() < 10 * PLAYS && !statuses.contains(429)) {
        socket.send(
            "{\"commandId\": \"c%d\", \"decision\": 1, \"text\": \"pass\"}"
                .formatted(statuses.size()));
        statuses.add(socket.next("answer").at("/data/status").asInt());
      }
    }
    assertThat(statuses).startsWith(409, 409).endsWith(429);
    german
        .command(twoPlayerMatch.match(), 1, TwoPlayerMatch.STEP)
        .then()
        .statusCode(429)
        .body("key", equalTo("play"));
  }

  @Test
  void whoReadsTooMuchWaitsAndOthersDoNot() {
    Client anna = Client.of("anna");
    String match = anna.open("narvik", "first-shots", "{}");
    refused(untilRefused(READS, () -> anna.get(match, "")), "read");
    again(anna).get(match, "").then().statusCode(200);
    Client.of("berta").get(match, "").then().statusCode(200);
  }

  @Test
  void secretActsOfOthersChangeNobodysBudget() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.beginPrivately();
    Client stranger = Client.of("olga");
    Map<Client, Integer> before = new HashMap<>();
    long begun = System.nanoTime();
    for (Client reader : List.of(twoPlayerMatch.german(), stranger)) {
      for (int reads = 0; reads < READS - 5; reads++) {
        before.put(reader, left(reader.get(twoPlayerMatch.match(), "")));
      }
    }
    for (int drafts = 0; drafts < PLAYS; drafts++) {
      int decision = twoPlayerMatch.allied().decision(twoPlayerMatch.match());
      twoPlayerMatch
          .allied()
          .command(twoPlayerMatch.match(), decision, TwoPlayerMatch.TARGET)
          .then()
          .statusCode(200);
      twoPlayerMatch
          .allied()
          .request()
          .delete("/v1/matches/" + twoPlayerMatch.match() + "/draft")
          .then()
          .statusCode(200);
    }
    before.forEach(
        (reader, left) -> {
          int now = left(reader.get(twoPlayerMatch.match(), ""));
          long refilled = (System.nanoTime() - begun) * READS / 10_000_000_000L;
          assertThat(now).as(reader.account()).isLessThan(left + (int) refilled + 1);
        });
  }

  @Test
  void anEventThatAReaderIsShownLetsThemReadOn() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    Client onlooker = Client.of("olga");
    for (int reads = 0; reads < READS - 3; reads++) {
      onlooker.get(twoPlayerMatch.match(), "").then().statusCode(200);
    }
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            TwoPlayerMatch.STEP)
        .then()
        .statusCode(200);
    assertThat(left(onlooker.get(twoPlayerMatch.match(), ""))).isEqualTo(READS);
  }

  private static int left(Response answer) {
    return Integer.parseInt(answer.header("RateLimit").replaceAll(".*r=(\\d+).*", "$1"));
  }

  @Test
  void whatIsMadeIsCountedByOwner() {
    Client anna = Client.of("anna");
    String body = "{\"game\": \"narvik\", \"scenario\": \"first-shots\", \"seats\": {}}";
    refused(untilRefused(CREATIONS, () -> again(anna).opens(body)), "create");
  }

  /**
   * Each route of the contract is refused in the end, by the quota of its line in the matrix. What
   * is counted where it was refused is asked by somebody without a seat.
   */
  @Test
  void everyRouteIsCountedByTheQuotaOfItsLine() throws IOException {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    Client zoe = Client.of("zoe");
    Map<String, Sample> samples =
        Samples.of(twoPlayerMatch, TwoPlayerOpening.NARVIK).stream()
            .collect(Collectors.toMap(Sample::operation, one -> one));
    Set<String> ofSomebodyElse = Set.of("askAgain", "continueMatch", "layEdition", "announceBot");
    assertThat(
            RouteMatrix.of("game-service")
                .quotaFaults(
                    operation -> {
                      Sample sample = Objects.requireNonNull(samples.get(operation.id()));
                      return ofSomebodyElse.contains(operation.id())
                          ? sample
                          : sample.as(zoe.token());
                    }))
        .isEmpty();
  }

  /** The same account with another token. */
  private static Client again(Client client) {
    return new Client(
        client.account(), TestIssuer.token(client.account(), "again", "match:read", "match:play"));
  }

  /** The first answer of status 429, after at least so many others. */
  private static Response untilRefused(int atLeast, Supplier<Response> call) {
    for (int served = 0; served < 100 * READS; served++) {
      Response answer = call.get();
      if (answer.statusCode() == 429) {
        assertThat(served).isGreaterThanOrEqualTo(atLeast);
        return answer;
      }
    }
    throw new AssertionError("never refused");
  }

  private static void refused(Response answer, String key) {
    answer
        .then()
        .statusCode(429)
        .contentType("application/problem+json")
        .body("type", equalTo("urn:umpire:problem:too-many-calls"))
        .body("key", equalTo(key))
        .body("remaining", equalTo(0))
        .body("reset", greaterThan(0));
    assertThat(Integer.parseInt(answer.header("Retry-After"))).isBetween(1, 10);
  }

  @Test
  void everyQuotaIsReturnedWithWhatIsLeftAndWhoCouldNotBeAsked() throws IOException {
    HttpServer lobby =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), lobbyPort()), 0);
    lobby.createContext(
        "/v1/tokens/limits",
        exchange -> {
          boolean signedIn = exchange.getRequestHeaders().containsKey("Authorization");
          byte[] shown =
              """
              {"quotas": [{"key": "create", "service": "lobby-service", "by": "%s", "most": 7,
                "aMinute": 42, "remaining": 6, "reset": 2, "about": "what is made"}]}
              """
                  .formatted(signedIn ? "owner" : "address")
                  .getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().add("Content-Type", "application/json");
          exchange.sendResponseHeaders(200, shown.length);
          exchange.getResponseBody().write(shown);
          exchange.close();
        });
    lobby.start();
    try {
      Client anna = Client.of("anna");
      anna.open("narvik", "first-shots", "{}");
      Response answer = anna.request().get("/v1/limits");
      answer
          .then()
          .statusCode(200)
          .body("unavailable", contains("combat-service", "supply-service"))
          .body(
              "quotas.findAll { it.service == 'game-service' }.key",
              hasItems("play", "read", "reason", "create"))
          .body("quotas.find { it.service == 'lobby-service' }.by", equalTo("owner"));
      JsonNode create = quota(answer, "create");
      assertThat(create.path("most").asInt()).isEqualTo(CREATIONS);
      assertThat(create.path("remaining").asInt()).isLessThanOrEqualTo(CREATIONS);
      assertThat(create.path("by").asText()).isEqualTo("owner");
      assertThat(quota(answer, "read").path("by").asText()).isEqualTo("token");
    } finally {
      lobby.stop(0);
    }
  }

  private static JsonNode quota(Response limits, String key) {
    for (JsonNode quota : Client.json(limits).path("quotas")) {
      if (quota.path("key").asText().equals(key)
          && quota.path("service").asText().equals("game-service")) {
        return quota;
      }
    }
    throw new AssertionError(key);
  }

  /** The same for the profile and the test, which are loaded by two loaders. */
  private static int lobbyPort() {
    String port = System.getProperty("umpire.test.lobby");
    if (port == null) {
      port = "" + freePort();
      System.setProperty("umpire.test.lobby", port);
    }
    return Integer.parseInt(port);
  }

  private static int freePort() {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
