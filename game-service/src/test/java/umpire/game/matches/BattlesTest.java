package umpire.game.matches;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.api.shape.history.BattleShape;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** The battles of a match: their dice, keys and reports. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class BattlesTest {
  /** As requests are read: unknown and missing members are refused. */
  @Inject ObjectMapper strict;

  @Test
  void everyoneMaySeeTheDiceAndTheReportOfABattleThatWasFought() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    assertThat(all(twoPlayerMatch.allied(), twoPlayerMatch.match())).isEmpty();
    twoPlayerMatch.assault().then().statusCode(200);
    List<BattleShape> battles = all(twoPlayerMatch.german(), twoPlayerMatch.match());
    assertThat(battles).hasSize(1);
    BattleShape.RoundShape round = battles.getFirst().rounds().getFirst();
    assertThat(round.key()).hasSize(64);
    assertThat(round.values()).hasSameSizeAs(round.sides()).isNotEmpty();
    assertThat(round.events().getFirst().type()).isEqualTo("assault-fought");
    assertThat(round.events().getFirst().findings()).isNotEmpty();
    assertThat(all(twoPlayerMatch.allied(), twoPlayerMatch.match())).hasSize(1);
    assertThat(
            strict.readValue(
                twoPlayerMatch.allied().read(twoPlayerMatch.match(), "/battles/1").toString(),
                BattleShape.class))
        .isEqualTo(all(twoPlayerMatch.allied(), twoPlayerMatch.match()).getFirst());
    for (String none : List.of("/battles/2", "/battles/0", "/battles/x")) {
      twoPlayerMatch.allied().get(twoPlayerMatch.match(), none).then().statusCode(404);
    }
    new Client("nobody", "no-token").get(twoPlayerMatch.match(), "/battles").then().statusCode(401);
  }

  private List<BattleShape> all(Client client, String match) throws Exception {
    return strict
        .readValue(client.read(match, "/battles").toString(), BattleShape.AllShape.class)
        .battles();
  }
}
