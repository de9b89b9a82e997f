package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.Verifier;
import umpire.local.testing.HostResource;

/** An administrator goes on with an imported match, with dice that nobody has seen. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class ContinueTest {
  private static final Client ADMIN = Client.of("ada", "admin", "match:read");

  @Test
  void itStandsWhereItStoodAndIsPlayedOnUnderANewSeed(@TempDir Path folder) throws Exception {
    JsonNode old = played();
    String imported = imported(old);
    int after = fought(old) - 1;
    Response opened = on(ADMIN, imported, "{\"after\": %d}".formatted(after));
    String match =
        opened
            .then()
            .statusCode(201)
            .body("status", equalTo("open"))
            .body("seats.open", contains(true, true))
            .body("continues.match", equalTo(imported))
            .body("continues.after", equalTo(after))
            .body("continues.draws", equalTo(1))
            .body("commitment", not(equalTo(old.path("commitment").asText())))
            .extract()
            .path("id");
    Client allied = Client.of("anna");
    Client german = Client.of("bert");
    allied.post(match, "/seats/allied", "{\"salt\": \"0a\"}").then().statusCode(200);
    german.post(match, "/seats/german", "{}").then().statusCode(200);
    JsonNode then = Client.of("dora").read(imported, "?at=" + undone(imported));
    assertThat(Client.of("dora").read(match, "").path("view")).isEqualTo(then.path("view"));
    TwoPlayerMatch twoPlayerMatch = new TwoPlayerMatch(allied, german, match);
    twoPlayerMatch.assault().then().statusCode(200);
    twoPlayerMatch.playOut();
    JsonNode export = german.read(match, "/export");
    assertThat(export.at("/draws/0/number").asInt()).isEqualTo(2);
    assertThat(export.path("seed")).isNotEqualTo(old.path("seed"));
    verified(folder, export);
    allied
        .request()
        .body(export.toString())
        .post("/v1/matches/import")
        .then()
        .statusCode(422)
        .body("pointer", equalTo("/continues"));
  }

  private static void verified(Path folder, JsonNode export) throws Exception {
    String commitment = export.path("commitment").asText();
    Path file = Files.writeString(folder.resolve("match.json"), export.toString());
    assertThat(Verifier.verify(file, commitment, 1))
        .startsWith("accepted: ")
        .contains("behind 1 draws of another match");
    // Nobody leaves the first draws of a match out and says that they were another's.
    assertThat(Verifier.verify(file, commitment)).startsWith("rejected: draw 1 is not in place");
    assertThat(Verifier.verify(file, commitment, 2)).startsWith("rejected: ");
  }

  @Test
  void onlyWhereAPlayerIsWaitedForAndOnlyByAnAdministrator() throws IOException {
    JsonNode old = played();
    String imported = imported(old);
    int end = old.path("events").get(old.path("events").size() - 1).path("revision").asInt();
    for (int wrong : new int[] {-1, 0, fought(old), end, end + 1}) {
      on(ADMIN, imported, "{\"after\": %d}".formatted(wrong))
          .then()
          .statusCode(400)
          .body("pointer", equalTo("/after"));
    }
    on(ADMIN, imported, "{\"after\": 1, \"seats\": {\"swedish\": \"open\"}}")
        .then()
        .statusCode(400)
        .body("pointer", equalTo("/seats/swedish"));
    on(ADMIN, old.path("match").asText(), "{\"after\": 1}")
        .then()
        .statusCode(409)
        .body("type", equalTo("urn:umpire:problem:not-imported"));
    on(Client.of("cleo"), imported, "{\"after\": 1}").then().statusCode(403);
    on(ADMIN, imported, "{\"after\": 1, \"seats\": {\"german\": \"bert\"}}")
        .then()
        .statusCode(201)
        .body("seats[1].invited", equalTo("bert"));
  }

  private static Response on(Client client, String match, String body) {
    return client.request().body(body).post("/v1/admin/matches/" + match + "/continue");
  }

  /** A match with a draw at its start, an order taken back, and a battle. */
  private static JsonNode played() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            "{\"type\": \"step\", \"unit\": \"scots-guards\", \"to\": \"1710\"}")
        .then()
        .statusCode(200);
    twoPlayerMatch
        .allied()
        .post(twoPlayerMatch.match(), "/undo", "{\"commandId\": \"undo\"}")
        .then()
        .statusCode(200);
    twoPlayerMatch.assault().then().statusCode(200);
    twoPlayerMatch.playOut();
    return twoPlayerMatch.german().read(twoPlayerMatch.match(), "/export");
  }

  private static String imported(JsonNode export) {
    return Client.of("cleo")
        .request()
        .body(export.toString())
        .post("/v1/matches/import")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  /** The revision in which an adjudicator was asked: after it nobody is waited for. */
  private static int fought(JsonNode export) {
    return export
        .path("events")
        .valueStream()
        .filter(event -> event.path("event").has("question"))
        .mapToInt(event -> event.path("revision").asInt())
        .findFirst()
        .orElseThrow();
  }

  /** The public's own number right after the order that was taken back. */
  private static int undone(String match) {
    return Client.of("dora")
        .read(match, "/events")
        .path("events")
        .valueStream()
        .filter(event -> event.path("type").asText().equals("undone"))
        .mapToInt(event -> event.path("seq").asInt())
        .findFirst()
        .orElseThrow();
  }
}
