package umpire.lobby.tournaments.receipts;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.crypto.Ed25519Verifier;
import com.nimbusds.jose.jwk.JWKSet;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Ends;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Loopback;
import umpire.lobby.testing.Moderation;
import umpire.lobby.testing.ProviderServer;
import umpire.lobby.testing.Toy;
import umpire.lobby.tournaments.Event;
import umpire.local.testing.HostResource;

/**
 * Receipts are verified as docs/receipts.md says, by openssl, and by a library that is not ours.
 */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@QuarkusTestResource(ProviderServer.class)
@QuarkusTestResource(Loopback.class)
@NullUnmarked // fields are injected
class ReceiptsTest {
  private static final String ROTATION = "/v1/receipt-keys";
  private static final Pattern PROGRAM = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL);

  @Inject Publisher publisher;
  @Inject Mutiny.SessionFactory sessions;
  @TempDir Path folder;

  private Lobby.Member host;

  @BeforeEach
  void begin() {
    host = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, host);
  }

  @Test
  void anybodyVerifiesTheReceiptOfABoardAndNoByteCanBeChanged() throws Exception {
    Event event =
        Event.make(
            host,
            "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 1},"
                + " \"nextRound\": \"by-hand\"");
    event.led("registration");
    event.enter(2);
    event.led("running");
    String path = event.path() + "/rounds/1/boards/1/receipt";
    given().get(path).then().statusCode(409).body("type", containsString("no-result"));
    List<String> players = event.round(1).getList("boards[0].players.account");
    List<String> names = event.round(1).getList("boards[0].players.name");
    String match = event.matches(1).getFirst();
    Ends.of(
        publisher,
        match,
        event.id(),
        "{\"red\": 0.75, \"blue\": 0.25}",
        "{\"red\": \"%s\", \"blue\": \"%s\"}".formatted(players.get(0), players.get(1)));
    event.until("a result", () -> event.round(1).getString("boards[0].result") != null);
    String receipt = given().get(path).then().statusCode(200).extract().path("receipt");
    Files.writeString(
        folder.resolve("keys.json"), given().get("/v1/.well-known/receipt-keys.json").asString());
    JsonPath said = new JsonPath(verified(receipt));
    assertThat(said.getString("tournament")).isEqualTo(event.id());
    assertThat(said.getList("players.points")).isEqualTo(List.of(1f, 0f));
    assertThat(said.getString("matches[0].match")).isEqualTo(match);
    assertThat(said.getString("matches[0].level")).isEqualTo("decisive");
    assertThat(said.getString("matches[0].dice.commitment")).isEqualTo("c0ffee");
    assertThat(said.getString("matches[0].seats.find { it.seat == 'red' }.name"))
        .isEqualTo(names.get(0));
    assertThat(byLibrary(receipt)).isTrue();
    // The middle of header, payload and signature, and one of the payload's ends.
    String[] parts = receipt.split("\\.", -1);
    int payload = parts[0].length() + 1;
    int signature = payload + parts[1].length() + 1;
    for (int place :
        List.of(
            payload + 3,
            payload + parts[1].length() / 2,
            signature - 4,
            signature + 3,
            signature + parts[2].length() / 2)) {
      String changed = changed(receipt, place);
      assertThat(exit(changed)).as("changed at %d", place).isNotZero();
      assertThat(byLibrary(changed)).as("changed at %d", place).isFalse();
    }
    assertThat(exit(changed(receipt, parts[0].length() / 2))).isNotZero();
    given().get(event.path() + "/rounds/1/boards/2/receipt").then().statusCode(404);
  }

  @Test
  void theReceiptOfABulkIsOfItsHost() throws Exception {
    JsonPath bulk =
        host.request()
            .body(
                Map.of(
                    "id",
                    "receipts",
                    "game",
                    "toy",
                    "scenario",
                    "small",
                    "matches",
                    List.of(Map.of("players", List.of(host.id(), Lobby.Member.fresh().id())))))
            .post("/v1/bulk-matches")
            .jsonPath();
    String path = "/v1/bulk-matches/" + bulk.getString("id");
    host.request().get(path + "/matches/1/receipt").then().statusCode(409);
    Ends.of(publisher, bulk.getString("matches[0].match"), "", "{\"red\": 1, \"blue\": 0}");
    Lobby.until(
        Toy.DEADLINE,
        "it is over",
        () -> host.request().get(path).jsonPath().getInt("counts.over") == 1);
    String receipt =
        host.request()
            .get(path + "/matches/1/receipt")
            .then()
            .statusCode(200)
            .extract()
            .path("receipt");
    Files.writeString(
        folder.resolve("keys.json"), given().get("/v1/.well-known/receipt-keys.json").asString());
    JsonPath said = new JsonPath(verified(receipt));
    assertThat(said.getString("bulk")).isEqualTo(bulk.getString("id"));
    assertThat(said.getList("matches[0].seats.score")).isEqualTo(List.of(0f, 1f));
    Lobby.Member stranger = Lobby.Member.fresh();
    stranger.request().get(path + "/matches/1/receipt").then().statusCode(404);
    host.request().get(path + "/matches/2/receipt").then().statusCode(404);
  }

  @Test
  void aReplacedKeyStaysPublishedAndItsReceiptsHold() throws Exception {
    Lobby.Member admin = Moderation.administrator(sessions);
    String path = bulkOver() + "/matches/1/receipt";
    String old = host.request().get(path).path("receipt");
    String kid = kid(old);
    assertThat(keys().getString("keys[-1].kid")).isEqualTo(kid);
    assertThat(keys().getString("keys[-1].validUntil")).isNull();

    host.request().body(Map.of("replaces", kid)).post(ROTATION).then().statusCode(403);
    given()
        .contentType("application/json")
        .body(Map.of("replaces", kid))
        .post(ROTATION)
        .then()
        .statusCode(401);
    replaced(admin, "none").then().statusCode(409).body("type", containsString("another-key"));
    assertThat(keys().getString("keys[-1].kid")).isEqualTo(kid);

    // Asked for several times at once, it is replaced once.
    List<Integer> answers =
        IntStream.range(0, 4)
            .parallel()
            .mapToObj(_ -> replaced(admin, kid).statusCode())
            .sorted()
            .toList();
    assertThat(answers).containsExactly(200, 409, 409, 409);
    JsonPath keys = keys();
    assertThat(keys.getString("keys[-2].kid")).isEqualTo(kid);
    assertThat(keys.getString("keys[-2].validUntil"))
        .isEqualTo(keys.getString("keys[-1].validFrom"));
    assertThat(keys.getString("keys[-1].validUntil")).isNull();
    assertThat(keys.prettify()).doesNotContain("\"d\"");

    String fresh = host.request().get(path).path("receipt");
    assertThat(kid(fresh)).isEqualTo(keys.getString("keys[-1].kid")).isNotEqualTo(kid);
    Files.writeString(folder.resolve("keys.json"), keys.prettify());
    for (String receipt : List.of(old, fresh)) {
      verified(receipt);
      assertThat(byLibrary(receipt)).isTrue();
    }
    // What a key signed when it no longer was the one that signs is no receipt.
    Files.writeString(
        folder.resolve("keys.json"),
        keys.prettify().replace(keys.getString("keys[-1].validFrom"), "2020-01-01T00:00:00Z"));
    assertThat(exit(old)).isNotZero();
    assertThat(exit(fresh)).isZero();
  }

  private static JsonPath keys() {
    return given().get("/v1/.well-known/receipt-keys.json").jsonPath();
  }

  private static Response replaced(Lobby.Member by, String kid) {
    return by.request().body(Map.of("replaces", kid)).post(ROTATION);
  }

  private static String kid(String receipt) throws Exception {
    return JWSObject.parse(receipt).getHeader().getKeyID();
  }

  /** The address of a bulk of one match, which is over. */
  private String bulkOver() {
    JsonPath bulk =
        host.request()
            .body(
                Map.of(
                    "id",
                    "rotation",
                    "game",
                    "toy",
                    "scenario",
                    "small",
                    "matches",
                    List.of(Map.of("players", List.of(host.id(), Lobby.Member.fresh().id())))))
            .post("/v1/bulk-matches")
            .jsonPath();
    String path = "/v1/bulk-matches/" + bulk.getString("id");
    Ends.of(publisher, bulk.getString("matches[0].match"), "", "{\"red\": 1, \"blue\": 0}");
    Lobby.until(
        Toy.DEADLINE,
        "it is over",
        () -> host.request().get(path).jsonPath().getInt("counts.over") == 1);
    return path;
  }

  @Test
  void aReceiptIsNoToken() {
    String jwks = given().get("/v1/.well-known/jwks.json").asString();
    List<String> keys = given().get("/v1/.well-known/receipt-keys.json").path("keys.kid");
    assertThat(keys).isNotEmpty().doesNotHaveDuplicates();
    assertThat(jwks).doesNotContain(keys);
    assertThat(given().get("/v1/.well-known/receipt-keys.json").asString()).doesNotContain("\"d\"");
  }

  private static String changed(String receipt, int place) {
    char other = receipt.charAt(place) == 'A' ? 'B' : 'A';
    return receipt.substring(0, place) + other + receipt.substring(place + 1);
  }

  private boolean byLibrary(String receipt) throws Exception {
    JWSObject object = JWSObject.parse(receipt);
    JWKSet keys = JWKSet.load(folder.resolve("keys.json").toFile());
    return object.verify(
        new Ed25519Verifier(keys.getKeyByKeyId(object.getHeader().getKeyID()).toOctetKeyPair()));
  }

  private String verified(String receipt) throws Exception {
    assertThat(exit(receipt)).as(Files.readString(folder.resolve("log"))).isZero();
    return Files.readString(folder.resolve("printed"));
  }

  /** What the program of the page says of a receipt. */
  private int exit(String receipt) throws Exception {
    Path program = folder.resolve("verify.py");
    Files.writeString(program, documented());
    Files.writeString(folder.resolve("receipt.txt"), receipt);
    Process verify =
        new ProcessBuilder("python3", program.toString(), "receipt.txt", "keys.json")
            .directory(folder.toFile())
            .redirectError(folder.resolve("log").toFile())
            .redirectOutput(folder.resolve("printed").toFile())
            .start();
    assertThat(verify.waitFor(20, TimeUnit.SECONDS)).isTrue();
    return verify.exitValue();
  }

  private static String documented() throws IOException {
    Matcher found = PROGRAM.matcher(Files.readString(Path.of("../docs/receipts.md")));
    assertThat(found.find()).isTrue();
    return found.group(1);
  }
}
