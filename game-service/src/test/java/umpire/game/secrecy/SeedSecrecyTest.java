package umpire.game.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.DrawKey;
import umpire.local.testing.HostResource;

/** R54, R66, F4, F5, F15: nothing that is shown before the end says anything of the seed. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class SeedSecrecyTest {
  private static final int MATCHES = 24;

  @Inject AgroalDataSource database;

  @Test
  void F15_noGeneratorStateIsShownBeforeTheEnd() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    StringBuilder answers = new StringBuilder(twoPlayerMatch.assault().asString());
    for (Client client :
        new Client[] {twoPlayerMatch.allied(), twoPlayerMatch.german(), Client.of("cleo")}) {
      for (String path : new String[] {"", "?at=2", "/decision", "/events", "/dice", "/battles"}) {
        answers.append(client.get(twoPlayerMatch.match(), path).asString());
      }
      answers.append(client.get(twoPlayerMatch.match(), "/export?seat=me").asString());
      answers.append(client.get(twoPlayerMatch.match(), "/export").asString());
      answers.append(client.request().get("/v1/matches?limit=100").asString());
    }
    answers.append(RestAssured.get("/v1/matches").asString());
    byte[] seed = seed(twoPlayerMatch.match());
    JsonNode draws = twoPlayerMatch.german().read(twoPlayerMatch.match(), "/dice").path("draws");
    assertThat(draws.size()).isGreaterThanOrEqualTo(2);
    assertThat(answers.toString()).doesNotContain(HexFormat.of().formatHex(seed));
    // A battle's own key is shown with its dice: it gives no other draw, and the next has none yet.
    String next =
        DrawKey.of(
                seed,
                twoPlayerMatch.match(),
                draws.size() + 1,
                new RuleId(draws.get(draws.size() - 1).path("rule").asText()),
                Map.of("allied", "", "german", ""))
            .hex();
    assertThat(answers.toString()).doesNotContain(next).doesNotContain("\"seed\"");
  }

  @Test
  void F4_F5_aSeedHasNothingOfWhatIsPublic() throws Exception {
    Set<String> seeds = new HashSet<>();
    Set<String> pieces = new HashSet<>();
    for (int i = 0; i < MATCHES; i++) {
      String match = Client.of("anna").open("narvik", "one-assault", "{}");
      String seed = HexFormat.of().formatHex(seed(match));
      seeds.add(seed);
      String id = match.replace("-", "");
      for (int at = 0; at + 12 <= id.length(); at += 2) {
        assertThat(seed).doesNotContain(id.substring(at, at + 12));
      }
      for (int at = 0; at + 12 <= seed.length(); at += 2) {
        assertThat(pieces.add(seed.substring(at, at + 12))).as("six bytes met before").isTrue();
      }
    }
    assertThat(seeds).hasSize(MATCHES);
  }

  private byte[] seed(String match) throws Exception {
    try (Connection connection = database.getConnection();
        PreparedStatement read =
            connection.prepareStatement("select seed from match where id = ?")) {
      read.setObject(1, UUID.fromString(match));
      try (ResultSet rows = read.executeQuery()) {
        assertThat(rows.next()).isTrue();
        return rows.getBytes(1);
      }
    }
  }
}
