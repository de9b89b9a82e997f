package umpire.game;

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
import umpire.game.testing.Duel;
import umpire.local.testing.HostResource;

/** One assault through the whole service, with both reports, to its end. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class AssaultTest {
  @Test
  void anAssaultIsFoughtToItsEndAndItsDiceCanBeRecomputed(@TempDir Path folder) throws Exception {
    Duel duel = Duel.begin();
    JsonNode opened = duel.allied().read(duel.match(), "/dice");
    String commitment = opened.path("commitment").asText();
    assertThat(opened.has("seed")).isFalse();
    JsonNode answer = Client.json(duel.assault());
    assertThat(answer.path("question").isMissingNode()).isTrue();
    duel.playOut();

    List<JsonNode> seen = duel.events(duel.allied());
    assertThat(seen).noneMatch(event -> event.toString().contains("\"brief\""));
    assertThat(seen.getLast().path("type").asText()).isEqualTo("ended");
    assertThat(duel.events(duel.german()).getLast().path("type").asText()).isEqualTo("ended");

    JsonNode dice = duel.german().read(duel.match(), "/dice");
    byte[] seed = HexFormat.of().parseHex(dice.path("seed").asText());
    assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(seed)))
        .isEqualTo(commitment);

    JsonNode export = duel.german().read(duel.match(), "/export");
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
    Duel duel = Duel.begin();
    JsonNode mine = duel.german().read(duel.match(), "/dice").path("draws").get(0);
    JsonNode other = duel.allied().read(duel.match(), "/dice").path("draws").get(0);
    assertThat(mine.path("values").size()).isEqualTo(mine.path("shuffle").asInt());
    assertThat(other.path("number")).isEqualTo(mine.path("number"));
    assertThat(other.path("rule")).isEqualTo(mine.path("rule"));
    assertThat(other.has("values")).isFalse();
  }

  @Test
  void whoeverGivesUpEndsTheMatch() {
    Duel duel = Duel.begin();
    duel.german().post(duel.match(), "/resign", "").then().statusCode(200);
    JsonNode header = duel.allied().read(duel.match(), "");
    assertThat(header.path("status").asText()).isEqualTo("over");
    assertThat(header.path("outcome").path("level").asText()).isEqualTo("resignation");
    assertThat(header.path("outcome").path("winners").get(0).asText()).isEqualTo("allied");
    assertThat(duel.allied().read(duel.match(), "/dice").has("seed")).isTrue();
    duel.allied().get(duel.match(), "/export").then().statusCode(200);
    duel.allied().post(duel.match(), "/resign", "").then().statusCode(409);
    duel.allied().command(duel.match(), 1, "{\"type\": \"pass\"}").then().statusCode(409);
  }
}
