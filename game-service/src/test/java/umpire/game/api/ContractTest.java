package umpire.game.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.PublishedContract;
import umpire.chassis.testing.TestIssuer;
import umpire.game.api.shape.catalogue.BotsShape;
import umpire.game.api.shape.event.EventsShape;
import umpire.game.api.shape.history.DiceShape;
import umpire.game.api.shape.history.ExportShape;
import umpire.game.api.shape.history.FairPlayShape;
import umpire.game.api.shape.match.MatchShape;
import umpire.game.api.shape.match.MatchesShape;
import umpire.game.api.shape.play.CommandsShape;
import umpire.game.api.shape.play.DecisionShape;
import umpire.game.testing.Client;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** The published contract is the one that the service serves, and answers are as it says. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class ContractTest {
  /** As requests are read: unknown and missing members are refused. */
  @Inject ObjectMapper strict;

  @Test
  void equalsThePublishedOne() throws IOException {
    PublishedContract.isServed("game-service");
  }

  @Test
  void answersAreAsItSays() throws Exception {
    Client opener = Client.of("olga");
    String open = opener.open("narvik", "one-assault", "{}");
    read(opener, open, "", MatchShape.class);
    read(opener, open, "/decision", DecisionShape.class);
    MatchesShape page = strict.readValue(given().get("/v1/matches").asString(), MatchesShape.class);
    assertThat(page.matches()).isNotEmpty();
    Client.bot("contractor", "narvik");
    assertThat(strict.readValue(given().get("/v1/bots").asString(), BotsShape.class).bots())
        .isNotEmpty();
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    read(twoPlayerMatch.allied(), twoPlayerMatch.match(), "/decision", DecisionShape.class);
    CommandsShape draft =
        strict.readValue(
            twoPlayerMatch
                .allied()
                .command(twoPlayerMatch.match(), 1, TwoPlayerMatch.TARGET)
                .asString(),
            CommandsShape.class);
    assertThat(draft.draft()).isNotNull();
    CommandsShape fought =
        strict.readValue(
            twoPlayerMatch
                .allied()
                .command(twoPlayerMatch.match(), 1, twoPlayerMatch.commitment())
                .asString(),
            CommandsShape.class);
    assertThat(fought.events()).isNotEmpty();
    twoPlayerMatch.playOut();
    for (Client client : List.of(twoPlayerMatch.allied(), twoPlayerMatch.german(), opener)) {
      assertThat(read(client, twoPlayerMatch.match(), "", MatchShape.class).status())
          .isEqualTo("over");
      read(client, twoPlayerMatch.match(), "/decision", DecisionShape.class);
      assertThat(read(client, twoPlayerMatch.match(), "/events", EventsShape.class).events())
          .isNotEmpty();
      assertThat(read(client, twoPlayerMatch.match(), "/dice", DiceShape.class).seed()).isNotNull();
      assertThat(read(client, twoPlayerMatch.match(), "/export", ExportShape.class).draws())
          .isNotEmpty();
      assertThat(read(client, twoPlayerMatch.match(), "/fair-play", FairPlayShape.class).seats())
          .hasSize(2);
    }
  }

  private <T> T read(Client client, String match, String path, Class<T> shape)
      throws JsonProcessingException {
    return strict.readValue(client.read(match, path).toString(), shape);
  }
}
