package umpire.game.matches;

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
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** R28: the board as a viewer had it at each of its numbers. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class PastBoardTest {
  /** What somebody saw drawn for a viewer when that viewer had this number. */
  private record Sight(Client client, String seat, int seq, String board) {
    static Sight of(TwoPlayerMatch twoPlayerMatch, Client client, String seat) {
      Client numbered = seat.isEmpty() ? client : Client.of("cleo");
      int seq = numbered.read(twoPlayerMatch.match(), "").path("seq").asInt();
      String board = drawn(twoPlayerMatch, client, "?seat=" + seat).asString();
      return new Sight(client, seat, seq, board);
    }
  }

  private static ExtractableResponse<Response> drawn(
      TwoPlayerMatch twoPlayerMatch, Client client, String query) {
    return client
        .get(twoPlayerMatch.match(), "/board.svg" + query)
        .then()
        .statusCode(200)
        .extract();
  }

  @Test
  void R28_aBoardIsDrawnAsItsViewerHadItAtEachNumber() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    List<Sight> sights = new ArrayList<>();
    Runnable look =
        () -> {
          sights.add(Sight.of(twoPlayerMatch, twoPlayerMatch.allied(), ""));
          sights.add(Sight.of(twoPlayerMatch, twoPlayerMatch.german(), ""));
          sights.add(Sight.of(twoPlayerMatch, twoPlayerMatch.german(), "public"));
          sights.add(Sight.of(twoPlayerMatch, Client.of("cleo"), ""));
        };
    look.run();
    twoPlayerMatch.assault().then().statusCode(200);
    look.run();
    twoPlayerMatch.playOut();
    look.run();
    assertThat(sights.stream().map(Sight::board).distinct().count()).isGreaterThan(5);
    for (Sight sight : sights) {
      String query = "?seat=" + sight.seat() + "&at=" + sight.seq();
      assertThat(drawn(twoPlayerMatch, sight.client(), query).asString())
          .as(sight.client() + query)
          .isEqualTo(sight.board());
    }
    twoPlayerMatch
        .german()
        .get(twoPlayerMatch.match(), "/board.png?at=" + sights.get(1).seq())
        .then()
        .statusCode(200)
        .contentType("image/png")
        .headers(Map.of("Cache-Control", "private, no-store"));
  }

  @Test
  void aDraftIsNotDrawnInThePast() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String before = drawn(twoPlayerMatch, twoPlayerMatch.allied(), "").asString();
    int seq = twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("seq").asInt();
    twoPlayerMatch
        .allied()
        .command(twoPlayerMatch.match(), 1, TwoPlayerMatch.TARGET)
        .then()
        .statusCode(200);
    assertThat(drawn(twoPlayerMatch, twoPlayerMatch.allied(), "?at=" + seq).asString())
        .isEqualTo(before);
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
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch
        .german()
        .get(twoPlayerMatch.match(), "/" + picture + "?" + query)
        .then()
        .statusCode(400)
        .contentType("application/problem+json")
        .body("pointer", equalTo("/at"));
  }

  @Test
  void whoMayNotSeeASeatsBoardMayNotSeeItsPast() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    for (Client other : List.of(twoPlayerMatch.allied(), Client.of("cleo"))) {
      String sees = other.read(twoPlayerMatch.match(), "").path("viewer").asText();
      other
          .get(twoPlayerMatch.match(), "/board.svg?seat=german&at=1")
          .then()
          .statusCode(403)
          .body("detail", equalTo("The seat is not the caller's, who sees as " + sees + "."));
    }
  }
}
