package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.RandomMatchOverHttp;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.TwoPlayerOpening;
import umpire.game.testing.Verifier;
import umpire.local.testing.HostResource;
import umpire.wire.pack.Shelf;

/** A match that was exported is taken in if every order, report and die of it holds. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class ImportTest {
  private static final int ABANDONED = 8;
  private static final String STEP =
      "{\"type\": \"step\", \"unit\": \"scots-guards\", \"to\": \"1710\"}";

  @Test
  void aMatchThatHoldsIsTakenInUnderANewId(@TempDir Path folder) throws Exception {
    JsonNode export = played();
    Client cleo = Client.of("cleo");
    Response taken = take(cleo, export);
    taken
        .then()
        .statusCode(201)
        .header("Location", startsWith("/v1/matches/"))
        .body("status", equalTo("over"))
        .body("importedFrom", equalTo(export.path("match").asText()))
        .body("seats[0].account", startsWith("imported:"));
    String id = taken.path("id");
    assertThat(id).isNotEqualTo(export.path("match").asText());
    ObjectNode again = (ObjectNode) cleo.read(id, "/export");
    for (String member : new String[] {"match", "events", "draws", "outcome", "options", "seed"}) {
      assertThat(again.path(member)).as(member).isEqualTo(export.path(member));
    }
    Path file = Files.writeString(folder.resolve("match.json"), again.toString());
    assertThat(Verifier.verify(file, export.path("commitment").asText())).startsWith("accepted: ");
    JsonNode before = Client.of("dora").read(export.path("match").asText(), "");
    JsonNode after = Client.of("dora").read(id, "");
    assertThat(after.path("view")).isEqualTo(before.path("view"));
    assertThat(after.path("seq")).isEqualTo(before.path("seq"));
    assertThat(Client.of("dora").read(id, "?at=3").path("view"))
        .isEqualTo(Client.of("dora").read(export.path("match").asText(), "?at=3").path("view"));
    take(cleo, again).then().statusCode(201);
  }

  /** Whoever hangs up while their import is read leaves its turn to others. */
  @Test
  void anImportThatIsAbandonedBlocksNoOther() throws Exception {
    Client cleo = Client.of("cleo");
    String body = "{\"format\": \"umpire-export@1\", \"events\": [" + "[],".repeat(400_000) + "0]}";
    String head =
        "POST /v1/matches/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            + ("Authorization: Bearer " + cleo.token() + "\r\n")
            + ("Content-Length: " + body.length() + "\r\n\r\n");
    byte[] request = (head + body).getBytes(StandardCharsets.US_ASCII);
    for (int i = 0; i < ABANDONED; i++) {
      try (Socket socket = connect()) {
        socket.getOutputStream().write(request);
      }
      PollUntil.until(
          "another import has its turn",
          () -> take(Client.of("dora"), Client.json("{}")).statusCode() == 422);
    }
    PollUntil.until(
        "the account may import again", () -> take(cleo, Client.json("{}")).statusCode() == 422);
  }

  private static Socket connect() throws IOException {
    return new Socket(
        InetAddress.getLoopbackAddress(),
        ConfigProvider.getConfig().getValue("quarkus.http.test-port", Integer.class));
  }

  /**
   * A random match of the other scenarios, with every kind of order, report and draw: a whole one,
   * or given up after so many commands where a whole one has thousands.
   */
  @ParameterizedTest
  @CsvSource({
    "narvik, campaign, 42, 10000",
    "weserubung, ashore-3, 44, 120",
    "weserubung, campaign, 45, 120"
  })
  void aRandomMatchIsTakenIn(
      String game, String scenario, long seed, int most, @TempDir Path folder) throws Exception {
    takesIn(game, scenario, seed, most, folder);
  }

  /** Whatever the game: its events name their draws and hold their dice (openapi/export.md). */
  @ParameterizedTest
  @MethodSource("umpire.game.testing.TwoPlayerOpening#all")
  void aRandomMatchOfEachGameIsTakenIn(TwoPlayerOpening opening, @TempDir Path folder)
      throws Exception {
    takesIn(opening.game(), opening.scenario(), 43, 10_000, folder);
  }

  private static void takesIn(String game, String scenario, long seed, int most, Path folder)
      throws Exception {
    RandomMatchOverHttp ramble = RandomMatchOverHttp.fair(Shelf.load().game(game), scenario, seed);
    Optional<RandomMatchOverHttp.Turn> turn = ramble.turn();
    for (; turn.isPresent() && ramble.commands() < most; turn = ramble.turn()) {
      ramble.play(turn.get());
    }
    turn.ifPresent(
        last -> last.client().post(ramble.match(), "/resign", "").then().statusCode(200));
    JsonNode export = Client.of("dora").read(ramble.match(), "/export");
    Path file = Files.writeString(folder.resolve("match.json"), export.toString());
    assertThat(Verifier.verify(file, export.path("commitment").asText())).startsWith("accepted: ");
    Client cleo = Client.of("cleo");
    String id = take(cleo, export).then().statusCode(201).extract().path("id");
    JsonNode again = cleo.read(id, "/export");
    for (String member : new String[] {"match", "events", "draws", "outcome", "options", "seed"}) {
      assertThat(again.path(member)).as(member).isEqualTo(export.path(member));
    }
    System.out.printf(
        "import: %s %s: %d commands, %d events, %d draws%n",
        game,
        scenario,
        ramble.commands(),
        export.path("events").size(),
        export.path("draws").size());
  }

  @Test
  void aMatchGivenUpIsTakenInToo() {
    TwoPlayerMatch duel = TwoPlayerMatch.begin();
    step(duel);
    duel.german().post(duel.match(), "/resign", "").then().statusCode(200);
    take(Client.of("cleo"), duel.german().read(duel.match(), "/export")).then().statusCode(201);
  }

  @Test
  void whatDoesNotHoldIsRefusedWithThePlaceAndNothingIsStored() {
    JsonNode export = played();
    Client cleo = Client.of("cleo");
    changes()
        .forEach(
            (place, change) -> {
              ObjectNode changed = export.deepCopy();
              change.accept(changed);
              take(cleo, changed)
                  .then()
                  .statusCode(422)
                  .contentType("application/problem+json")
                  .body("type", equalTo("urn:umpire:problem:does-not-hold"))
                  .body("pointer", startsWith(place));
            });
    take(cleo, Client.json("[]")).then().statusCode(400);
    take(cleo, Client.json("{}")).then().statusCode(422).body("pointer", equalTo("/format"));
    cleo.request().body("{").post("/v1/matches/import").then().statusCode(400);
    Client.of("dora", "match:read")
        .request()
        .body("{}")
        .post("/v1/matches/import")
        .then()
        .statusCode(403);
  }

  private static Map<String, Consumer<ObjectNode>> changes() {
    Map<String, Consumer<ObjectNode>> changes = new LinkedHashMap<>();
    changes.put("/checksum", match -> match.put("checksum", "0".repeat(64)));
    changes.put("/scenario", match -> match.put("scenario", "no-such"));
    changes.put("/seed", match -> match.put("seed", "0".repeat(64)));
    changes.put("/seats/0/salt", match -> ((ObjectNode) match.at("/seats/0")).put("salt", "xyz"));
    changes.put("/options", match -> ((ObjectNode) match.path("options")).put("no-such", "x"));
    changes.put("/events/", match -> ((ObjectNode) match.at("/seats/0")).put("salt", "0123"));
    changes.put("/events/0", match -> ((ArrayNode) match.path("events")).remove(0));
    changes.put("/outcome", match -> ((ObjectNode) match.path("outcome")).put("level", "draw"));
    changes.put("/draws", match -> ((ArrayNode) match.path("draws")).remove(0));
    changes.put(
        "/events",
        match -> ((ArrayNode) match.path("events")).remove(match.path("events").size() - 1));
    changes.put("/events/1", match -> ((ObjectNode) match.at("/events/1")).put("revision", 5));
    return changes;
  }

  @Test
  void whatNoDatabaseHoldsIsRefusedWhereItStands() {
    String export = played().toString();
    Map<String, String> wrong =
        Map.of(
            "/checksum", export.replaceFirst("\"checksum\":\"", "$0\\\\u0000"),
            "/match", export.replaceFirst("\"match\":\"", "$0\\\\ud800"),
            "/events/0/cause", export.replaceFirst("\"cause\":\"", "$0\\\\u0007"));
    wrong.forEach(
        (pointer, body) ->
            Client.of("cleo")
                .request()
                .body(body)
                .post("/v1/matches/import")
                .then()
                .statusCode(400)
                .body("pointer", equalTo(pointer)));
  }

  @Test
  void aSecondImportOfAnAccountMustWaitAndOthersMustNot() throws Exception {
    Client cleo = Client.of("cleo");
    try (Socket _ = begun(cleo)) {
      take(cleo, Client.json("{}"))
          .then()
          .statusCode(429)
          .header("Retry-After", "2")
          .body("type", equalTo("urn:umpire:problem:one-at-a-time"));
      take(Client.of("dora"), Client.json("{}")).then().statusCode(422);
    }
    // Whoever hung up holds their place no longer.
    PollUntil.until("it is given back", () -> take(cleo, Client.json("{}")).statusCode() == 422);
  }

  /** A connection on which an import of this account is under way. */
  private static Socket begun(Client client) throws IOException {
    Socket sending = connect();
    String head =
        "POST /v1/matches/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            + ("Authorization: Bearer " + client.token() + "\r\n")
            + "Content-Length: 1000000\r\n\r\n{";
    sending
        .getOutputStream()
        .write((head + " ".repeat(100_000)).getBytes(StandardCharsets.US_ASCII));
    // Where the question overtakes the import, the import itself must wait, and goes again.
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (take(client, Client.json("{}")).statusCode() != 429) {
      assertThat(System.nanoTime()).as("the first is not under way").isLessThan(end);
      if (sending.getInputStream().available() > 0) {
        sending.close();
        return begun(client);
      }
    }
    return sending;
  }

  @Test
  void anOrderThatTheRulesRefuseIsFound() {
    ObjectNode export = played().deepCopy();
    int at = 0;
    while (!export.path("events").get(at).has("input")) {
      at++;
    }
    ObjectNode command =
        (ObjectNode) export.path("events").get(at).path("input").path("commands").get(0);
    command.put("to", "1811");
    take(Client.of("cleo"), export)
        .then()
        .statusCode(422)
        .body("pointer", equalTo("/events/" + at + "/input"))
        .body("findings[0].rule", equalTo("14.1"));
  }

  private static JsonNode played() {
    TwoPlayerMatch duel = TwoPlayerMatch.begin();
    step(duel);
    duel.allied()
        .post(duel.match(), "/undo", "{\"commandId\": \"" + UUID.randomUUID() + "\"}")
        .then()
        .statusCode(200);
    duel.assault().then().statusCode(200);
    duel.playOut();
    return duel.german().read(duel.match(), "/export");
  }

  private static void step(TwoPlayerMatch duel) {
    duel.allied()
        .command(duel.match(), duel.allied().decision(duel.match()), STEP)
        .then()
        .statusCode(200);
  }

  private static Response take(Client client, JsonNode export) {
    return client.request().body(export.toString()).post("/v1/matches/import");
  }
}
