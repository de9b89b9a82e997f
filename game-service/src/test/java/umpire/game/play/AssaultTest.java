package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** One assault through the whole service, with both reports, to its end. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class AssaultTest {
  @Test
  void anAssaultIsFoughtToItsEndAndItsDiceCanBeRecomputed(@TempDir Path folder) throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode opened = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/dice");
    String commitment = opened.path("commitment").asText();
    assertThat(opened.has("seed")).isFalse();
    JsonNode answer = Client.json(twoPlayerMatch.assault());
    assertThat(answer.path("question").isMissingNode()).isTrue();
    twoPlayerMatch.playOut();

    List<JsonNode> seen = twoPlayerMatch.events(twoPlayerMatch.allied());
    assertThat(seen).noneMatch(event -> event.toString().contains("\"brief\""));
    assertThat(seen.getLast().path("type").asText()).isEqualTo("ended");
    assertThat(twoPlayerMatch.events(twoPlayerMatch.german()).getLast().path("type").asText())
        .isEqualTo("ended");

    JsonNode dice = twoPlayerMatch.german().read(twoPlayerMatch.match(), "/dice");
    byte[] seed = HexFormat.of().parseHex(dice.path("seed").asText());
    assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(seed)))
        .isEqualTo(commitment);

    JsonNode export = twoPlayerMatch.german().read(twoPlayerMatch.match(), "/export");
    assertThat(export.path("draws").size()).isGreaterThanOrEqualTo(2);
    assertThat(export.path("outcome").path("winners").isArray()).isTrue();
    Path file = folder.resolve("match.json");
    Files.writeString(file, export.toString());
    assertThat(verify(file, commitment)).startsWith("accepted: ");
    Files.writeString(file, export.toString().replaceFirst("\"values\":\\[(\\d)", "\"values\":[9"));
    assertThat(verify(file, commitment)).startsWith("rejected: ");
    Files.writeString(file, export.toString().replaceFirst("\"die\":(\\d),", "\"die\":9,"));
    assertThat(verify(file, commitment)).startsWith("rejected: ");
  }

  private static String verify(Path file, String commitment) throws Exception {
    Process verifier =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                Path.of("..", "openapi", "verify", "VerifyDice.java").toString(),
                file.toString(),
                commitment)
            .redirectErrorStream(true)
            .start();
    try (var output = verifier.getInputStream()) {
      return new String(output.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void drawsThatOnlyOneSeatMaySeeAreListedForTheOther() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    JsonNode mine =
        twoPlayerMatch.german().read(twoPlayerMatch.match(), "/dice").path("draws").get(0);
    JsonNode other =
        twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/dice").path("draws").get(0);
    assertThat(mine.path("values").size()).isEqualTo(mine.path("shuffle").asInt());
    assertThat(other.path("number")).isEqualTo(mine.path("number"));
    assertThat(other.path("rule")).isEqualTo(mine.path("rule"));
    assertThat(other.has("values")).isFalse();
  }

  @Test
  void whoeverGivesUpEndsTheMatch() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch.german().post(twoPlayerMatch.match(), "/resign", "").then().statusCode(200);
    JsonNode header = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "");
    assertThat(header.path("status").asText()).isEqualTo("over");
    assertThat(header.path("outcome").path("level").asText()).isEqualTo("resignation");
    assertThat(header.path("outcome").path("winners").get(0).asText()).isEqualTo("allied");
    assertThat(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/dice").has("seed")).isTrue();
    twoPlayerMatch.allied().get(twoPlayerMatch.match(), "/export").then().statusCode(200);
    twoPlayerMatch.allied().post(twoPlayerMatch.match(), "/resign", "").then().statusCode(409);
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), 1, "{\"type\": \"pass\"}")
        .then()
        .statusCode(409);
  }
}
