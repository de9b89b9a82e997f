package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ExtractableResponse;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.Duel;
import umpire.local.testing.HostResource;

/** R28: the board as a viewer had it at each of its numbers. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class PastBoardTest {
  /** What somebody saw drawn for a viewer when that viewer had this number. */
  private record Sight(Client client, String seat, int seq, String board) {
    static Sight of(Duel duel, Client client, String seat) {
      Client numbered = seat.isEmpty() ? client : Client.of("cleo");
      int seq = numbered.read(duel.match(), "").path("seq").asInt();
      String board = drawn(duel, client, "?seat=" + seat).asString();
      return new Sight(client, seat, seq, board);
    }
  }

  private static ExtractableResponse<Response> drawn(Duel duel, Client client, String query) {
    return client.get(duel.match(), "/board.svg" + query).then().statusCode(200).extract();
  }

  @Test
  void R28_aBoardIsDrawnAsItsViewerHadItAtEachNumber() {
    Duel duel = Duel.begin();
    List<Sight> sights = new ArrayList<>();
    Runnable look =
        () -> {
          sights.add(Sight.of(duel, duel.allied(), ""));
          sights.add(Sight.of(duel, duel.german(), ""));
          sights.add(Sight.of(duel, duel.german(), "public"));
          sights.add(Sight.of(duel, Client.of("cleo"), ""));
        };
    look.run();
    duel.assault().then().statusCode(200);
    look.run();
    duel.playOut();
    look.run();
    assertThat(sights.stream().map(Sight::board).distinct().count()).isGreaterThan(5);
    for (Sight sight : sights) {
      String query = "?seat=" + sight.seat() + "&at=" + sight.seq();
      assertThat(drawn(duel, sight.client(), query).asString())
          .as(sight.client() + query)
          .isEqualTo(sight.board());
    }
    duel.german()
        .get(duel.match(), "/board.png?at=" + sights.get(1).seq())
        .then()
        .statusCode(200)
        .contentType("image/png")
        .headers(Map.of("Cache-Control", "private, no-store"));
  }

  @Test
  void aDraftIsNotDrawnInThePast() {
    Duel duel = Duel.begin();
    String before = drawn(duel, duel.allied(), "").asString();
    int seq = duel.allied().read(duel.match(), "").path("seq").asInt();
    duel.allied().command(duel.match(), 1, Duel.TARGET).then().statusCode(200);
    assertThat(drawn(duel, duel.allied(), "?at=" + seq).asString()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({
    "board.svg, at=-1",
    "board.svg, at=x",
    "board.svg, at=99999",
    "board.svg, at=1.5",
    "board.png, at=99999999999",
    "board.png, seat=public&at=99999"
  })
  void aNumberThatWasNotReachedIsRefused(String picture, String query) {
    Duel duel = Duel.begin();
    duel.german()
        .get(duel.match(), "/" + picture + "?" + query)
        .then()
        .statusCode(400)
        .contentType("application/problem+json")
        .body("pointer", equalTo("/at"));
  }

  @Test
  void whoMayNotSeeASeatsBoardMayNotSeeItsPast() {
    Duel duel = Duel.begin();
    for (Client other : List.of(duel.allied(), Client.of("cleo"))) {
      String sees = other.read(duel.match(), "").path("viewer").asText();
      other
          .get(duel.match(), "/board.svg?seat=german&at=1")
          .then()
          .statusCode(403)
          .body("detail", equalTo("The seat is not the caller's, who sees as " + sees + "."));
    }
  }
}
