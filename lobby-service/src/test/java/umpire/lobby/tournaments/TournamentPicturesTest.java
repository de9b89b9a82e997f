package umpire.lobby.tournaments;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;
import umpire.local.testing.HostResource;

/** Standings, cross table, bracket and pairings as SVG and PNG. */
@QuarkusTest
@QuarkusTestResource(HostResource.class)
@NullUnmarked // fields are injected
class TournamentPicturesTest {
  private static final String KNOCKOUT =
      "\"scenario\": \"small\", \"format\": {\"type\": \"knockout\"}";
  private static final int WHITE = 0xffffff;
  private static final int DARK = 0x16181c;

  @Inject Publisher publisher;

  private Lobby.Member host;

  @BeforeEach
  void begin() {
    host = Lobby.Member.fresh();
    Toy.onTheShelf(publisher, host);
  }

  @Test
  void picturesShowNamesAndNeverIds() {
    Event event = Event.make(host, KNOCKOUT);
    event.led("registration");
    List<Lobby.Member> members = event.enter(4);
    event.led("running");
    event.ended(publisher, event.matches(1).getFirst(), 1, 0);
    event.until("a result", () -> event.round(1).getString("boards[0].result") != null);
    for (String picture :
        List.of(
            "/standings.svg",
            "/cross-table.svg?theme=dark",
            "/bracket.svg",
            "/rounds/1/pairings.svg")) {
      String svg =
          given()
              .get(event.path() + picture)
              .then()
              .statusCode(200)
              .contentType("image/svg+xml")
              .extract()
              .asString();
      assertThat(svg).startsWith("<").contains("Spring Open");
      for (Lobby.Member member : members) {
        assertThat(svg).contains(member.name()).doesNotContain(member.id());
      }
    }
    given().get(event.path() + "/standings.svg?theme=red").then().statusCode(400);
    given().get(event.path() + "/rounds/7/pairings.svg").then().statusCode(404);
    Event swiss =
        Event.make(
            host, "\"scenario\": \"small\", \"format\": {\"type\": \"swiss\", \"rounds\": 3}");
    swiss.led("published");
    given().get(swiss.path() + "/bracket.svg").then().statusCode(409);
    given().get(swiss.path() + "/standings.svg").then().statusCode(200);
  }

  @Test
  void eachPictureIsMadePixelsOfTheSameSizeLightAndDark() throws IOException {
    Event event = running();
    for (String picture : List.of("/standings", "/cross-table", "/bracket", "/rounds/1/pairings")) {
      String svg = given().get(event.path() + picture + ".svg").asString();
      BufferedImage light = pixels(event, picture + ".png");
      assertThat(svg)
          .contains("width=\"" + light.getWidth() + "\"", "height=\"" + light.getHeight() + "\"");
      assertThat(colours(light)).contains(WHITE).doesNotContain(DARK);
      assertThat(colours(pixels(event, picture + ".png?theme=dark"))).contains(DARK);
    }
    given().get(event.path() + "/standings.png?theme=red").then().statusCode(400);
    given().get(event.path() + "/rounds/7/pairings.png").then().statusCode(404);
  }

  @Test
  void pixelsHaveTheVersionAsTheirTagAndFollowIt() {
    Event event = running();
    Response first = given().get(event.path() + "/rounds/1/pairings.png");
    String tag = first.then().statusCode(200).extract().header("ETag");
    given()
        .header("If-None-Match", tag)
        .get(event.path() + "/rounds/1/pairings.png")
        .then()
        .statusCode(304);
    event.ended(publisher, event.matches(1).getFirst(), 1, 0);
    event.until("a result", () -> event.round(1).getString("boards[0].result") != null);
    Response second =
        given().header("If-None-Match", tag).get(event.path() + "/rounds/1/pairings.png");
    second.then().statusCode(200);
    assertThat(second.asByteArray()).isNotEqualTo(first.asByteArray());
  }

  @Test
  void aDraftIsDrawnForItsStaffAlone() {
    Event event = Event.make(host, KNOCKOUT);
    host.request().get(event.path() + "/standings.png").then().statusCode(200);
    given().get(event.path() + "/standings.png").then().statusCode(404);
    Lobby.Member.fresh().request().get(event.path() + "/standings.png").then().statusCode(404);
  }

  private Event running() {
    Event event = Event.make(host, KNOCKOUT);
    event.led("registration");
    event.enter(4);
    event.led("running");
    return event;
  }

  private static BufferedImage pixels(Event event, String picture) throws IOException {
    Response answer = given().get(event.path() + picture);
    answer.then().statusCode(200).contentType("image/png");
    return ImageIO.read(new ByteArrayInputStream(answer.asByteArray()));
  }

  private static Set<Integer> colours(BufferedImage image) {
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        colours.add(image.getRGB(x, y) & 0xffffff);
      }
    }
    return colours;
  }
}
